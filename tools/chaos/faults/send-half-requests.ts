import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Fault, repeatUntilEnd } from './fault.ts'

const secondsBetween = [1, 3] as const
const socketsAtOnce = 20
/** The server waits 30 s for a body; a busy machine gets some more. */
const patienceMs = 45_000

const halves = [
  'GET /api/products?q=',
  'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Le',
  'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email":',
] as const

/**
 * Sends half a request. Returns whether the server ended the connection in time; null if nobody listened, or if the run
 * was over before.
 */
const sendHalf = async (url: string, half: string, signal: AbortSignal): Promise<boolean | null> => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  if (!isOpen) return null
  const closed = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)))
  socket.on('error', () => undefined)
  socket.resume()
  socket.write(half)
  const patience = wait(patienceMs, false, { ref: false, signal }).catch(() => null)
  const isEnded = await Promise.race([closed, patience])
  socket.destroy()
  return isEnded
}

/** REL-005: clients that never finish their requests. */
export const sendHalfRequests: Fault = {
  name: 'half requests',
  counted: 'connections ended by the server',
  disturb: async ({ url, dice, signal }) => {
    const sent: Promise<boolean | null>[] = []
    await repeatUntilEnd({ dice, signal }, secondsBetween, async () => {
      for (let opened = 0; opened < socketsAtOnce; opened += 1) sent.push(sendHalf(url, dice.pick(halves), signal))
    })
    const ended = await Promise.all(sent)
    const open = ended.filter((isEnded) => isEnded === false).length
    return {
      times: ended.filter((isEnded) => isEnded === true).length,
      violations: open === 0 ? [] : [`${open} connections with half a request were never ended`],
    }
  },
}
