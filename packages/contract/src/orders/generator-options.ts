import { supplyNames } from '@girassol/domain/generator'
import { z } from 'zod'
import { id, text, uf } from '../http/fields.ts'

/** The generator's options of a type MP order, kept so that the kit can be checked and resized later (C-23). */
export const generatorOptions = z.object({
  power: z.number().min(0).max(200),
  inverterBrandId: text(10),
  inverterId: text(30),
  moduleId: text(30),
  roofTypeId: id,
  /** How the building is fed; without it every inverter is looked at. */
  supply: z.enum(supplyNames).optional(),
  /** The state to size for, when it is not where the cart goes yet: the delivery it is being changed to. */
  uf: z.optional(uf),
})
