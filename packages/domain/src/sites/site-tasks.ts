import { type Day, toDay } from '../shared/brazil-time.ts'

/** The hour of the due day, in São Paulo, from which the responsible user is reminded (SITE-010, C-176). */
export const reminderHour = 8

export const lateTaskLabel = 'Atrasada'

type Task = { readonly dueOn: Day; readonly doneAt: string | null }

/** A task that is not done and whose day has passed (SITE-010). */
export const isTaskLate = ({ dueOn, doneAt }: Task, now: string): boolean => doneAt === null && dueOn < toDay(now)
