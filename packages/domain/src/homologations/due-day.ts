import { type Day, daysBetween, plusDays } from '../shared/brazil-time.ts'
import { plusWorkingDays } from '../shared/business-days.ts'
import type { UtilityDays } from '../utilities/index.ts'
import type { HomologationStatus } from './homologation-status.ts'

/** The works on the network that the connection needs, and the days of the utility that hold for them (C-177). */
export const networkWorks = {
  NONE: { label: 'Sem obras', days: 'connection' },
  MINOR: { label: 'Com obras', days: 'connectionWithWorks' },
  MAJOR: { label: 'Com obras de grande porte', days: 'connectionWithMajorWorks' },
} as const satisfies Record<string, { readonly label: string; readonly days: keyof UtilityDays }>

export type NetworkWorks = keyof typeof networkWorks
export const networkWorksNames = Object.keys(networkWorks) as [NetworkWorks, ...NetworkWorks[]]

type Waiting = {
  readonly status: HomologationStatus
  /** The day on which the status began. */
  readonly since: Day
  readonly works: NetworkWorks
  readonly days: UtilityDays
}

/**
 * The last day on which the utility may answer (HOM-003, C-177): calendar days from the day after for the connection
 * budget, working days for the inspection; null while the utility owes no answer.
 */
export const computeDueDay = ({ status, since, works, days }: Waiting): Day | null => {
  if (status === 'SUBMITTED') return plusDays(since, days[networkWorks[works].days])
  if (status === 'INSPECTION') return plusWorkingDays(since, days.inspection)
  return null
}

/** How many days a due day is past; 0 on the day itself and before (HOM-003). */
export const daysLate = (dueOn: Day | null, today: Day): number =>
  dueOn === null ? 0 : Math.max(0, daysBetween(dueOn, today))

/** 'Prazo vencido há 3 dias' (HOM-003) */
export const lateSentence = (days: number): string => `Prazo vencido há ${days} ${days === 1 ? 'dia' : 'dias'}`
