import { lateTaskLabel } from '../sites/site-tasks.ts'
import type { NotificationIcon, NotificationType } from './notification.ts'

/** A notification about a task, for its responsible user alone (SITE-010, C-156). */
export type TaskNotice = {
  readonly type: NotificationType
  readonly title: string
  readonly message: string
  readonly icon: NotificationIcon
  /** The screen of what it is about, where that is no order or budget. */
  readonly path?: string
}

type DueTask = {
  readonly title: string
  /** The site of the task; null for a task of none. */
  readonly siteTitle: string | null
  readonly siteId: number | null
  readonly isLate: boolean
}

/** SITE-010, C-176: on the morning of the due day, or once later when the reminder of that day was missed. */
export const taskDue = ({ title, siteTitle, siteId, isLate }: DueTask): TaskNotice => ({
  type: 'BUDGET',
  title: `${isLate ? lateTaskLabel : 'Para hoje'}: ${title}`,
  message: siteTitle === null ? 'Tarefa sem obra.' : `Tarefa da obra ${siteTitle}.`,
  path: siteId === null ? '/obras' : `/obras/${siteId}`,
  icon: isLate ? 'WARNING' : 'INFO',
})
