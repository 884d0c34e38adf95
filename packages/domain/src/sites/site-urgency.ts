import { type Day, daysBetween, toDay } from '../shared/brazil-time.ts'
import { idleDays } from './site-limits.ts'
import { isEndedStage, type SiteStage } from './site-stages.ts'

/** What one line of a card may be about, the most urgent first. */
export const urgencyKinds = ['HOMOLOGATION_LATE', 'TASK_LATE', 'TASK', 'DELIVERY', 'IDLE'] as const
export type UrgencyKind = (typeof urgencyKinds)[number]

type Urgency = {
  readonly kind: UrgencyKind
  /** The title of the task; null for the other kinds. */
  readonly title: string | null
  /** The due day, or the planned day of the delivery; null for an idle site. */
  readonly day: Day | null
  /** Days since the last change; null for the other kinds. */
  readonly days: number | null
  /** The task, for a button that ends it. */
  readonly taskId: number | null
}

export type UrgencyFacts = {
  readonly stage: SiteStage
  readonly touchedAt: string
  /** The day until which the utility answers; null without a submitted homologation. */
  readonly homologationDue: Day | null
  /** The open task that is due first. */
  readonly task: { readonly id: number; readonly title: string; readonly dueOn: Day } | null
  /** The first planned delivery of an order on its way. */
  readonly deliveryOn: Day | null
}

const nothing = { title: null, day: null, days: null, taskId: null }

/** The most urgent line of a card; null when nothing waits. */
export const findUrgency = (facts: UrgencyFacts, now: string): Urgency | null => {
  const { homologationDue, task, deliveryOn, stage, touchedAt } = facts
  const today = toDay(now)
  if (homologationDue !== null && homologationDue < today)
    return { ...nothing, kind: 'HOMOLOGATION_LATE', day: homologationDue }
  if (task !== null)
    return {
      kind: task.dueOn < today ? 'TASK_LATE' : 'TASK',
      title: task.title,
      day: task.dueOn,
      days: null,
      taskId: task.id,
    }
  if (deliveryOn !== null && deliveryOn >= today) return { ...nothing, kind: 'DELIVERY', day: deliveryOn }
  const days = daysBetween(toDay(touchedAt), today)
  return days >= idleDays && !isEndedStage(stage) ? { ...nothing, kind: 'IDLE', days } : null
}
