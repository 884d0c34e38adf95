import { type Day, daysBetween } from '../shared/brazil-time.ts'
import type { Cents } from '../shared/money.ts'
import { remainderOf11 } from './check-digit.ts'

/** The contents of a bank slip's barcode. */
export type BankSlip = {
  /** Three digits. */
  readonly bankCode: string
  readonly dueDate: Day
  readonly amountCents: Cents
  /** 25 digits that the bank defines: agency, account, our number. */
  readonly freeField: string
}

const realCode = '9'
const firstDayOf2025Cycle = '2025-02-22'
const firstDayEver = '1997-10-07'

/** Days since 7 October 1997; after 9999 they restart at 1000 on 22 February 2025. */
export const computeDueFactor = (dueDate: Day): string => {
  const since2025 = daysBetween(firstDayOf2025Cycle, dueDate)
  const factor = since2025 >= 0 ? 1000 + (since2025 % 9000) : daysBetween(firstDayEver, dueDate)
  return String(factor).padStart(4, '0')
}

const toDigits = (text: string): number[] => [...text].map(Number)

/** Check digit of the whole barcode: modulo 11, where 0, 10 and 11 become 1. */
const generalDigit = (other43: string): string => {
  const digit = 11 - remainderOf11(toDigits(other43))
  return String(digit >= 10 ? 1 : digit)
}

/**
 * Check digit of one field of the line: weights 2 and 1 from the right, the digits of each product added, modulo 10.
 */
const fieldDigit = (field: string): string => {
  const sum = toDigits(field)
    .toReversed()
    .map((digit, index) => digit * (index % 2 === 0 ? 2 : 1))
    .reduce((total, product) => total + Math.trunc(product / 10) + (product % 10), 0)
  return String((10 - (sum % 10)) % 10)
}

/** The 44 digits of the barcode. Throws for a free field or a bank code of another length. */
export const bankSlipBarcode = ({ bankCode, dueDate, amountCents, freeField }: BankSlip): string => {
  if (!/^\d{3}$/.test(bankCode) || !/^\d{25}$/.test(freeField)) throw new RangeError('not the fields of a bank slip')
  const start = `${bankCode}${realCode}`
  const end = `${computeDueFactor(dueDate)}${String(amountCents).padStart(10, '0')}${freeField}`
  return `${start}${generalDigit(start + end)}${end}`
}

/** The line for typing, with its dots: '34191.09008 63571.277308 71444.640008 5 81960000000062'. */
export const bankSlipLine = (barcode: string): string => {
  const free = barcode.slice(19)
  const fields = [barcode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15)]
  const written = fields.map((field) => `${field}${fieldDigit(field)}`).map((field) => field.replace(/^(.{5})/, '$1.'))
  return `${written.join(' ')} ${barcode.slice(4, 5)} ${barcode.slice(5, 19)}`
}
