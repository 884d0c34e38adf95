import type * as contract from '@girassol/contract/cart'
import { roundToSaleMultiple } from '@girassol/domain/generator'
import { canChangeSavedItem, savedItemSentences } from '@girassol/domain/orders'
import type { Context, Handler } from '../../../http/context.ts'
import { orNotFound, orRefuse, Refused } from '../../../http/refused.ts'
import { lockOrderToSave } from '../../order-record/approvals/lock-order-to-save.ts'
import { trimHold } from '../../order-record/holds/hold-store.ts'
import { endAgreement } from '../../order-record/negotiations/end-agreement.ts'
import { listOrderLines, type OrderLine } from '../../order-record/order-lines.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { findOrderView } from '../../orders/detail/order-queries.ts'
import { removeItem, updateItem } from '../cart-store.ts'
import { saveOrder } from '../terms/save-order.ts'
import { toItemWithQuantity } from './change-cart-item-quantity.ts'

/** A cart has its own call, and a budget is saved as a whole (CART-013). */
const refuseUnsaved = ({ status }: OrderRecord): void => {
  if (status === 'INVOICE') return
  throw new Refused('Altere as quantidades no carrinho ou na edição do orçamento.', {
    status: 409,
    reason: 'otherCall',
  })
}

type Change = {
  readonly order: OrderRecord
  readonly line: OrderLine
  readonly quantity: number
  readonly others: readonly OrderLine[]
}

const refuseForbidden = ({ actor }: Context, { order, line, quantity, others }: Change): void => {
  const codes = others.map(({ product_code }) => product_code)
  const type = order.type
  const decision = canChangeSavedItem({ roles: actor.roles, type, code: line.product_code, quantity, others: codes })
  const isRole = !decision.allowed && decision.refusal === 'mayNotRemove'
  orRefuse(decision, savedItemSentences, isRole ? { status: 403 } : {})
}

const describeChange = ({ line, quantity }: Change): string =>
  quantity === 0
    ? `${line.product_name} removido`
    : `Quantidade de ${line.product_name} alterada de ${line.quantity} para ${quantity}`

/**
 * CART-033: sets the quantity of an item of an order that is not validated yet, at the price of the order. An agreement
 * ends, and the discount is again what it was before it (C-183). Refuses a removal by DET-048…050, and more than there is
 * in stock as a cart does (C-28).
 */
export const changeOrderItem: Handler<typeof contract.changeOrderItem> = async (context, { params, body }) => {
  const order = await lockOrderToSave(context, params.id, 'edit')
  refuseUnsaved(order)
  const lines = await listOrderLines(context, order.id)
  const found = lines.find(({ product_code }) => product_code === body.productErpCode)
  // A repeated removal finds no item, which is the requested result.
  if (!found && body.quantity === 0) return findOrderView(context, order.id)
  const line = orNotFound(found, 'Este produto não está no pedido.')
  const quantity = roundToSaleMultiple(body.productErpCode, body.quantity)
  const change = { order, line, quantity, others: lines.filter((other) => other !== line) }
  refuseForbidden(context, change)
  if (quantity === line.quantity) return findOrderView(context, order.id)
  // What was agreed was agreed for the former items (C-183).
  const agreed = await endAgreement(context, order)
  if (quantity === 0) await removeItem(context.tx, line.id)
  else {
    const { kit_quantity: kitQuantity, availability } = await toItemWithQuantity(context, {
      type: order.type,
      line,
      quantity,
    })
    await updateItem(context.tx, line.id, { quantity, kitQuantity, availability })
  }
  await trimHold(context, order.id)
  return saveOrder(context, { ...order, ...agreed }, { log: describeChange(change), movesDelivery: true })
}
