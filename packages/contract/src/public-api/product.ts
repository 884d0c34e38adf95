import { z } from 'zod'
import { registrationView } from '../catalogue/product-view.ts'

const named = z.object({ code: z.string(), name: z.string() })

/** When units can be shipped; `day` only of a product that is expected on that day. */
export const apiAvailability = z.object({
  kind: z.enum(['IMMEDIATE', 'ON_REQUEST', 'DAY', 'NONE']),
  day: z.iso.date().nullable(),
})
export type ApiAvailability = z.infer<typeof apiAvailability>

/** Reais with two decimals; absent without the scope prices:read (API-005). */
export const apiPrice = z.number().optional()

export const apiProduct = z.object({
  code: z.string(),
  name: z.string(),
  group: named,
  brand: named.nullable(),
  unit: z.string(),
  /** W: a module's or kit's power, an inverter's nominal AC power. */
  power: z.number().nullable(),
  availability: apiAvailability,
  price: apiPrice,
})
export type ApiProduct = z.infer<typeof apiProduct>

export const apiProductDetail = apiProduct.extend({
  description: z.string(),
  sheet: z.array(z.object({ name: z.string(), text: z.string() })),
  /** Addresses that the key opens. */
  datasheets: z.array(z.object({ name: z.string(), address: z.string() })),
  inmetro: registrationView,
  /** The contents of a ready kit. */
  contents: z.array(z.object({ code: z.string(), name: z.string(), quantity: z.number() })),
})
export type ApiProductDetail = z.infer<typeof apiProductDetail>
