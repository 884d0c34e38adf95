/** The subject of a notification (NOT-003). */
export const notificationTypes = [
  'INVOICE',
  'INVOICE_EXPIRATION',
  'BUDGET',
  'BUDGET_EXPIRATION',
  'SELLER_REGISTER',
  'SELLER_DIGITAL_DOCUMENT',
] as const
export type NotificationType = (typeof notificationTypes)[number]

/** The marks of a notification (NOT-004). */
export const notificationIcons = ['SUCCESS', 'INFO', 'WARNING', 'DANGER', 'LOGOUT'] as const
export type NotificationIcon = (typeof notificationIcons)[number]

/** NOT-008: page size. */
export const notificationsPerPage = 50

/** Poll interval of the bell in seconds, unless the setting 'notification-poll-seconds' has another one (C-10). */
export const usualPollSeconds = 60
export const fewestPollSeconds = 10
export const mostPollSeconds = 3600

/** The configured interval in seconds; a value that is no number, or out of range, is ignored. */
export const parsePollSeconds = (configured: unknown): number => {
  const seconds = Math.round(Number(configured ?? usualPollSeconds))
  return Number.isFinite(seconds) ? Math.min(mostPollSeconds, Math.max(fewestPollSeconds, seconds)) : usualPollSeconds
}

type Addressed = {
  readonly type: NotificationType
  readonly invoiceId: number | null
  /** The screen of a record that is no order or budget. */
  readonly path: string | null
}

const folders: Partial<Record<NotificationType, string>> = {
  INVOICE: '/pedidos',
  INVOICE_EXPIRATION: '/pedidos',
  BUDGET: '/orcamentos',
  BUDGET_EXPIRATION: '/orcamentos',
}

/** The screen of the record in a notification, or null without a record. */
export const toNotificationPath = ({ type, invoiceId, path }: Addressed): string | null => {
  if (path !== null) return path
  const folder = folders[type]
  return folder === undefined || invoiceId === null ? null : `${folder}/${invoiceId}`
}
