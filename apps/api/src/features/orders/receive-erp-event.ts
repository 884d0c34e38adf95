import type * as contract from '@girassol/contract/administration'
import type { SignedHandler } from '../../http/context.ts'
import { nameOfErpEvent } from '../../integrations/erp/erp-events.ts'
import { receiveEvent } from './receive-event.ts'
import { translators } from './translators.ts'

/** C-50: what the ERP tells of an order moves it; the answer is 202 whatever becomes of the message. */
export const receiveErpEvent: SignedHandler<typeof contract.receiveErpEvent> = (
  { now, write },
  { body, signature },
) => {
  const { id, event } = nameOfErpEvent(body)
  const message = { source: 'erp', key: id ?? signature, event, payload: body } as const
  return write((tx, outbox) => receiveEvent({ tx, now, outbox }, message, translators.erp))
}
