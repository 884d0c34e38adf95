import { reasonLength, reasonSentence } from '@girassol/domain/orders'
import { isCnpj, isCpf } from '@girassol/domain/shared'
import { z } from 'zod'

const digits = /^\d{1,16}$/

/** A number in a body, digits in a path: `true`, `[7]` and `' 7 '`, which JavaScript takes for numbers, are none. */
export const wholeNumber = (minimum: number, maximum: number) =>
  z.preprocess<unknown, z.ZodNumber, number>(
    (value) => (typeof value === 'string' && digits.test(value) ? Number(value) : value),
    z.number().int().min(minimum).max(maximum),
  )

/** Ids are serial integers in PostgreSQL. */
export const id = wholeNumber(1, 2_147_483_647)

/** Reais with two decimals, as the documents write money on the wire. */
const reais = z.number().finite()

/** Money that is null for those who may not see prices (C-29). */
export const hiddenReais = reais.nullable()

export const nonNegativeReais = reais.min(0).max(99_999_999)

/** A number of at most 5 decimals, exact when read as text. */
const fiveDecimals = (value: number): boolean => Number(value.toFixed(5)) === value

/** Reais to take off, with up to 5 decimals (C-81). */
export const discountReais = nonNegativeReais.refine(fiveDecimals, 'No máximo 5 casas decimais')

/** Percent up to 100, with up to 5 decimals (CART-016). */
export const percentage = reais.min(0).max(100, 'No máximo 100%').refine(fiveDecimals, 'No máximo 5 casas decimais')

/** Never part of a text field; NUL would not even be stored. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this pattern refuses
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/

/** Characters that a text column keeps as they are: half a surrogate pair would come back as another one. */
const isStorable = (value: string): boolean => !controlCharacters.test(value) && value.isWellFormed()

const tooLong = (maximum: number) => `No máximo ${maximum} caracteres`

export const text = (maximum: number) =>
  z.string().trim().max(maximum, tooLong(maximum)).refine(isStorable, 'Caracteres inválidos')

export const requiredText = (maximum: number) => text(maximum).min(1, 'Campo obrigatório')

/** Why something unusual is done; the rule of the use case says when it is needed (USE-021, USE-022). */
export const decisionReason = text(reasonLength.maximum).min(reasonLength.minimum, reasonSentence)

export const productCode = z.string().regex(/^[0-9A-Za-z.-]{1,30}$/)

export const uf = z.string().regex(/^[A-Z]{2}$/)

export const email = z.email('E-mail inválido').max(100, tooLong(100))

export const document = z
  .string()
  .max(20)
  .refine((value) => isCpf(value) || isCnpj(value), 'Documento inválido')

/** A day of this century or a later one: the databases know no year zero. */
export const calendarDay = z.iso.date().refine((text) => text >= '2000', 'Data inválida')

/** 'Immediate', 'SEARCH' or an ISO day (C-28). */
export const availability = z.union([z.literal('Immediate'), z.literal('SEARCH'), z.iso.date()])

/** What a user may do with a record now, or why not (in Portuguese); `hidden`, menus leave it out: never this role's. */
export const action = z.union([
  z.object({ allowed: z.literal(true) }),
  z.object({ allowed: z.literal(false), reason: z.string(), hidden: z.literal(true).optional() }),
])
