import { extractDigits } from '@girassol/domain/shared'
import { mostVoucherNumberDigits } from '@girassol/domain/vouchers'
import * as z from 'zod/mini'
import { calendarDay, nonNegativeReais, text } from '../http/fields.ts'

const voucherNumber = text(40).check(
  z.refine(
    (value) => extractDigits(value).length <= mostVoucherNumberDigits,
    `No máximo ${mostVoucherNumberDigits} dígitos`,
  ),
)

/** A day, or an instant, whose day in São Paulo counts. */
const voucherDate = z.union([calendarDay, z.iso.datetime({ offset: true })], {
  error: ({ input }) => (input ? 'Data inválida' : 'Campo obrigatório'),
})

/** The payment data of a voucher (VOU-027). The bank account is one of the distributor's, or none. */
export const voucherBody = z.object({
  voucherDate,
  voucherNumber: z.nullish(voucherNumber),
  voucherAmount: z.nullish(nonNegativeReais),
  bankAccount: z.nullish(text(40)),
  bankAccountName: z.nullish(text(100)),
})
export type VoucherBody = z.infer<typeof voucherBody>
