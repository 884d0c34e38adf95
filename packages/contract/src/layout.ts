import { layoutMounts, roofRange } from '@girassol/domain/layout'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id } from './http/fields.ts'
import { fileBytes } from './http/file.ts'

/** What the layout of a kit is drawn from; lengths in millimetres (C-181). */
export const layoutOrder = z.object({
  /** Of a module in portrait. */
  lengthMm: z.number(),
  widthMm: z.number(),
  mount: z.enum(layoutMounts),
  /** Degrees, south negative. */
  latitude: z.number(),
  lines: z.array(z.object({ panels: z.number().int(), lines: z.number().int() })).readonly(),
  /** Null when the modules were put together by hand: then no string is known. */
  wiring: z
    .object({
      isMicro: z.boolean(),
      loads: z
        .array(
          z.object({
            count: z.number().int(),
            mppts: z.array(z.object({ strings: z.number().int(), modulesPerString: z.number().int() })).readonly(),
          }),
        )
        .readonly(),
      unitsPerBranch: z.number().int(),
    })
    .nullable(),
})

const params = z.object({ id })

export const showLayout = endpoint({
  method: 'GET',
  path: '/invoice/:id/layout',
  requires: 'orders.read',
  summary: 'What the layout of an order’s modules is drawn from; 404 without modules whose size is known (C-181).',
  params,
  response: z.object({
    order: layoutOrder,
    moduleName: z.string(),
    /** Watts of one module. */
    modulePowerW: z.number(),
  }),
})

const metres = z.coerce
  .number<number>()
  .min(roofRange.least)
  .max(roofRange.most)
  .refine((value) => Number(value.toFixed(2)) === value, 'No máximo 2 casas decimais')
  .optional()

export const drawLayout = endpoint({
  method: 'GET',
  path: '/invoice/:id/layout.svg',
  requires: 'orders.read',
  summary: 'The layout of an order’s modules as an SVG to scale; with a free roof it marks what does not fit (C-181).',
  params,
  /** Metres of the free roof. */
  query: z.object({ roofWidth: metres, roofHeight: metres }),
  response: fileBytes,
  callsPerMinute: 60,
  evidence: 'exported',
})
