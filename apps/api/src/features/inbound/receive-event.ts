import type { SigningSystem } from '@girassol/contract/inbound'
import { lossToHandle } from '@girassol/domain/notifications'
import {
  describeOutsideEvent,
  findLossReader,
  isLossEvent,
  type LossReader,
  type OutsideEvent,
} from '@girassol/domain/orders'
import { paymentMethodLabels } from '@girassol/domain/payments'
import type { Updateable } from 'kysely'
import type { DB } from '../../database/schema.ts'
import { notifyRoles } from '../notifications/notify-roles.ts'
import { fillBlanks } from '../order-record/fill-blanks.ts'
import { describeLastMove } from '../order-record/last-move.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { moveFromOutside } from '../order-record/move-from-outside.ts'
import { type Mover, outsideAuthor } from '../order-record/mover.ts'
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
 * cannot be used; or the outcome of an event that concerns no order, after its effect. `lossTo` is the role that is notified when such a message means a loss (REL-008).
 */
export type Translation =
  | UnderstoodEvent
  | { readonly orderId: number; readonly noted: string | null }
  | { readonly withoutOrder: 'noted' | 'late' }
  | {
      readonly dead: string
      readonly orderId?: number
      readonly noted?: string
      readonly lossTo?: LossReader | null
    }

/** Runs in the transaction of the message and only once, so its writes are made once. */
export type Translate = (receiving: Receiving, payload: unknown) => Promise<Translation> | Translation

export type Receiving = Omit<Mover, 'author'>

/** The translator for the messages of each system; none of them uses the network. */
export type Translators = Readonly<Record<SigningSystem, Translate>>

export type EventReceipt = { readonly outcome: Receipt['outcome'] | 'repeated'; readonly reason: string | null }

type Closed = Receipt & {
  readonly orderId: number | null
  readonly lossTo?: LossReader | null
  /** A line of the log that is written only when the message is received, not when it is applied again. */
  readonly noted?: string | undefined
}

/** No order moves by this message: there is none of this number, or it is still a cart. */
const refuseUnknown = async ({ tx }: Receiving, orderId: number): Promise<Closed> => {
  const cart = await lockUnscopedOrder(tx, orderId)
  if (cart === null) return { outcome: 'dead', reason: `Pedido ${orderId} não encontrado.`, orderId: null }
  return { outcome: 'dead', reason: `O pedido ${orderId} ainda é um carrinho.`, orderId }
}

/** Logs an event that moved nothing; the transaction has already locked the order. */
const logNoteById = async (mover: Mover, orderId: number, log: string): Promise<void> => {
  const order = await lockUnscopedOrder(mover.tx, orderId)
  if (order !== null) await logOrderNote(mover, order, log)
}

/** Why an event does not fit its order, for the person who handles the message. */
const describeMisfit = async ({ tx }: Receiving, { orderId, event, remark }: UnderstoodEvent): Promise<string> => {
  const misfit = `O evento “${describeOutsideEvent(event, remark)}” não se aplica ao pedido`
  const method = event === 'depositReceived' ? (await lockUnscopedOrder(tx, orderId))?.payment_method : 'DEPOSIT'
  if (method && method !== 'DEPOSIT') return `${misfit}, cuja forma de pagamento é ${paymentMethodLabels[method]}.`
  return `${misfit}: ${await describeLastMove(tx, orderId)}`
}

const moveBy = async (receiving: Receiving, understood: UnderstoodEvent): Promise<Closed> => {
  const { orderId, event, remark, set } = understood
  const log = describeOutsideEvent(event, remark)
  const mover = { ...receiving, author: outsideAuthor }
  const outcome = await moveFromOutside(mover, orderId, { event, log, ...(set && { set }) })
  const lossTo = findLossReader(event)
  if (outcome === 'unknown') return { ...(await refuseUnknown(receiving, orderId)), lossTo }
  if (outcome === 'moved') return { outcome, reason: null, orderId }
  if (outcome === 'refused' || (outcome === 'late' && isLossEvent(event))) {
    return { outcome: 'dead', reason: await describeMisfit(receiving, understood), orderId, lossTo }
  }
  if (set) await fillBlanks(receiving.tx, orderId, set)
  if (outcome === 'followed') return { outcome: 'noted', reason: null, orderId }
  if (outcome === 'noted') await logNoteById(mover, orderId, log)
  return { outcome, reason: null, orderId }
}

const apply = async (receiving: Receiving, translated: Translation): Promise<Closed> => {
  if ('event' in translated) return moveBy(receiving, translated)
  if ('withoutOrder' in translated) return { outcome: translated.withoutOrder, reason: null, orderId: null }
  const { orderId } = translated
  const order = orderId === undefined ? null : await lockUnscopedOrder(receiving.tx, orderId)
  if ('dead' in translated) {
    const { dead: reason, lossTo = null, noted } = translated
    return { outcome: 'dead', reason, orderId: order?.id ?? null, lossTo, noted }
  }
  if (order === null) return refuseUnknown(receiving, translated.orderId)
  if (translated.noted !== null) await logOrderNote({ ...receiving, author: outsideAuthor }, order, translated.noted)
  return { outcome: 'noted', reason: null, orderId: order.id }
}

type StoredMessage = { readonly id: number; readonly payload: unknown }

/** Applies a message that is already stored, and stores the outcome. */
const close = async (receiving: Receiving, { id, payload }: StoredMessage, translate: Translate): Promise<Closed> => {
  const closed = await apply(receiving, await translate(receiving, payload))
  await closeInboundEvent(receiving.tx, id, closed)
  return closed
}

/** Applies a message again; nobody is notified a second time. */
export const judgeInboundEvent = async (
  receiving: Receiving,
  stored: StoredMessage,
  translate: Translate,
): Promise<EventReceipt> => {
  const { outcome, reason } = await close(receiving, stored, translate)
  return { outcome, reason }
}

/** REL-008: a loss that moved nothing is never only acknowledged: its role is notified once. */
const notifyLoss = async (receiving: Receiving, { outcome, reason, orderId, lossTo, noted }: Closed): Promise<void> => {
  if (outcome !== 'dead' || !lossTo) return
  if (orderId !== null && noted) await logNoteById({ ...receiving, author: outsideAuthor }, orderId, noted)
  await notifyRoles(receiving, lossToHandle(lossTo, orderId, reason ?? ''), orderId)
}

/**
 * C-50: handles one message of another system, in one transaction with all its effects. It is stored first, so that a
 * repeated message has no effect. A late message is acknowledged, unless it means a loss; one that cannot be used waits
 * for an administrator.
 */
export const receiveEvent = async (
  receiving: Receiving,
  message: InboundMessage,
  translate: Translate,
): Promise<EventReceipt> => {
  const id = await insertInboundEvent(receiving.tx, message, receiving.now)
  if (id === null) return { outcome: 'repeated', reason: null }
  const closed = await close(receiving, { id, payload: message.payload }, translate)
  await notifyLoss(receiving, closed)
  return { outcome: closed.outcome, reason: closed.reason }
}
