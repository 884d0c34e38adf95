import { conditionLimits } from '@girassol/domain/payment-methods'
import * as z from 'zod/mini'
import { requiredText, wholeNumber } from '../http/fields.ts'

const { instalments, days } = conditionLimits

export const otherMethodBody = z.object({
  code: requiredText(30).check(z.regex(/^[0-9A-Za-z.-]*$/, 'Use letras, números, ponto e hífen')),
  description: requiredText(200),
  quantityInstallment: wholeNumber(1, instalments, `De 1 a ${instalments} parcelas`),
  rangeInstallment: wholeNumber(0, days, `De 0 a ${days} dias`),
})
export type OtherMethodBody = z.infer<typeof otherMethodBody>
