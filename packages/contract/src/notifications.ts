import { notificationIcons, notificationsPerPage, notificationTypes } from '@girassol/domain/notifications'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id } from './http/fields.ts'
import { page } from './http/page.ts'
import { personalText } from './http/personal-fields.ts'

const notification = z.object({
  id,
  type: z.enum(notificationTypes),
  title: personalText,
  message: personalText,
  icon: z.enum(notificationIcons),
  readed: z.boolean(),
  /** The order or budget of the notification. */
  invoiceId: z.nullable(id),
  /** The screen of what it is about, where that is no order or budget. */
  path: z.nullable(z.string()),
  sellerId: z.nullable(id),
  createdAt: z.string(),
})
export type NotificationView = z.infer<typeof notification>

const unread = z.number().int()

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notification',
  requires: 'session',
  summary: 'What the user was told, the newest first, with how many are unread.',
  query: z.object({
    take: z.coerce.number<number>().int().min(1).max(100).default(notificationsPerPage),
    /** From 1. */
    page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
  }),
  response: page(notification).extend({
    /** Of all notifications, not only of this page. */
    unread,
    /** Seconds until the next request (C-10). */
    pollSeconds: z.number().int(),
  }),
})

export const readNotification = endpoint({
  method: 'PATCH',
  path: '/notification/:id',
  requires: 'session',
  personal: true,
  summary: 'Mark a notification as read; once more changes nothing.',
  params: z.object({ id }),
  response: notification,
})

export const readAllNotifications = endpoint({
  method: 'PATCH',
  path: '/notification',
  requires: 'session',
  personal: true,
  summary: 'Mark all notifications of the user as read.',
  response: z.object({ unread }),
})

export const removeNotification = endpoint({
  method: 'DELETE',
  path: '/notification/:id',
  requires: 'session',
  personal: true,
  summary: 'Remove a notification.',
  params: z.object({ id }),
  response: z.null(),
  status: 204,
})

export const removeAllNotifications = endpoint({
  method: 'DELETE',
  path: '/notification',
  requires: 'session',
  personal: true,
  summary: 'Remove all notifications of the user.',
  response: z.null(),
  status: 204,
})

export const followNotifications = endpoint({
  method: 'GET',
  path: '/notification/events',
  requires: 'session',
  summary: 'A stream (text/event-stream) of what the user is told, while it happens.',
  response: notification,
})
