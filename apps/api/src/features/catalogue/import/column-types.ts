import { z } from 'zod'

/** A thousands separator is not accepted: '1.649' is ambiguous, so a text with both marks is not a number. */
const numberText = /^-?\d+([.,]\d+)?$/

const asNumber = (cell: unknown): unknown =>
  typeof cell === 'string' && numberText.test(cell) ? Number(cell.replace(',', '.')) : cell

/** A number, or its text with a decimal comma or point. */
export const decimal = z.preprocess(asNumber, z.number())
export const positive = z.preprocess(asNumber, z.number().min(0).max(99_999_999))
export const wholeNumber = z.preprocess(asNumber, z.number().int().min(0).max(2_000_000_000))

/** 'S' or 'N', as in BLK_INT; JSON may also use true or false. */
export const flag = z
  .preprocess((cell) => (typeof cell === 'boolean' ? (cell ? 'S' : 'N') : cell), z.enum(['S', 'N']))
  .transform((value) => value === 'S')

const brazilianDay = /^(\d{2})\/(\d{2})\/(\d{4})$/

/** 'AAAA-MM-DD' or 'DD/MM/AAAA'. */
export const day = z.preprocess(
  (cell) => (typeof cell === 'string' ? cell.replace(brazilianDay, '$3-$2-$1') : cell),
  z.iso.date(),
)

/** 'Nome = valor | Nome = valor'. */
export const pairs = z
  .string()
  .max(20_000)
  .transform((text) => text.split('|').map((pair) => pair.split('=').map((side) => side.trim())))
  .refine((sides) => sides.every(([name, value]) => name && value), 'use "Nome = valor | Nome = valor"')
  .transform((sides) => sides.map(([name = '', ...value]) => ({ name, value: value.join('=') })))

const itemText = /^([0-9A-Za-z.-]{1,30})x([1-9]\d{0,6})$/

/** '10010005x10 10100003x1': the products inside a kit and their quantities. */
export const kitItems = z
  .string()
  .transform((text) =>
    text
      .trim()
      .split(/[\s;]+/)
      .map((item) => itemText.exec(item)),
  )
  .refine((found) => found.every((match) => match !== null), 'use "código x quantidade" sem espaços: 10010005x10')
  .transform((found) => found.flatMap((match) => (match ? [{ code: match[1] ?? '', quantity: Number(match[2]) }] : [])))
  .refine((items) => new Set(items.map(({ code }) => code)).size === items.length, 'produto repetido')
