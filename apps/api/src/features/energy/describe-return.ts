import { type EnergyReturn, findFioBShare, fioBSentence, type Scheme } from '@girassol/domain/energy'

/** The months until the investment is reached, as years and months (YLD-013). */
export const toPayback = (months: number | null) =>
  months === null ? null : { months, years: Math.floor(months / 12), rest: months % 12 }

/** The share of Fio B in each calendar year of the result (YLD-008), and the sentence about assumed ones (YLD-009). */
export const describeFioB = (months: EnergyReturn['months'], scheme: Scheme, fioBFrom2029: number) => {
  const years = [...new Set(months.map(({ year }) => year))]
  return {
    fioB: years.map((year) => ({ year, ...findFioBShare(year, scheme, fioBFrom2029) })),
    fioBRemark: fioBSentence(Math.max(...years), scheme, fioBFrom2029),
  }
}
