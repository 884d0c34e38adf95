import { estimateReturn, estimateYield } from '@girassol/contract/energy'
import type { RequestFor, ResponseFor } from '@girassol/contract/http/endpoint'
import type { ProposalResults } from '@girassol/contract/proposals'
import { canReadBill, readBill } from '@girassol/domain/energy'
import { type Cents, centsFromReais } from '@girassol/domain/shared'
import { useDebouncedValue } from '@mantine/hooks'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { type ProposalValues, toConsumption } from './proposal-form.ts'

/** The part of the results that the editor shows; energy in kWh, money in reais. */
export type ShownResults = Pick<
  ProposalResults,
  'yield' | 'source' | 'consumption' | 'monthlySaving' | 'total' | 'paybackText'
> & { readonly firstMonth: { readonly year: number; readonly month: number; before: number; after: number } }

type System = RequestFor<typeof estimateYield>['body']
type ReturnBody = RequestFor<typeof estimateReturn>['body']

/** kWh of each month, or undefined while the consumption is incomplete or its bill cannot be read. */
export const listConsumption = ({ consumption, energy: { tariff } }: ProposalValues): number[] | undefined => {
  const given = toConsumption(consumption)
  if (given === null) return undefined
  if ('months' in given) return given.months
  if ('average' in given) return Array<number>(12).fill(given.average)
  if (tariff === null || tariff <= 0) return undefined
  const paid = { billCents: centsFromReais(given.bill), lightingCents: centsFromReais(given.lighting), tariff }
  if (!canReadBill(paid).allowed) return undefined
  return Array<number>(12).fill(Math.round(readBill(paid) * 10) / 10)
}

const toSystem = ({ customer: { cityCode }, energy }: ProposalValues): System | undefined => {
  const { kwp, tilt, azimuth, shading, performanceRatio } = energy
  if (cityCode === '' || kwp === null || tilt === null || shading === null || performanceRatio === null)
    return undefined
  return { cityCode, kwp, tilt, azimuth, shading, performanceRatio }
}

/** The request of the results; undefined while an input is missing. */
const toReturnBody = (values: ProposalValues, finalCents: Cents): ReturnBody | undefined => {
  const system = toSystem(values)
  const consumption = listConsumption(values)
  const { tariff, fioB, simultaneity, tariffRise, replacement, ...energy } = values.energy
  if (system === undefined || consumption === undefined || finalCents <= 0) return undefined
  if (tariff === null || fioB === null || simultaneity === null || tariffRise === null) return undefined
  const { phases, scheme, rule, start, degradation, discountRate, maintenance } = energy
  return {
    ...{ system, consumption, tariff, fioB, phases, scheme, rule, start },
    ...{ simultaneity, tariffRise, degradation, discountRate, maintenance },
    investment: finalCents / 100,
    ...(replacement !== null && { replacement }),
  }
}

const toShown = (
  energy: ResponseFor<typeof estimateYield>,
  result: ResponseFor<typeof estimateReturn>,
): ShownResults | undefined => {
  const { source, ...yields } = energy
  const [firstMonth] = result.months
  const firstYear = result.months.slice(0, 12)
  const yearSaving = result.years[0]
  if (firstMonth === undefined || yearSaving === undefined) return undefined
  const consumption = firstYear.toSorted((a, b) => a.month - b.month).map(({ consumed }) => consumed)
  const monthlySaving = Math.round((yearSaving * 100) / 12) / 100
  return {
    ...{ yield: yields, source, consumption, monthlySaving, firstMonth },
    ...{ total: result.total, paybackText: result.paybackText },
  }
}

const recomputedAfterMs = 300

type SavedResults = {
  readonly values: ProposalValues
  readonly finalCents: Cents
  readonly results: ProposalResults | null
}

const toKey = (values: ProposalValues, finalCents: Cents): string =>
  JSON.stringify(toReturnBody(values, finalCents) ?? null)

const asShown = (results: ProposalResults | null): ShownResults | undefined => {
  const firstMonth = results?.firstYear[0]
  return results === null || firstMonth === undefined ? undefined : { ...results, firstMonth }
}

const emptySystem: System = { cityCode: '', kwp: 0, tilt: 0, azimuth: 0, shading: 0, performanceRatio: 0 }

/**
 * Yield and return of what is typed, requested 300 ms after the last change; the results of the saved draft need no
 * request. `isOld`: the shown results are of earlier inputs.
 */
export const useLiveResults = (values: ProposalValues, finalCents: Cents, saved: SavedResults) => {
  const key = toKey(values, finalCents)
  const [settledKey] = useDebouncedValue(key, recomputedAfterMs)
  const isSaved = settledKey === toKey(saved.values, saved.finalCents)
  const body = JSON.parse(settledKey) as ReturnBody | null
  const queryOptions = {
    enabled: body !== null && !isSaved,
    showPrevious: true,
    staleTime: 60_000,
    retry: false,
  } as const
  const energy = useEndpointQuery(estimateYield, { body: body?.system ?? emptySystem }, queryOptions)
  const result = useEndpointQuery(estimateReturn, { body: body ?? ({} as ReturnBody) }, queryOptions)
  const isWaiting = queryOptions.enabled && (energy.isFetching || result.isFetching)
  const computed = energy.data && result.data && toShown(energy.data, result.data)
  return {
    results: body === null ? undefined : (!isSaved && computed) || asShown(saved.results),
    isOld: key !== settledKey || isWaiting,
    error: queryOptions.enabled ? (energy.error ?? result.error) : null,
  }
}
