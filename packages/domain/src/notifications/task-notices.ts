import { lateTaskLabel } from '../sites/site-tasks.ts'
import type { NotificationIcon, NotificationType } from './notification.ts'

/** A notification about a task, for its responsible user alone (SITE-010, C-156). */
export type TaskNotice = {
  readonly type: NotificationType
  readonly title: string
  readonly message: string
  readonly icon: NotificationIcon
}

type DueTask = {
  readonly title: string
  /** The site of the task; null for a task of none. */
  readonly siteTitle: string | null
  readonly isLate: boolean
}

/** SITE-010, C-176: on the morning of the due day, or once later when the reminder of that day was missed. */
export const taskDue = ({ title, siteTitle, isLate }: DueTask): TaskNotice => ({
  type: 'BUDGET',
  title: `${isLate ? lateTaskLabel : 'Para hoje'}: ${title}`,
  message: siteTitle === null ? 'Tarefa sem obra.' : `Tarefa da obra ${siteTitle}.`,
  icon: isLate ? 'WARNING' : 'INFO',
})
