import { type NegotiationAction, negotiationActionNames } from '@girassol/domain/negotiations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { deep, type NegotiationDesk, openNegotiationDesk } from './test-negotiation-desk.ts'

const people = ['INTEGRATOR', 'COMMERCIAL', 'CUSTOMER_SUCCESS', 'ADMINISTRATOR'] as const
const statuses = ['REQUESTED', 'COUNTERED', 'PENDING_APPROVAL', 'REFUSED'] as const

type Case = { readonly status: (typeof statuses)[number]; readonly who: (typeof people)[number] }

describe.each(testedDatabases)('the actions of negotiations on %s', (kind) => {
  let desk: NegotiationDesk

  beforeAll(async () => {
    desk = await openNegotiationDesk(kind)
  })
  afterAll(() => desk.close())

  const inStatus = async (status: Case['status']): Promise<number> => {
    const id = await desk.asked()
    if (status === 'COUNTERED') await desk.offer(id)
    if (status === 'PENDING_APPROVAL') await desk.offer(id, 'COMMERCIAL', deep)
    if (status === 'REFUSED') await desk.refuse(id)
    return id
  }

  const call = (action: NegotiationAction, id: number, who: Case['who']) => {
    const calls = {
      ask: desk.ask,
      counter: desk.counter,
      acceptOffer: desk.accept,
      acceptAsked: desk.accept,
      withdraw: desk.withdraw,
      offer: desk.offer,
      approve: desk.approve,
      sendBack: desk.sendBack,
      refuse: desk.refuse,
      write: desk.write,
    } as const
    return calls[action](id, who)
  }

  /** One call accepts an offer or what was asked, whichever waits. */
  const listAllowed = async (id: number, who: Case['who']) => {
    const { actions } = await desk.read(id, who)
    const accepts = actions.acceptOffer.allowed || actions.acceptAsked.allowed
    return negotiationActionNames.filter((action) => (action.startsWith('accept') ? accepts : actions[action].allowed))
  }

  const cases = statuses.flatMap((status) => people.map((who): Case => ({ status, who })))

  test.each(cases)('QUO-026 in $status the answer to $who lists what the calls allow', async ({ status, who }) => {
    const id = await inStatus(status)
    const able = await listAllowed(id, who)
    for (const action of negotiationActionNames) {
      // A refused call changes nothing, so only an allowed one needs a negotiation of its own.
      const own = able.includes(action) ? await inStatus(status) : id
      const { statusCode } = await call(action, own, who)
      expect([action, statusCode < 300]).toEqual([action, able.includes(action)])
    }
  })
})
