import { supplyNames } from '@girassol/domain/generator'
import { z } from 'zod'
import { id, text, uf } from '../http/fields.ts'

/** The generator options of a type MP order, stored so that the kit can be checked and resized later (C-23). */
export const generatorOptions = z.object({
  power: z.number().min(0).max(200),
  inverterBrandId: text(10),
  inverterId: text(30),
  moduleId: text(30),
  roofTypeId: id,
  /** The electrical supply of the building; without it every inverter is considered. */
  supply: z.enum(supplyNames).optional(),
  /** The state to size for, when the delivery of the cart is about to change to it. */
  uf: z.optional(uf),
})
