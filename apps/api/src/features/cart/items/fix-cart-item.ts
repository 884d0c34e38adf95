import type * as contract from '@girassol/contract/cart'
import { isPromiseMet } from '@girassol/domain/cart'
import type { Handler } from '../../../http/context.ts'
import { orNotFound, Refused } from '../../../http/refused.ts'
import { listOrderLines } from '../../order-record/order-lines.ts'
import { removeItem, updateItem } from '../cart-store.ts'
import { lockOpenCart } from '../opening/lock-cart.ts'
import { saveCart } from '../terms/save-cart.ts'

/**
 * C-26: accepts today's date of an item, or removes the item if it cannot be delivered at all. Refuses if the date
 * changed again after it was offered.
 */
export const fixCartItem: Handler<typeof contract.fixCartItem> = async (context, { body }) => {
  const cart = orNotFound(await lockOpenCart(context), 'Nenhum carrinho aberto.')
  const lines = await listOrderLines(context, cart.id)
  const line = orNotFound(
    lines.find(({ product_code }) => product_code === body.erpCode),
    'Este produto não está no carrinho.',
  )
  if (line.current === null) {
    await removeItem(context.tx, line.id)
    return saveCart(context, cart)
  }
  if (body.availability !== undefined && !isPromiseMet(body.availability, line.current)) {
    throw new Refused('A disponibilidade deste item mudou de novo. Confira a nova data.', {
      status: 409,
      reason: 'availabilityChanged',
      details: { erpCode: body.erpCode, availability: line.current },
    })
  }
  const { quantity, kit_quantity: kitQuantity, current: availability } = line
  await updateItem(context.tx, line.id, { quantity, kitQuantity, availability })
  return saveCart(context, cart)
}
