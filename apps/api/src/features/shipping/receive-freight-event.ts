import type * as contract from '@girassol/contract/shipping'
import type { SignedHandler } from '../../http/context.ts'
import { receiveEvent } from '../inbound/receive-event.ts'
import { nameFreightEvent, translateFreightEvent } from './translate-freight-event.ts'

/** An event of the freight hub about a cargo moves its order; the response is 202 whatever the outcome. */
export const receiveFreightEvent: SignedHandler<typeof contract.receiveFreightEvent> = (
  { now, write },
  { body, signature },
) => {
  const message = { source: 'freight', ...nameFreightEvent(body, signature), payload: body } as const
  return write((tx, outbox) => receiveEvent({ tx, now, outbox }, message, translateFreightEvent))
}
