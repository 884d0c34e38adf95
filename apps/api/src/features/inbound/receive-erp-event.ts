import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type * as contract from '@girassol/contract/inbound'
import type { SignedHandler } from '../../http/context.ts'
import { findErpLoss, nameErpEvent, toErpContent } from '../../integrations/erp/erp-events.ts'
import { findStoredPayload, type InboundMessage } from './inbound-event-store.ts'
import { type EventReceipt, type Receiving, receiveEvent, type Translate } from './receive-event.ts'

const isRepeat = async ({ tx }: Receiving, message: InboundMessage): Promise<boolean> =>
  isDeepStrictEqual(toErpContent(await findStoredPayload(tx, message)), toErpContent(message.payload))

/** A key of its own for a message whose number was used before; the same for each of its repeats. */
const toOtherKey = ({ key, payload }: InboundMessage): string =>
  `${key}#${createHash('sha256')
    .update(JSON.stringify(toErpContent(payload)))
    .digest('hex')}`

/** C-235: a message that another one's number would hide moves nothing until a person has looked at it. */
const keepForPerson = (receiving: Receiving, message: InboundMessage): Promise<EventReceipt> => {
  const { event, payload } = message
  const dead = `O evento ${event} chegou com o número de outra mensagem. Confira o pedido antes de tentar de novo.`
  return receiveEvent(receiving, { ...message, key: toOtherKey(message) }, () => ({ ...findErpLoss(payload), dead }))
}

/** C-50: an event of the ERP moves its order; the response is 202 whatever the outcome. */
export const receiveErpEventWith =
  (translate: Translate): SignedHandler<typeof contract.receiveErpEvent> =>
  ({ now, write }, { body, signature }) => {
    const { id, event } = nameErpEvent(body)
    const message = { source: 'erp', key: id ?? signature, event, payload: body } as const
    return write(async (tx, outbox) => {
      const receiving = { tx, now, outbox }
      const receipt = await receiveEvent(receiving, message, translate)
      if (receipt.outcome !== 'repeated' || (await isRepeat(receiving, message))) return receipt
      return keepForPerson(receiving, message)
    })
  }
