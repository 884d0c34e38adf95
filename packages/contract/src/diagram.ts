import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id } from './http/fields.ts'
import { fileBytes } from './http/file.ts'

const params = z.object({ id })

export const showOrderDiagram = endpoint({
  method: 'GET',
  path: '/invoice/:id/diagram',
  requires: 'orders.read',
  summary: 'The single-line diagram of an order’s kit with its equipment; 404 without a sized kit (C-179).',
  params,
  response: z.object({
    /** The text of the file; the page reads its elements and never its markup. */
    svg: z.string(),
    equipment: z.array(z.object({ code: z.string(), name: z.string(), quantity: z.number().int() })),
    /** What the sheet lacks: 'responsável técnico'. */
    missing: z.array(z.string()),
  }),
})
export type DiagramView = z.infer<typeof showOrderDiagram.response>

export const drawDiagram = endpoint({
  method: 'GET',
  path: '/invoice/:id/diagram.svg',
  requires: 'orders.read',
  summary: 'The single-line diagram of an order’s kit as an SVG of an A3 sheet; a draft, without a technician (C-179).',
  params,
  response: fileBytes,
  callsPerMinute: 60,
  evidence: 'exported',
})
