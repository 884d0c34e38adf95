import { supplyNames } from '@girassol/domain/generator'
import * as z from 'zod/mini'
import { id, productCode, uf } from '../http/fields.ts'

const power = z.number().check(z.minimum(0.1), z.maximum(200))

/** KIT-001 by program: the power in kWp, and the module and inverter by their product codes. */
export const sizeKitsBody = z.strictObject({
  power,
  module: productCode,
  inverter: productCode,
  /** The number of the roof type. */
  roof: id,
  state: uf,
  /** The electrical supply of the building; without it every inverter is considered. */
  supply: z.optional(z.enum(supplyNames)),
})

const part = z.object({ code: z.string(), name: z.string(), power: z.number() })
const price = z.optional(z.number())

const kit = z.object({
  module: part,
  inverter: part,
  modules: z.int(),
  inverters: z.int(),
  /** W of all modules. */
  power: z.number(),
  phases: z.int(),
  dcAcRatio: z.number(),
  strings: z.string(),
  warnings: z.array(z.object({ code: z.string(), text: z.string() })),
  items: z.array(z.object({ code: z.string(), quantity: z.int() })),
  total: price,
  pricePerWp: price,
})

export const sizedKits = z.object({
  kits: z.array(kit),
  /** Why the module and the inverter make no kit of this power; null when they do. */
  reason: z.nullable(z.object({ code: z.string(), text: z.string() })),
})
export type SizedKits = z.infer<typeof sizedKits>
