import type { Endpoint } from '@girassol/contract/http/endpoint'
import { fileBody } from '@girassol/contract/http/file'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../database/test-database.ts'
import { takeSnapshot } from '../database/test-snapshot.ts'
import { noon, openShop, readyCart, type Shop } from '../features/cart/test-shop.ts'
import type { Caller } from '../test-application.ts'
import { everyEndpoint, findUsualCaller, otherRecords, type Records, toDemoEmail, wellFormed } from './test-contract.ts'
import { findFaults, type HostileCall, listHostileCalls } from './test-hostile-calls.ts'

const json = { 'content-type': 'application/json' }
const twoMinutes = 120_000

/** After it was accepted, every role needs a second factor, so all other calls come before it. */
const lastCall = 'changeRequiredRoles'
const inTurn = everyEndpoint.toSorted(([one], [other]) => Number(one === lastCall) - Number(other === lastCall))

const fileEndpoints = everyEndpoint.filter(([, { body }]) => body === fileBody).map(([name]) => name)

/**
 * Each call with a file starts a thread or a process that reads it. All of them read the value beside it, the name of the
 * file, in the same way, so they share the hostile names.
 */
const shareOfFile = (name: string, calls: readonly HostileCall[]): readonly HostileCall[] => {
  const place = fileEndpoints.indexOf(name)
  return place < 0 ? calls : calls.filter(({ accepted }, at) => !accepted || at % fileEndpoints.length === place)
}

/** The whole contract on PostgreSQL; a sample of it on the embedded database, which uses the same SQL. */
describe.each(testedDatabases)('hostile values in every field of every endpoint on %s', (kind) => {
  const sampleInterval = kind === 'postgres' ? 1 : 15
  let shop: Shop
  let integrator: Caller
  let clock = new Date(noon).getTime()
  const callers = new Map<string, Caller>()

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as(toDemoEmail('INTEGRATOR'))
    // One session, because a changed password ends the user's other sessions.
    callers.set('INTEGRATOR', integrator)
  })
  afterAll(() => shop.close())

  /** What is stored, where no call since may have changed it. */
  let stored: Awaited<ReturnType<typeof takeSnapshot>> | undefined

  const findCaller = async (endpoint: Endpoint): Promise<Caller> => {
    if (endpoint.requires === 'public') return shop.anonymous
    const role = findUsualCaller(endpoint)
    const known = callers.get(role)
    if (known !== undefined) return known
    stored = undefined
    const caller = await shop.as(toDemoEmail(role), 'INT001')
    callers.set(role, caller)
    return caller
  }

  const ownRecords = async (): Promise<Records> => {
    stored = undefined
    const cart = await readyCart(shop, integrator)
    return { cart: cart.id, budget: cart.id, order: cart.id, customer: cart.customerId ?? 0, ...otherRecords }
  }

  /** Sends the calls one after another; rate-limited calls each in another minute. */
  const send = async (endpoint: Endpoint, calls: readonly HostileCall[]): Promise<readonly string[]> => {
    const caller = await findCaller(endpoint)
    const faults: string[] = []
    for (const call of calls) {
      clock += twoMinutes
      if (endpoint.callsPerMinute !== undefined) shop.setNow(new Date(clock).toISOString())
      const { body, ...address } = call.parts
      const isJson = body !== undefined && endpoint.body !== fileBody
      const request = isJson ? { ...address, body: JSON.stringify(body) } : call.parts
      faults.push(...findFaults(call, await caller(endpoint, request as never, isJson ? json : {})))
    }
    return faults
  }

  describe('one after another', { shuffle: false }, () => {
    test.each(inTurn)(
      'C-102 %s answers them with the common error body and stores nothing of a refused call',
      async (name, endpoint) => {
        // Only calls that change a cart need a complete one.
        const records = endpoint.path.startsWith('/invoice') ? await ownRecords() : undefined
        const every = listHostileCalls(endpoint, wellFormed(endpoint, records))
        const calls = shareOfFile(name, every).filter((_call, at) => at % sampleInterval === 0)
        await findCaller(endpoint)
        const before = stored ?? (await takeSnapshot(shop.db))
        stored = undefined
        const { refused = [], accepted = [] } = Object.groupBy(calls, (call) =>
          call.accepted ? 'accepted' : 'refused',
        )
        expect(await send(endpoint, refused)).toEqual([])
        // A read stores nothing of any call, so one look after all of them is enough.
        if (endpoint.method === 'GET') expect(await send(endpoint, accepted)).toEqual([])
        const after = await takeSnapshot(shop.db)
        expect(after).toEqual(before)
        if (endpoint.method === 'GET') stored = after
        else expect(await send(endpoint, accepted)).toEqual([])
      },
    )
  })
})
