/** Slack of every floor, ceiling and limit comparison of the sizing rule, so two implementations agree (C-23, §2.1). */
export const EPS = 1e-9

/** Floor that forgives one EPS below an integer (C-23). */
export function floorE(value: number): number {
  return Math.floor(value + EPS)
}

/** Ceiling that forgives one EPS above an integer (C-23). */
export function ceilE(value: number): number {
  return Math.ceil(value - EPS)
}

/** Ceiling of an integer quotient; both arguments are integers (C-23). */
export function ceilDiv(dividend: number, divisor: number): number {
  return Math.ceil(dividend / divisor)
}

/** Published voltage or current, three decimals; never used inside the rule (C-23). */
export function r3(value: number): number {
  return Math.floor(value * 1000 + 0.5 + 1e-6) / 1000
}

/** Published ratio or efficiency, four decimals; module efficiency is ranked on it (C-23). */
export function r4(value: number): number {
  return Math.floor(value * 10_000 + 0.5 + 1e-6) / 10_000
}
