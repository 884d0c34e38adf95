import { decideMove, type OrderStatus, type OutsideEvent, orderStatuses, outsideLogOf } from '@girassol/domain/orders'
import type { Updateable } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { closeInboundEvent, type InboundMessage, insertInboundEvent, type Receipt } from './inbound-event-store.ts'
import { moveFactsOf, moveOrder } from './move-order.ts'
import { fillBlanks, noteOnOrder } from './order-notes-store.ts'
import type { OrderRecord } from './order-record.ts'
import { lockUnscopedOrder } from './unscoped-order.ts'

/** What a message says in our words. */
export type UnderstoodEvent = {
  readonly orderId: number
  readonly event: OutsideEvent
  /** Columns that it brings. */
  readonly set?: Updateable<DB['orders']>
  /** What the log adds: the ERP's reason, a number. It tells no prices. */
  readonly remark?: string
}

/** What a translator makes of a message: an event, something to keep that moves nothing, or why it is neither. */
export type Translation =
  | UnderstoodEvent
  | { readonly orderId: number; readonly noted: string }
  | { readonly dead: string; readonly orderId?: number }

/** Runs in the transaction of the message and once only, so what it writes is written once. */
export type Translate = (tx: Tx, payload: unknown) => Promise<Translation> | Translation

export type Receiving = { readonly tx: Tx; readonly now: string; readonly outbox: Outbox }

export type EventReceipt = { readonly outcome: Receipt['outcome'] | 'repeated'; readonly reason: string | null }

type Closed = Receipt & { readonly orderId: number | null }

/** Nobody is named where no user acts; every system outside reaches the order through the ERP's part in it (C-50). */
const author = { userId: null, name: 'ERP' } as const

const moveBy = async (receiving: Receiving, order: OrderRecord, translated: UnderstoodEvent): Promise<Receipt> => {
  const { event, remark, set } = translated
  const log = outsideLogOf(event, remark)
  const decided = decideMove(event, moveFactsOf(order))
  if (decided.outcome === 'moves') {
    await moveOrder({ ...receiving, author }, order, { event, log, ...(set && { set }) })
    return { outcome: 'moved', reason: null }
  }
  if (decided.outcome === 'refused') {
    const { label } = orderStatuses[order.status as OrderStatus]
    return { outcome: 'dead', reason: `O evento “${log}” não se aplica a um pedido com o status “${label}”.` }
  }
  if (set) await fillBlanks(receiving.tx, order, set)
  if (decided.outcome === 'noted') await noteOnOrder(receiving, order, { author: author.name, log })
  return { outcome: decided.outcome, reason: null }
}

const apply = async (receiving: Receiving, translated: Translation): Promise<Closed> => {
  const orderId = translated.orderId ?? null
  const order = orderId === null ? null : await lockUnscopedOrder(receiving.tx, orderId)
  const known = order?.id ?? null
  if ('dead' in translated) return { outcome: 'dead', reason: translated.dead, orderId: known }
  if (order === null) return { outcome: 'dead', reason: `Pedido ${orderId} não encontrado.`, orderId: null }
  if ('noted' in translated) {
    await noteOnOrder(receiving, order, { author: author.name, log: translated.noted })
    return { outcome: 'noted', reason: null, orderId: known }
  }
  return { ...(await moveBy(receiving, order, translated)), orderId: known }
}

/** Judges a message that is kept already, and writes down what became of it. */
export const judgeInboundEvent = async (
  receiving: Receiving,
  kept: { readonly id: number; readonly payload: unknown },
  translate: Translate,
): Promise<EventReceipt> => {
  const { outcome, reason, orderId } = await apply(receiving, await translate(receiving.tx, kept.payload))
  await closeInboundEvent(receiving.tx, kept.id, { outcome, reason, orderId })
  return { outcome, reason }
}

/**
 * C-50: one message of another system, in one transaction with all that follows from it. It is kept first, so that the
 * same message again has no effect; what comes too late is acknowledged, what cannot be used waits for an administrator.
 */
export const receiveEvent = async (
  receiving: Receiving,
  message: InboundMessage,
  translate: Translate,
): Promise<EventReceipt> => {
  const id = await insertInboundEvent(receiving.tx, message, receiving.now)
  if (id === null) return { outcome: 'repeated', reason: null }
  return judgeInboundEvent(receiving, { id, payload: message.payload }, translate)
}
