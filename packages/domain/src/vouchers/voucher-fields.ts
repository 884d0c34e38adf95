import { type Cents, centsFrom } from '../shared/money.ts'
import { extractDigits } from '../shared/text.ts'

/** The length of the ERP's field for a bank number (E1_NUMBCO). */
export const mostVoucherNumberDigits = 15

const mostWholeDigits = 8

/** VOU-024: digits only. */
export const cleanVoucherNumber = (typed: string): string => extractDigits(typed).slice(0, mostVoucherNumberDigits)

/** VOU-025: digits and one comma, with at most two digits after it. */
export const cleanVoucherAmount = (typed: string): string => {
  const [whole = '', ...rest] = typed.replace(/[^\d,]+/g, '').split(',')
  const reais = whole.slice(0, mostWholeDigits)
  return rest.length === 0 ? reais : `${reais},${rest.join('').slice(0, 2)}`
}

/** VOU-019: '10,50' → 1050 cents, the comma as decimal separator; null for a text without a digit. */
export const readVoucherAmount = (typed: string): Cents | null => {
  const amount = cleanVoucherAmount(typed)
  if (!/\d/.test(amount)) return null
  const [whole = '', cents = ''] = amount.split(',')
  return centsFrom(`${whole === '' ? '0' : whole}.${cents === '' ? '0' : cents}`)
}

/** Cents in the format of the field: 1050 → '10,50'. */
export const writeVoucherAmount = (cents: Cents): string => (cents / 100).toFixed(2).replace('.', ',')
