import type { SigningSystem } from '@girassol/contract/inbound'
import { describeOutsideEvent, type OutsideEvent } from '@girassol/domain/orders'
import type { Updateable } from 'kysely'
import type { DB } from '../../database/schema.ts'
import { fillBlanks } from '../order-record/fill-blanks.ts'
import { describeLastMove } from '../order-record/last-move.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { moveFromOutside } from '../order-record/move-from-outside.ts'
import type { Mover } from '../order-record/mover.ts'
import { lockUnscopedOrder } from '../order-record/unscoped-order.ts'
import { closeInboundEvent, type InboundMessage, insertInboundEvent, type Receipt } from './inbound-event-store.ts'

/** A message of another system as an event of the portal. */
export type UnderstoodEvent = {
  readonly orderId: number
  readonly event: OutsideEvent
  /** Columns that the event sets. */
  readonly set?: Updateable<DB['orders']>
  /** Added to the log line: the ERP's reason, a number. It contains no prices. */
  readonly remark?: string
}

/**
 * The translation of a message: an event, a note that moves nothing (null: not even a log line), or the reason why it
 * cannot be used.
 */
export type Translation =
  | UnderstoodEvent
  | { readonly orderId: number; readonly noted: string | null }
  | { readonly dead: string; readonly orderId?: number }

/** Runs in the transaction of the message and only once, so its writes are made once. */
export type Translate = (receiving: Receiving, payload: unknown) => Promise<Translation> | Translation

export type Receiving = Omit<Mover, 'author'>

/** The translator for the messages of each system; none of them uses the network. */
export type Translators = Readonly<Record<SigningSystem, Translate>>

export type EventReceipt = { readonly outcome: Receipt['outcome'] | 'repeated'; readonly reason: string | null }

type Closed = Receipt & { readonly orderId: number | null }

/** No user acts: an event of any system outside the portal is logged as the ERP's (C-50). */
const author = { userId: null, name: 'ERP' } as const

const unknownOrder = (orderId: number): Closed => ({
  outcome: 'dead',
  reason: `Pedido ${orderId} não encontrado.`,
  orderId: null,
})

/** Logs an event that moved nothing; the transaction has already locked the order. */
const logNoteById = async (mover: Mover, orderId: number, log: string): Promise<void> => {
  const order = await lockUnscopedOrder(mover.tx, orderId)
  if (order !== null) await logOrderNote(mover, order, log)
}

const moveBy = async (receiving: Receiving, { orderId, event, remark, set }: UnderstoodEvent): Promise<Closed> => {
  const log = describeOutsideEvent(event, remark)
  const mover = { ...receiving, author }
  const outcome = await moveFromOutside(mover, orderId, { event, log, ...(set && { set }) })
  if (outcome === 'unknown') return unknownOrder(orderId)
  if (outcome === 'moved') return { outcome, reason: null, orderId }
  if (outcome === 'refused') {
    const reason = `O evento “${log}” não se aplica ao pedido: ${await describeLastMove(receiving.tx, orderId)}`
    return { outcome: 'dead', reason, orderId }
  }
  if (set) await fillBlanks(receiving.tx, orderId, set)
  if (outcome === 'noted') await logNoteById(mover, orderId, log)
  return { outcome, reason: null, orderId }
}

const apply = async (receiving: Receiving, translated: Translation): Promise<Closed> => {
  if ('event' in translated) return moveBy(receiving, translated)
  const { orderId } = translated
  const order = orderId === undefined ? null : await lockUnscopedOrder(receiving.tx, orderId)
  if ('dead' in translated) return { outcome: 'dead', reason: translated.dead, orderId: order?.id ?? null }
  if (order === null) return unknownOrder(translated.orderId)
  if (translated.noted !== null) await logOrderNote({ ...receiving, author }, order, translated.noted)
  return { outcome: 'noted', reason: null, orderId: order.id }
}

/** Applies a message that is already stored, and stores the outcome. */
export const judgeInboundEvent = async (
  receiving: Receiving,
  stored: { readonly id: number; readonly payload: unknown },
  translate: Translate,
): Promise<EventReceipt> => {
  const { outcome, reason, orderId } = await apply(receiving, await translate(receiving, stored.payload))
  await closeInboundEvent(receiving.tx, stored.id, { outcome, reason, orderId })
  return { outcome, reason }
}

/**
 * C-50: handles one message of another system, in one transaction with all its effects. It is stored first, so that a
 * repeated message has no effect. A late message is acknowledged; one that cannot be used waits for an administrator.
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
