import type { SiteRow } from '@girassol/contract/sites'
import { daysBetween } from '@girassol/domain/shared'
import type { UrgencyKind } from '@girassol/domain/sites'
import { formatCounted, formatShortDate } from '../../lib/format.ts'

type Urgency = NonNullable<SiteRow['urgency']>

const countDays = (days: number): string => formatCounted(days, 'dia', 'dias')

const sinceDay = (day: string | null, today: string): number => (day === null ? 0 : daysBetween(day, today))

/** 'hoje', 'amanhã' or '24/11'. */
const describeDay = (day: string | null, today: string): string => {
  const days = -sinceDay(day, today)
  if (day === null) return ''
  if (days === 0) return 'hoje'
  return days === 1 ? 'amanhã' : formatShortDate(day, new Date(`${today}T12:00:00-03:00`))
}

const lateTask = ({ title, day }: Urgency, today: string, isLong: boolean): string => {
  const late = `trasada ${countDays(sinceDay(day, today))}`
  return isLong && title !== null ? `${title}: a${late}` : `A${late}`
}

const sentences: Readonly<Record<UrgencyKind, (urgency: Urgency, today: string, isLong: boolean) => string>> = {
  HOMOLOGATION_LATE: ({ day }, today) => `Prazo vencido há ${countDays(sinceDay(day, today))}`,
  TASK_LATE: lateTask,
  TASK: ({ title, day }, today) => `${title ?? 'Tarefa'} ${describeDay(day, today)}`.trim(),
  DELIVERY: ({ day }, today) => `chega ${describeDay(day, today)}`,
  IDLE: ({ days }) => `parada ${countDays(days ?? 0)}`,
}

export const isLate = (urgency: Urgency): boolean =>
  urgency.kind === 'HOMOLOGATION_LATE' || urgency.kind === 'TASK_LATE'

/** The line of a card; `isLong` where there is space for the title of a late task. `today` is a day. */
export const describeUrgency = (urgency: Urgency, today: string, isLong: boolean): string =>
  sentences[urgency.kind](urgency, today, isLong)
