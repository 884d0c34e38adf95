import type * as contract from '@girassol/contract/shipping'
import type { SignedHandler } from '../../http/context.ts'
import { receiveEvent } from '../inbound/receive-event.ts'
import { nameFreightEvent, translateFreightEvent } from './translate-freight-event.ts'

/** What the freight hub tells of a cargo moves its order; the answer is 202 whatever becomes of the message. */
export const receiveFreightEvent: SignedHandler<typeof contract.receiveFreightEvent> = (
  { now, write },
  { body, signature },
) => {
  const message = { source: 'freight', ...nameFreightEvent(body, signature), payload: body } as const
  return write((tx, outbox) => receiveEvent({ tx, now, outbox }, message, translateFreightEvent))
}
