import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/connection.ts'
import { type Counter, changeCounters, hashCounted, refuseAbove } from './count-calls.ts'
import type { Dependencies } from './dependencies.ts'
import { knownDevice } from './known-device.ts'
import { toNetwork } from './network.ts'
import { findOrigin } from './request-origin.ts'
import { recordSecurityEvent } from './security-events.ts'

/** Failed attempts: 10 in 10 minutes. */
const ofOne = { limit: 10, seconds: 600 } as const
/** Failed attempts of a whole network: 60 a minute. */
const ofNetwork = { limit: 60, seconds: 60 } as const

/** How often one may fail to prove a password (SEC-003, C-220). */
export type SignInAttempts = {
  /**
   * Counts an attempt before it is made, so that attempts at the same time are counted too; refuses with 429 above the
   * limits. Null: the e-mail is unreadable.
   */
  readonly begin: (email: string | null) => Promise<void>
  /** The password was right: the attempt does not count. */
  readonly giveBack: (email: string) => Promise<void>
  /** From now on only failures in this browser keep the account out of it. */
  readonly rememberDevice: (email: string) => void
  /** The id of this browser if the account signed in here before; null otherwise. */
  readonly findDevice: (email: string) => string | null
}

const toAccount = (email: string): string => email.trim().toLowerCase()

const findUserId = async (db: Database, account: string): Promise<number | null> => {
  const user = await db
    .selectFrom('app_user')
    .select('id')
    .where((eb) => eb.fn('lower', ['email']), '=', account)
    .executeTakeFirst()
  return user?.id ?? null
}

/** SEC-009: once in each window, so that an attacker cannot fill the table. */
const recordLockOut = async (deps: Dependencies, request: FastifyRequest, email: string | null): Promise<void> => {
  const { db } = deps.connection
  const userId = email === null ? null : await findUserId(db, toAccount(email))
  await recordSecurityEvent(db, { now: deps.clock(), kind: 'locked-out', origin: findOrigin(deps, request), userId })
}

/** A known device has a counter of its own, which failures elsewhere do not change. */
export const signInAttempts = (deps: Dependencies, request: FastifyRequest, reply: FastifyReply): SignInAttempts => {
  const device = knownDevice(deps, request, reply)
  const { db } = deps.connection
  const toCounters = (email: string | null): readonly Counter[] => {
    const network = toNetwork(request.ip)
    const known = email === null ? null : device.findFor(toAccount(email))
    if (known !== null) return [{ ...ofOne, key: `sign-in device ${known}` }]
    const counters = [{ ...ofNetwork, key: `sign-in network ${network}` }]
    if (email === null) return counters
    return [...counters, { ...ofOne, key: `sign-in account ${hashCounted(toAccount(email))} ${network}` }]
  }
  return {
    begin: async (email) => {
      const counted = await changeCounters(db, toCounters(email), { by: 1, now: deps.clock() })
      if (counted.some(({ isFirstAbove }) => isFirstAbove)) await recordLockOut(deps, request, email)
      refuseAbove(counted)
    },
    giveBack: async (email) => void (await changeCounters(db, toCounters(email), { by: -1, now: deps.clock() })),
    rememberDevice: (email) => device.remember(toAccount(email)),
    findDevice: (email) => device.findFor(toAccount(email)),
  }
}
