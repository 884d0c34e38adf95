import { z } from 'zod'
import { financingLineBody } from './financing-lines/financing-line-body.ts'
import { endpoint } from './http/endpoint.ts'
import { id } from './http/fields.ts'

const financingLine = z.object({
  id,
  ...financingLineBody.shape,
  /** Counts the changes; an edit sends the version it started from. */
  version: z.number().int(),
})
export type FinancingLineView = z.infer<typeof financingLine>

export const listFinancingLines = endpoint({
  method: 'GET',
  path: '/admin/financing-lines',
  requires: 'financingLines.read',
  summary: 'The financing lines that a proposal may be offered with, by bank and rate (PROP-022).',
  response: z.array(financingLine),
})

export const addFinancingLine = endpoint({
  method: 'POST',
  path: '/admin/financing-lines',
  requires: 'financingLines.manage',
  summary: 'Add a financing line.',
  body: financingLineBody,
  response: financingLine,
  status: 201,
})

export const changeFinancingLine = endpoint({
  method: 'PUT',
  path: '/admin/financing-lines/:id',
  requires: 'financingLines.manage',
  summary: 'Change a financing line; refused when another user did since the version the edit began with.',
  params: z.object({ id }),
  body: z.strictObject({ ...financingLineBody.shape, version: id }),
  response: financingLine,
})

export const removeFinancingLine = endpoint({
  method: 'DELETE',
  path: '/admin/financing-lines/:id',
  requires: 'financingLines.manage',
  summary: 'Remove a financing line; proposals have copies of it.',
  params: z.object({ id }),
  response: z.null(),
  status: 204,
})
