import type { AnalyticsStart, showReport } from '@girassol/contract/analytics'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { choosePeriod, type Period, type PeriodName, periodNames } from '@girassol/domain/analytics'
import { isBrazilState, isDay } from '@girassol/domain/shared'
import { isRecordNumber } from '../../lib/record-number.ts'

/** The filters of the figures and their values in a bare address (ANA-008). */
export const analyticsDefaults = {
  periodo: 'year',
  de: '',
  ate: '',
  filial: '',
  uf: '',
  marca: '',
  grupo: '',
  integrador: '',
  comparar: '',
}

export type AnalyticsState = typeof analyticsDefaults

export type Narrowing = {
  readonly state: AnalyticsState
  readonly onChange: (part: Partial<AnalyticsState>) => void
}

const isPeriodName = (text: string): text is PeriodName => periodNames.some((name) => name === text)

/** The chosen days; free ones that are no days fall back to the last 12 months. */
const toPeriod = ({ periodo, de, ate }: AnalyticsState, today: string): Period => {
  if (isPeriodName(periodo)) return choosePeriod(periodo, today)
  const usual = choosePeriod('year', today)
  return { from: isDay(de) ? de : usual.from, to: isDay(ate) ? ate : usual.to }
}

const isCode = (text: string): boolean => /^[\w.,-]{1,30}$/.test(text)

type Query = NonNullable<RequestFor<typeof showReport>['query']>

/** The request of a state: what is empty, or no value that the server knows, is left out. */
export const toReportQuery = (
  state: AnalyticsState,
  { today, bySeller }: Pick<AnalyticsStart, 'today' | 'bySeller'>,
): Query => ({
  ...toPeriod(state, today),
  ...(isCode(state.filial) && { branch: state.filial }),
  ...(isBrazilState(state.uf) && { uf: state.uf }),
  ...(isCode(state.marca) && { brand: state.marca }),
  ...(isCode(state.grupo) && { group: state.grupo }),
  ...(bySeller && isRecordNumber(state.integrador) && { seller: Number(state.integrador) }),
  ...(state.comparar === 'sim' && { compare: 'yes' as const }),
})
