/**
 * Money is integer cents. Percentages and 5-decimal amounts are decimal strings, computed exactly with BigInt and
 * rounded half-up once, at the named step (C-80).
 */
export type Cents = number

/** An exact decimal: '12.5', '0.12345', '-3'. Dot as separator, no exponent. */
export type DecimalText = string

type Scaled = { readonly units: bigint; readonly scale: number }

const decimalPattern = /^-?\d{1,18}(\.\d{1,10})?$/

const isDecimalText = (text: string): boolean => decimalPattern.test(text)

const scaled = (text: DecimalText): Scaled => {
  if (!isDecimalText(text)) throw new RangeError(`not a decimal: ${text.slice(0, 40)}`)
  const [whole = '0', fraction = ''] = text.split('.')
  return { units: BigInt(whole + fraction), scale: fraction.length }
}

const power10 = (exponent: number): bigint => 10n ** BigInt(exponent)

/** Divides and rounds half away from zero. */
export const divideHalfUp = (dividend: bigint, divisor: bigint): bigint => {
  if (divisor < 0n) return divideHalfUp(-dividend, -divisor)
  const magnitude = dividend < 0n ? -dividend : dividend
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n)
  return dividend < 0n ? -rounded : rounded
}

/** `percent` % of an amount, half-up to the cent. */
export const computePercent = (amountCents: Cents, percent: DecimalText): Cents => {
  const { units, scale } = scaled(percent)
  return Number(divideHalfUp(BigInt(amountCents) * units, 100n * power10(scale)))
}

/** `percent` % of an amount in reais with 5 decimals, half-up: a discount given as a percentage (C-81). */
export const percentInReais = (amountCents: Cents, percent: DecimalText): DecimalText => {
  const { units, scale } = scaled(percent)
  return decimalFrom(divideHalfUp(BigInt(amountCents) * units * 1000n, 100n * power10(scale)), 5)
}

/** How many percent `part` is of `whole`, with `decimals` places half-up; a whole of 0 gives 0 (C-80). */
export const computePercentage = (part: DecimalText, whole: DecimalText, decimals = 4): DecimalText => {
  const a = scaled(part)
  const b = scaled(whole)
  if (b.units === 0n) return '0'
  const ratio = divideHalfUp(a.units * 100n * power10(decimals + b.scale), b.units * power10(a.scale))
  return decimalFrom(ratio, decimals)
}

/** Reais as a decimal to cents, half-up: '10.005' → 1001. */
export const centsFrom = (reais: DecimalText): Cents => {
  const { units, scale } = scaled(reais)
  return Number(divideHalfUp(units * 100n, power10(scale)))
}

/** Subtracts a decimal of reais from cents, exactly, then rounds half-up to the cent. */
export const subtractReais = (amountCents: Cents, reais: DecimalText): Cents => {
  const { units, scale } = scaled(reais)
  return Number(divideHalfUp(BigInt(amountCents) * power10(scale) - units * 100n, power10(scale)))
}

const decimalFrom = (units: bigint, scale: number): DecimalText => {
  const negative = units < 0n
  const digits = (negative ? -units : units).toString().padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const fraction = scale === 0 ? '' : digits.slice(-scale).replace(/0+$/, '')
  return `${negative ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`
}

/**
 * A number as an exact decimal of at most `decimals` places (the shortest text of the same number, rounded half-up).
 */
export const toDecimal = (value: number, decimals: number): DecimalText => {
  if (!Number.isFinite(value)) throw new RangeError('not a finite number')
  const text = value.toFixed(Math.min(decimals + 5, 15))
  const { units, scale } = scaled(text.replace(/(\.\d{10})\d+$/, '$1'))
  return scale <= decimals
    ? decimalFrom(units, scale)
    : decimalFrom(divideHalfUp(units, power10(scale - decimals)), decimals)
}

/** Compares two decimals: negative when a < b, 0 when equal. */
export const compareDecimals = (a: DecimalText, b: DecimalText): number => {
  const left = scaled(a)
  const right = scaled(b)
  const difference = left.units * power10(right.scale) - right.units * power10(left.scale)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

/** Cents as reais on the wire: 937590 → 9375.9. The documents quote money fields in reais. */
export const reaisFrom = (amountCents: Cents): number => amountCents / 100

/** Reais from the wire to cents; callers check that the number is finite. */
export const centsFromReais = (reais: number): Cents => centsFrom(toDecimal(reais, 5))

/** Splits an amount in equal parts; the first absorbs the remainder, so that no cent is lost (PAY-020). */
export const splitEvenly = (amountCents: Cents, parts: number): readonly Cents[] => {
  const each = Math.trunc(amountCents / parts)
  return Array.from({ length: parts }, (_, index) => (index === 0 ? amountCents - each * (parts - 1) : each))
}
