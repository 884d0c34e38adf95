import { notificationsPerPage } from '@girassol/domain/notifications'

/** The first page of notifications, which the bell shows. */
export const firstNotifications = { take: notificationsPerPage, page: 1 } as const

/** The call that each part of the bootstrap answers, as the application sends it when there is no bootstrap. */
export const bootstrapParts = {
  session: '/api/auth/me',
  links: '/api/links',
  notifications: `/api/notification?take=${firstNotifications.take}&page=${firstNotifications.page}`,
} as const
