import { clearCookie } from '@girassol/contract/session'
import { callEndpoint } from './api-client.ts'

const key = 'clear_storage'

/**
 * Tells the server that storage was emptied when its cookie asked for it: public/start.js did so before any script
 * could read it (C-16, AUTH-013). Where the call fails the cookie stays, and the next start does both again.
 */
export const confirmEmptiedStorage = async (cookies: string = document.cookie): Promise<void> => {
  if (!cookies.split('; ').some((cookie) => cookie.startsWith(`${key}=`))) return
  await callEndpoint(clearCookie, { body: { key } }).catch(() => undefined)
}
