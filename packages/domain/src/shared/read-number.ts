/** What a number field accepts. */
export type NumberRules = {
  /** The most decimals that the value may have; 0 for whole numbers. */
  readonly decimals: number
  /** An amount of reais: a point before three digits always separates thousands (CART-017). */
  readonly isMoney?: boolean | undefined
  readonly isNegativeAllowed?: boolean | undefined
  /** The text after the number: 'mm'. */
  readonly unit?: string | undefined
}

/** The meaning of a typed text. An ambiguous text has two readings, each written unambiguously. */
export type NumberReading =
  | { readonly status: 'EMPTY' }
  | { readonly status: 'READ'; readonly value: number }
  | { readonly status: 'AMBIGUOUS'; readonly readings: readonly [string, string] }
  | { readonly status: 'INVALID' }
  | { readonly status: 'TOO_PRECISE' }

const invalid = { status: 'INVALID' } as const

/** At most this many digits: a double stores 15 exactly. */
const mostDigits = 15

const around = /^(?:r\$)?\s*(.*?)\s*(?:kwp?|wp?|%)?$/i
const plain = /^\d+$/
const thousands = /^\d{1,3}(?:\.\d{3})+$/
const thousandsByComma = /^\d{1,3}(?:,\d{3})+$/
/** One separator with three digits after it, and before it digits that may begin a group of thousands. */
const perhapsThousand = /^[1-9]\d{0,2}[.,]\d{3}$/
const oneSeparator = /^\d*[.,]\d*$/

const withoutSeparators = (text: string): string => text.replace(/[.,]/g, '')

/** '5.500' → '5,5' */
const asDecimal = (text: string): string => text.replace('.', ',').replace(/,?0+$/, '')

const toReading = (decimal: string, { decimals }: NumberRules): NumberReading => {
  const [whole = '', fraction = ''] = decimal.split('.')
  const needed = fraction.replace(/0+$/, '')
  if (whole.length + needed.length === 0 && fraction === '') return invalid
  if (whole.length + needed.length > mostDigits) return invalid
  if (needed.length > decimals) return { status: 'TOO_PRECISE' }
  return { status: 'READ', value: Number(`${whole === '' ? '0' : whole}.${needed === '' ? '0' : needed}`) }
}

/**
 * '5.500' may be five and a half or five thousand five hundred; in a money field the point separates thousands
 * (CART-017).
 */
const isAmbiguous = (text: string, { decimals, isMoney = false }: NumberRules): boolean => {
  if (!perhapsThousand.test(text)) return false
  const isComma = text.includes(',')
  if (isMoney) return isComma && decimals < 3
  return isComma ? decimals < 3 : decimals >= 3
}

const readUnsigned = (text: string, rules: NumberRules): NumberReading => {
  if (plain.test(text)) return toReading(text, rules)
  if (isAmbiguous(text, rules)) {
    return { status: 'AMBIGUOUS', readings: [asDecimal(text), withoutSeparators(text)] }
  }
  if (thousands.test(text) && !text.startsWith('0')) return toReading(withoutSeparators(text), rules)
  if (oneSeparator.test(text)) return toReading(text.replace(',', '.'), rules)
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  const [whole, fraction] = [text.slice(0, last), text.slice(last + 1)]
  const groups = text[last] === ',' ? thousands : thousandsByComma
  if (!groups.test(whole) || !/^\d*$/.test(fraction)) return invalid
  return toReading(`${withoutSeparators(whole)}.${fraction}`, rules)
}

/**
 * Reads a number as typed in Brazil: '1.000' is a thousand, '5,5' and '5.5' are five and a half, 'R$ 1.234,56' and a
 * pasted '1,234.56' are the same amount. Refuses ambiguous texts, texts without a number, and more decimals than the
 * field allows (USE-007, CON-003).
 */
export const readNumber = (text: string, rules: NumberRules): NumberReading => {
  const spaced = text.replace(/[\s\u00A0]+/g, ' ').trim()
  const counted = rules.unit !== undefined && spaced.endsWith(rules.unit) ? spaced.slice(0, -rules.unit.length) : spaced
  const bare = (around.exec(counted.trim())?.[1] ?? '').replace(/−/g, '-')
  if (bare === '') return text.trim() === '' ? { status: 'EMPTY' } : invalid
  const isNegative = bare.startsWith('-')
  if (isNegative && !rules.isNegativeAllowed) return invalid
  const unsigned = isNegative ? bare.slice(1).trim() : bare
  if (!/^[\d.,]+$/.test(unsigned)) return invalid
  const reading = readUnsigned(unsigned, rules)
  if (!isNegative || unsigned === '0') return reading
  if (reading.status === 'READ') return { status: 'READ', value: -reading.value }
  if (reading.status !== 'AMBIGUOUS') return reading
  const [first, second] = reading.readings
  return { status: 'AMBIGUOUS', readings: [`-${first}`, `-${second}`] }
}

/**
 * Why a typed text is not a valid number of the field, in Portuguese; undefined for an empty text or a number
 * (USE-007).
 */
export const numberProblem = (text: string, rules: NumberRules): string | undefined => {
  const reading = readNumber(text, rules)
  if (reading.status === 'AMBIGUOUS') {
    const [first, second] = reading.readings
    return `"${text.trim()}" pode ser ${first} ou ${second}. Escreva um dos dois.`
  }
  if (reading.status === 'TOO_PRECISE') {
    if (rules.decimals === 0) return 'Informe um número inteiro.'
    return `Use no máximo ${rules.decimals} ${rules.decimals === 1 ? 'casa decimal' : 'casas decimais'}.`
  }
  if (reading.status !== 'INVALID') return undefined
  return rules.decimals === 0 ? 'Informe um número inteiro, como 10.' : 'Informe um número, como 5,5.'
}

const withOneComma = (text: string): string => {
  const first = text.indexOf(',')
  return first === -1 ? text : text.slice(0, first + 1) + text.slice(first + 1).replaceAll(',', '')
}

/**
 * The part of a typed text that a field accepts: no word without a digit (CART-019), no second comma (USE-007), no
 * minus where negative numbers are not allowed, and no extra decimals in an amount (VAL-007, VAL-008). Fields of cents
 * accept a third decimal: it may mean a thousand, and the user is asked.
 */
export const acceptTyped = (
  text: string,
  { decimals, isMoney = false, isNegativeAllowed = false }: NumberRules,
): string => {
  const figures = /\d/.test(text) ? text : text.replace(/[^.,\-−]/g, '')
  const accepted = withOneComma(isNegativeAllowed ? figures : figures.replace(/[-−]/g, ''))
  const comma = accepted.indexOf(',')
  return isMoney && decimals > 2 && comma !== -1 ? accepted.slice(0, comma + 1 + decimals) : accepted
}
