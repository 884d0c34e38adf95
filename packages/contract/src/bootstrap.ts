import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { listLinks } from './links.ts'
import { listNotifications } from './notifications.ts'
import { readSession } from './session.ts'

export const readBootstrap = endpoint({
  method: 'GET',
  path: '/bootstrap',
  requires: 'session',
  summary: 'What the frame of every screen shows: the user, the links and the newest notifications.',
  response: z.object({
    session: readSession.response,
    links: listLinks.response,
    notifications: listNotifications.response,
  }),
})
