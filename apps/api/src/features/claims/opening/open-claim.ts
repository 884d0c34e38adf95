import type * as contract from '@girassol/contract/claims'
import type { InputFor } from '@girassol/contract/http/endpoint'
import { displayName } from '@girassol/domain/catalogue'
import { describeLeft } from '@girassol/domain/claims'
import { findReceivingEnd } from '@girassol/domain/deliveries'
import { isStatusAt } from '@girassol/domain/orders'
import { formatDay, toDay } from '@girassol/domain/shared'
import type { Handler, Tx, WriteContext } from '../../../http/context.ts'
import { refuseField } from '../../../http/refuse-field.ts'
import { notFound, Refused } from '../../../http/refused.ts'
import { findClaimable } from '../../order-record/claims/claimed-units.ts'
import { insertClaim } from '../../order-record/claims/insert-claim.ts'
import { listOrderedItems } from '../../order-record/deliveries/delivery-queries.ts'
import { lockOrder } from '../../order-record/lock-order.ts'
import { byUser } from '../../order-record/mover.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { findAfterSaleDays } from '../../settings/operation/after-sale-days.ts'
import { findClaimView } from '../detail/claim-view.ts'
import { listArrivals } from './arrivals.ts'
import { listClaimableSerials } from './claimable-serials.ts'

type Body = InputFor<typeof contract.openClaim>['body']

/** CLM-005: what is missing, damaged or wrong is claimed for some days after its arrival; 409 afterwards. */
const requireReceiving = async ({ tx, now }: WriteContext, { orderId, deliveryId }: Body): Promise<void> => {
  const arrivals = await listArrivals(tx, orderId)
  const arrival = arrivals.find((each) => each.deliveryId === deliveryId)
  if (arrival === undefined) {
    if (arrivals.length > 0 && deliveryId === null) throw refuseField('deliveryId', deliveryId, 'Escolha a entrega.')
    throw new Refused('Ocorrências são abertas depois da entrega.', { status: 409, reason: 'notArrived' })
  }
  const { receivingDays } = await findAfterSaleDays(tx)
  const lastDay = findReceivingEnd(arrival.arrivedAt, receivingDays)
  if (toDay(now) <= lastDay) return
  const sentence = `O prazo para esta ocorrência terminou em ${formatDay(lastDay)}.`
  throw new Refused(sentence, { status: 409, reason: 'tooLate', details: { lastDay } })
}

/** CLM-005: a defect names a serial number of each unit, of the item and under warranty. */
const requireSerials = async (context: WriteContext, { orderId, lines }: Body): Promise<readonly number[]> => {
  const known = await listClaimableSerials(context, orderId)
  const named = lines.flatMap(({ itemId, quantity, serialIds = [] }, index) => {
    if (new Set(serialIds).size !== quantity)
      throw refuseField(`lines.${index}.serialIds`, serialIds, 'Informe o número de série de cada unidade.')
    return serialIds.map((id) => ({ id, itemId }))
  })
  for (const { id, itemId } of named) {
    const serial = known.find((each) => each.id === id && each.itemId === itemId)
    if (serial === undefined) throw notFound('Número de série não encontrado.')
    const { number, refusal, lastDay } = serial
    if (refusal !== null)
      throw new Refused(`${number}: ${refusal}`, { status: 409, reason: 'notCovered', details: { lastDay } })
  }
  return named.map(({ id }) => id)
}

/** 409 for an order that was cancelled or returned: nothing of it is with the integrator any more. */
const requireKept = ({ status }: Pick<OrderRecord, 'status'>): void => {
  if (isStatusAt(status, 'undone'))
    throw new Refused('O pedido foi cancelado ou devolvido.', { status: 409, reason: 'orderUndone' })
}

type Wanted = Pick<Body, 'orderId' | 'type' | 'lines'> & { readonly deliveryId: number | null }

/** CLM-003: 404 for an item of another order, 409 for more units than no claim names yet. */
const requireUnits = async (tx: Tx, { orderId, deliveryId, type, lines }: Wanted): Promise<void> => {
  const items = await listOrderedItems(tx, orderId)
  const count = await findClaimable(tx, { orderId, deliveryId })
  for (const { itemId, quantity } of lines) {
    const item = items.find((each) => each.itemId === itemId)
    if (item === undefined) throw notFound()
    const left = count(itemId, type)
    if (quantity > left) {
      const details = { itemId, left }
      throw new Refused(describeLeft(displayName(item.name), left), { status: 409, reason: 'tooManyUnits', details })
    }
  }
}

/** CLM-001: opens a claim; the order is locked, so that two at once never claim the same units (CLM-003). */
export const openClaim: Handler<typeof contract.openClaim> = async (context, { body }) => {
  const { tx } = context
  const { orderId, type, wish, text, lines } = body
  const order = await lockOrder(context, orderId)
  requireKept(order)
  const isDefect = type === 'DEFECT'
  const deliveryId = isDefect ? null : body.deliveryId
  if (!isDefect) await requireReceiving(context, body)
  const serialIds = isDefect ? await requireSerials(context, body) : []
  await requireUnits(tx, { orderId, deliveryId, type, lines })
  const units = lines.map(({ itemId, quantity }) => ({ itemId, type, quantity }))
  const { id } = await insertClaim(byUser(context), { order, deliveryId, wish, text, lines: units, serialIds })
  return findClaimView(context, id)
}
