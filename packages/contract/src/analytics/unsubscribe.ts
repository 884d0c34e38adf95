import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'

/** Apart from the reports, because the small page of links in letters loads it. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/public/unsubscribe/:token',
  requires: 'public',
  summary: 'Stop a mailed report from its letter, without a session; 404 for every other time (ANA-014).',
  params: z.object({ token: z.string() }),
  response: z.object({ title: z.string() }),
  callsPerMinute: 30,
})
