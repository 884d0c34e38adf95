import { differenceKinds, differenceStates, reconciledSystems } from '@girassol/domain/reconciliation'
import { isDay, plusDays } from '@girassol/domain/shared'

/** The day and the filters in the URL; default values are not written. Without a day it is yesterday. */
export const reconciliationDefaults = { dia: '', sistema: '', tipo: '', tratamento: '' }

export type ReconciliationState = Readonly<Record<keyof typeof reconciliationDefaults, string>>

/** An unknown day in the URL is yesterday, the last day that is complete. */
export const readDay = ({ dia }: ReconciliationState, today: string): string =>
  isDay(dia) && dia >= '2000' ? dia : plusDays(today, -1)

const known = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text)

/** The filters for the server; unknown values in the URL are left out. */
export const readFilters = ({ sistema, tipo, tratamento }: ReconciliationState) => {
  const system = known(reconciledSystems, sistema)
  const kind = known(differenceKinds, tipo)
  const state = known(differenceStates, tratamento)
  return { ...(system && { system }), ...(kind && { kind }), ...(state && { state }) }
}

export const isNarrowed = (state: ReconciliationState): boolean => Object.keys(readFilters(state)).length > 0
