import type { Day } from '../shared/brazil-time.ts'
import type { Cents } from '../shared/money.ts'

const msPerDay = 86_400_000
const firstCycle = Date.parse('1997-10-07')
/** The factor has four digits: after 9999 on 2025-02-21 it began again at 1000. */
const secondCycle = Date.parse('2022-05-29')
const lastOfFirstCycle = '2025-02-21'

/** Days since the base, four digits (the count restarts at 1000 on 2025-02-22). Refuses days after 2049-10-13. */
export const dueFactorOf = (dueDay: Day): string => {
  const base = dueDay <= lastOfFirstCycle ? firstCycle : secondCycle
  const days = Math.round((Date.parse(dueDay) - base) / msPerDay)
  if (!(days >= 1000 && days <= 9999)) throw new RangeError(`no due factor for ${dueDay.slice(0, 20)}`)
  return String(days)
}

/** Weights 2, 1 from the right; the digits of each product are added. */
const mod10 = (digits: string): string => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

/** Weights 2 to 9 from the right; 0, 10 and 11 become 1. */
const mod11 = (digits: string): string => {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0)
  const check = 11 - (sum % 11)
  return String(check > 9 ? 1 : check)
}

export type BoletoTerms = {
  /** Three digits. */
  readonly bank: string
  /** 25 digits that the bank gives a meaning. */
  readonly freeField: string
  readonly dueDay: Day
  readonly amountCents: Cents
}

/** The 44 digits of the barcode, and the 47 of the line that a person types (FEBRABAN). */
export type BoletoNumbers = { readonly barcode: string; readonly line: string }

/** Refuses a bank, a free field or an amount that do not fit their digits by throwing. */
export const boletoNumbersOf = ({ bank, freeField, dueDay, amountCents }: BoletoTerms): BoletoNumbers => {
  const value = `${dueFactorOf(dueDay)}${String(amountCents).padStart(10, '0')}`
  if (!/^\d{3}$/.test(bank) || !/^\d{25}$/.test(freeField) || !/^\d{14}$/.test(value)) {
    throw new RangeError('a boleto has 3 digits of bank, 25 of free field and at most 10 of value')
  }
  const check = mod11(`${bank}9${value}${freeField}`)
  const first = `${bank}9${freeField.slice(0, 5)}`
  const [second, third] = [freeField.slice(5, 15), freeField.slice(15)]
  return {
    barcode: `${bank}9${check}${value}${freeField}`,
    line: `${first}${mod10(first)}${second}${mod10(second)}${third}${mod10(third)}${check}${value}`,
  }
}

/** '34191.09008 00012.301230 41234.560005 1 99990001234567': as it is printed. */
export const formatBoletoLine = (line: string): string =>
  line.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8')
