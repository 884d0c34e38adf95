/** Which rule of compensation an installation has: asked for up to 7 January 2023 (GD I), or later (GD II) (C-162). */
export const schemes = ['GD_I', 'GD_II'] as const
export type Scheme = (typeof schemes)[number]

/** The percentages of Fio B that the law names, by calendar year of the bill. */
const lawfulPercents: Readonly<Record<number, number>> = { 2023: 15, 2024: 30, 2025: 45, 2026: 60, 2027: 75, 2028: 90 }

/** The first year for which the law names no percentage. */
const firstAssumedYear = 2029

/** The last year in which GD I pays no Fio B. */
const lastYearOfGdI = 2045

/** The percentage of a year; `assumed` where the law names none and the setting counts instead. */
export type FioBShare = { readonly percent: number; readonly assumed: boolean }

/**
 * The percentage of Fio B that is charged on compensated energy in the bills of a calendar year (YLD-008, C-162).
 * `from2029` is the percentage of the setting.
 */
export const findFioBShare = (year: number, scheme: Scheme, from2029: number): FioBShare => {
  if (scheme === 'GD_I' && year <= lastYearOfGdI) return { percent: 0, assumed: false }
  if (year >= firstAssumedYear) return { percent: from2029, assumed: true }
  return { percent: lawfulPercents[year] ?? 0, assumed: false }
}

/**
 * The sentence beside every result that reaches a year whose percentage is an assumption; null for one that reaches none
 * (YLD-009, C-162).
 */
export const fioBSentence = (lastYear: number, scheme: Scheme, from2029: number): string | null => {
  const { percent, assumed } = findFioBShare(lastYear, scheme, from2029)
  return assumed
    ? `A partir de 2029 a regra depende da ANEEL (Lei 14.300, art. 17); aqui supomos ${String(percent).replace('.', ',')}% do Fio B.`
    : null
}
