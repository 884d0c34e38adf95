import type { Availability } from '../catalogue/availability.ts'
import type { SupplyFit } from '../generator/site/supply.ts'
import { type Day, formatDay } from '../shared/brazil-time.ts'

/** Why an item should be replaced, the most serious first; wire values (SUB-007). */
export const needReasons = ['DISCONTINUED', 'WRONG_SUPPLY', 'OUT_OF_STOCK', 'LATER'] as const

export type NeedReason = (typeof needReasons)[number]

/** The reasons for which an item of an open cart or budget is marked: no date is known (SUB-008); database values. */
export const endedReasons = ['DISCONTINUED', 'OUT_OF_STOCK'] as const satisfies readonly NeedReason[]

export type EndedReason = (typeof endedReasons)[number]

export type SubstitutionNeed = {
  readonly reason: NeedReason
  /** When the units are shipped; null unless the reason is LATER. */
  readonly day: Day | null
}

type Needing = {
  /** Still in the catalogue, and sold to this user. */
  readonly isSold: boolean
  /** When all its units would be shipped today; null: out of stock. */
  readonly current: Availability | null
  /** How an inverter fits the supply of the site; null for every other product. */
  readonly fit: SupplyFit | null
}

/** Why an item should be replaced; null while nothing is wrong with it (SUB-002, SUB-007). */
export const computeNeed = ({ isSold, current, fit }: Needing): SubstitutionNeed | null => {
  if (!isSold) return { reason: 'DISCONTINUED', day: null }
  if (fit === 'IMPOSSIBLE') return { reason: 'WRONG_SUPPLY', day: null }
  if (current === null) return { reason: 'OUT_OF_STOCK', day: null }
  return current === 'Immediate' || current === 'SEARCH' ? null : { reason: 'LATER', day: current }
}

const sentences = {
  DISCONTINUED: () => 'Descontinuado',
  WRONG_SUPPLY: () => 'Não serve para a rede do local',
  OUT_OF_STOCK: () => 'Sem estoque',
  LATER: (day) => `Só a partir de ${day}`,
} as const satisfies Record<NeedReason, (day: string) => string>

/** The reason in Portuguese, as in 'Só a partir de 10/12/2026' (SUB-007). */
export const describeNeed = ({ reason, day }: SubstitutionNeed): string =>
  sentences[reason](day === null ? '' : formatDay(day))
