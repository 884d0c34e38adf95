import { mostUnits } from '@girassol/domain/cart'
import { reasonLength, reasonSentence } from '@girassol/domain/orders'
import { mostLimitReais } from '@girassol/domain/purchase-approvals'
import { isBrazilState, isCnpj, isCpf } from '@girassol/domain/shared'
import * as z from 'zod/mini'

const digits = /^\d{1,16}$/

const readDigits = (value: unknown): unknown =>
  typeof value === 'string' && digits.test(value) ? Number(value) : value

/** The sentence for an invalid value; an empty field gets the general sentence for empty fields. */
const unlessEmpty = (sentence: string | undefined) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === null || input === undefined ? undefined : sentence),
})

type RangeSentences = { readonly tooSmall: string; readonly tooLarge: string }

/** A number in a body, digits in a path. Refuses `true`, `[7]` and `' 7 '`, which JavaScript converts to numbers. */
export const wholeNumber = (minimum: number, maximum: number, sentence?: string | RangeSentences) => {
  const [other, tooSmall, tooLarge] =
    typeof sentence === 'object' ? [undefined, sentence.tooSmall, sentence.tooLarge] : [sentence, sentence, sentence]
  return z.pipe(
    z.transform<number, unknown>(readDigits),
    z.int(unlessEmpty(other)).check(z.minimum(minimum, tooSmall), z.maximum(maximum, tooLarge)),
  )
}

/** Ids are serial integers in PostgreSQL. */
export const id = wholeNumber(1, 2_147_483_647)

/** The version of a record that the user saw; a record that was changed since is refused with 409 (C-237). */
export const seenVersion = z.optional(id)

/** Reais with two decimals, as the documents write money on the wire. */
const reais = z.number()

/** Money that is null for those who may not see prices (C-29). */
export const hiddenReais = z.nullable(reais)

const amountReais = reais.check(z.minimum(0), z.maximum(99_999_999))

/** Whether the number is exact with so many decimals. */
const hasDecimals =
  (most: number) =>
  (value: number): boolean =>
    Number(value.toFixed(most)) === value

/** A number with at most so many decimals; refuses a text of digits (C-159). */
export const decimalNumber = ({ least, most }: { readonly least: number; readonly most: number }, decimals: number) => {
  const range = `De ${least} a ${most}`.replaceAll('.', ',')
  const places = decimals === 0 ? 'Só números inteiros' : `No máximo ${decimals} casas decimais`
  return reais.check(z.minimum(least, range), z.maximum(most, range), z.refine(hasDecimals(decimals), places))
}

/** An amount of money entered by a user, in whole cents; refuses fractions of a cent (USE-034). */
export const nonNegativeReais = amountReais.check(z.refine(hasDecimals(2), 'No máximo 2 casas decimais'))

/** What a user may order without an approval, in whole cents; null: without a limit (COMP-009). */
export const limitReais = z.nullable(
  reais.check(
    z.minimum(0, 'De R$ 0,00 a R$ 99.999.999,99'),
    z.maximum(mostLimitReais, 'De R$ 0,00 a R$ 99.999.999,99'),
    z.refine(hasDecimals(2), 'No máximo 2 casas decimais'),
  ),
)

/** A discount in reais, with up to 5 decimals (C-81). */
export const discountReais = amountReais.check(z.refine(hasDecimals(5), 'No máximo 5 casas decimais'))

/** Percent up to 100, with up to 5 decimals (CART-016). */
export const percentage = reais.check(
  z.minimum(0, 'De 0 a 100%'),
  z.maximum(100, 'De 0 a 100%'),
  z.refine(hasDecimals(5), 'No máximo 5 casas decimais'),
)

/** Characters that no text field may have; the database cannot store NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this pattern refuses
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/

/** Characters that a text column stores unchanged; half a surrogate pair would be replaced. */
const isStorable = (value: string): boolean => !controlCharacters.test(value) && value.isWellFormed()

const tooLong = (maximum: number) => `No máximo ${maximum} caracteres`

export const text = (maximum: number) =>
  z.string().check(z.trim(), z.maxLength(maximum, tooLong(maximum)), z.refine(isStorable, 'Caracteres inválidos'))

/** The same without trimming, where the place of each line counts. */
export const lines = (maximum: number) =>
  z.string().check(z.maxLength(maximum, tooLong(maximum)), z.refine(isStorable, 'Caracteres inválidos'))

export const emptyAsNull = z.transform<string | null, string | null>((typed) =>
  typeof typed === 'string' && typed.trim() === '' ? null : typed,
)

/** A text that may be left empty: '' is stored as null (C-159). */
export const optionalText = (maximum: number) => z.pipe(emptyAsNull, z.nullable(text(maximum)))

export const requiredText = (maximum: number) => text(maximum).check(z.minLength(1, 'Campo obrigatório'))

/** Also tabs and line breaks of every kind. */
const hasControlCharacter = (value: string): boolean => /[\p{Cc}\u2028\u2029]/u.test(value)

/** The name of a user, which mails, logs and files show in one line: it has neither line breaks nor control characters. */
export const userName = (maximum: number) =>
  requiredText(maximum).check(z.refine((value) => !hasControlCharacter(value), 'Caracteres inválidos'))

/** The reason for an unusual decision; the rule of the use case decides when it is required (USE-021, USE-022). */
export const decisionReason = text(reasonLength.maximum).check(z.minLength(reasonLength.minimum, reasonSentence))

export const productCode = z.string().check(z.regex(/^[0-9A-Za-z.-]{1,30}$/))

/** The two letters of one of the 27 states. */
export const uf = z.string().check(z.refine((text): boolean => isBrazilState(text), 'Estado inválido'))

export const email = z.email('E-mail inválido').check(z.maxLength(100, tooLong(100)))

/** An e-mail as typed; surrounding spaces are removed. */
export const typedEmail = z.pipe(z.string().check(z.trim()), email)

export const document = z.string().check(
  z.maxLength(20),
  z.refine((value) => isCpf(value) || isCnpj(value), 'Documento inválido'),
)

/** A day of this century or later; the databases have no year zero. */
export const calendarDay = z.iso
  .date(unlessEmpty('Informe o dia, como 31/12/2026.'))
  .check(z.refine((text) => text >= '2000', 'Data inválida'))

/** Units of a product that are put in a cart or a list (C-27). */
export const wantedUnits = z.int().check(z.minimum(1), z.maximum(mostUnits))

/** 'Immediate', 'SEARCH' or an ISO day (C-28). */
export const availability = z.union([z.literal('Immediate'), z.literal('SEARCH'), z.iso.date()])

/**
 * Whether a user may do something with a record now, or why not (in Portuguese); `hidden`: never for this role, so
 * menus leave it out.
 */
export const action = z.union([
  z.object({ allowed: z.literal(true) }),
  z.object({ allowed: z.literal(false), reason: z.string(), hidden: z.optional(z.literal(true)) }),
])

type Problem = { readonly field: string; readonly message: string }

/** What a rule of the domain finds wrong in a whole body, as errors of its fields, after those of the schema. */
export const reportProblems = <Body>(findProblems: (body: Body) => readonly Problem[]) =>
  z.superRefine<Body>((body, context) => {
    for (const { field, message } of findProblems(body)) context.addIssue({ code: 'custom', path: [field], message })
  })
