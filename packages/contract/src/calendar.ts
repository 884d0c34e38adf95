import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { fileBytes } from './http/file.ts'

/** The secret address of the own calendar; null while there is none, or when its secret is gone. */
const calendarLink = z.object({ link: z.string().nullable() })

export const showCalendar = endpoint({
  method: 'GET',
  path: '/profile/calendar',
  requires: 'session',
  summary: 'The secret address of the own calendar, or null (WHK-013).',
  response: calendarLink,
})

export const openCalendar = endpoint({
  method: 'POST',
  path: '/profile/calendar',
  requires: 'session',
  personal: true,
  summary: 'Open the own calendar at a new address; one that it had before opens nothing any more (WHK-013).',
  response: calendarLink,
  callsPerMinute: 10,
})

export const closeCalendar = endpoint({
  method: 'DELETE',
  path: '/profile/calendar',
  requires: 'session',
  personal: true,
  summary: 'Close the own calendar; its address opens nothing any more (WHK-013).',
  response: calendarLink,
})

export const readPublicCalendar = endpoint({
  method: 'GET',
  path: '/public/calendar/:token.ics',
  requires: 'public',
  summary:
    'The calendar of a user as iCalendar, without prices and customers: ends of budgets, days of deliveries, tasks and due days of homologations; 404 for every token that opens none (WHK-013).',
  params: z.object({ token: z.string() }),
  response: fileBytes,
  cached: true,
  callsPerMinute: 30,
})
