import { clearCookie } from '@girassol/contract/session'
import { callEndpoint } from './api-client.ts'

const key = 'clear_storage'

/**
 * Notifies the server that storage was emptied as its cookie required: public/start.js did so before any script could
 * read it (C-16, AUTH-013). If the call fails the cookie remains, and the next start repeats both.
 */
export const confirmEmptiedStorage = async (cookies: string = document.cookie): Promise<void> => {
  if (!cookies.split('; ').some((cookie) => cookie.startsWith(`${key}=`))) return
  await callEndpoint(clearCookie, { body: { key } }).catch(() => undefined)
}
