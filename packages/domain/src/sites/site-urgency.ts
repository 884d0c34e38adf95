/** What one line of a card may be about, the most urgent first. */
export const urgencyKinds = ['HOMOLOGATION_LATE', 'TASK_LATE', 'TASK', 'DELIVERY', 'IDLE'] as const
export type UrgencyKind = (typeof urgencyKinds)[number]

export type Urgency = {
  readonly kind: UrgencyKind
  /** The title of the task; null for the other kinds. */
  readonly title: string | null
  /** The due day, or the planned day of the delivery; null for an idle site. */
  readonly day: string | null
  /** Days since the last change; null for the other kinds. */
  readonly days: number | null
  /** The task, for a button that ends it. */
  readonly taskId: number | null
}
