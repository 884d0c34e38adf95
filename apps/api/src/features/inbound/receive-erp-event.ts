import type * as contract from '@girassol/contract/inbound'
import type { SignedHandler } from '../../http/context.ts'
import { nameErpEvent } from '../../integrations/erp/erp-events.ts'
import { receiveEvent, type Translate } from './receive-event.ts'

/** C-50: an event of the ERP moves its order; the response is 202 whatever the outcome. */
export const receiveErpEventWith =
  (translate: Translate): SignedHandler<typeof contract.receiveErpEvent> =>
  ({ now, write }, { body, signature }) => {
    const { id, event } = nameErpEvent(body)
    const message = { source: 'erp', key: id ?? signature, event, payload: body } as const
    return write((tx, outbox) => receiveEvent({ tx, now, outbox }, message, translate))
  }
