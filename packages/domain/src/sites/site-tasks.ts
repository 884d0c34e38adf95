import { type Day, toDay } from '../shared/brazil-time.ts'

/** São Paulo has been three hours behind UTC all year since 2019. */
const morning = 'T08:00:00-03:00'

/** How a late task is marked (SITE-010). */
export const lateTaskLabel = 'Atrasada'

type Task = { readonly dueOn: Day; readonly doneAt: string | null }

/** A task that is not done and whose day has passed (SITE-010). */
export const isTaskLate = ({ dueOn, doneAt }: Task, now: string): boolean => doneAt === null && dueOn < toDay(now)

/** Whether the day's reminders are sent: from 08:00 in São Paulo (SITE-010, C-176). */
export const isReminderTime = (now: string): boolean => Date.parse(now) >= Date.parse(`${toDay(now)}${morning}`)
