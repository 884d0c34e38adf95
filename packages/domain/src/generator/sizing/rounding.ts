/**
 * Tolerance of every floor, ceiling and limit comparison of the sizing rule, so that two implementations agree (C-23,
 * §2.1).
 */
export const epsilon = 1e-9

/** Floor that tolerates one EPS below an integer (C-23). */
export const floorE = (value: number): number => Math.floor(value + epsilon)

/** Ceiling that tolerates one EPS above an integer (C-23). */
export const ceilE = (value: number): number => Math.ceil(value - epsilon)

/** Ceiling of an integer quotient; both arguments are integers (C-23). */
export const ceilDiv = (dividend: number, divisor: number): number => Math.ceil(dividend / divisor)

/** Published voltage or current, three decimals; never used inside the rule (C-23). */
export const r3 = (value: number): number => Math.floor(value * 1000 + 0.5 + 1e-6) / 1000

/** Published ratio or efficiency, four decimals; module efficiency is ranked on it (C-23). */
export const r4 = (value: number): number => Math.floor(value * 10_000 + 0.5 + 1e-6) / 10_000
