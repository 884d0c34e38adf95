import * as z from 'zod/mini'
import { nonNegativeReais, text } from '../http/fields.ts'

const instalment = z.object({
  numberInstallment: z.int().check(z.minimum(1), z.maximum(72)),
  value: nonNegativeReais,
  /** A day, or an instant, whose day in São Paulo counts. */
  dueDate: z.union([z.iso.date(), z.iso.datetime({ offset: true })]),
})

/** The released condition of the others method; the domain's rule compares it with the order (PAY-017…PAY-024). */
export const releaseBody = z.object({
  code: text(30),
  description: text(200),
  quantityInstallment: z.int().check(z.minimum(0), z.maximum(72)),
  rangeInstallment: z.int().check(z.minimum(0), z.maximum(3650)),
  installments: z.array(instalment).check(z.maxLength(72)),
})
