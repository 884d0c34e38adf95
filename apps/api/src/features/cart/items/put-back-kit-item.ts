import type { OrderView } from '@girassol/contract/orders'
import { roundToSaleMultiple } from '@girassol/domain/generator'
import { sql } from 'kysely'
import type { Context } from '../../../http/context.ts'
import { saveCart } from '../terms/save-cart.ts'
import { type KitForCart, kitTypeChange } from './replace-kit-items.ts'

export type KitItemToPutBack = KitForCart & {
  /** The item as it was: a piece of this kit. */
  readonly item: { readonly code: string; readonly quantity: number; readonly kitQuantity: number }
}

/**
 * Puts a removed item of a kit back at its place in the kit, with as many units of the kit as it had (C-32). A cart that
 * lost its kit by the removal has it again as soon as panels and inverter are back. An item that the cart has again
 * stays as it is.
 */
export const putBackKitItem = async (
  context: Context,
  { cart, options, kit, items, item }: KitItemToPutBack,
): Promise<OrderView> => {
  const { code } = item
  const type = await kitTypeChange(context.tx, cart)
  const quantity = roundToSaleMultiple(code, item.quantity)
  const kitQuantity = Math.min(item.kitQuantity, quantity)
  const position = items.findIndex((each) => each.code === code) - items.length
  await sql`
    insert into order_item (order_id, product_code, product_name, quantity, kit_quantity, unit_value_cents, cost_cents, position)
    select ${cart.id}, code, name, ${quantity}::integer, ${kitQuantity}::integer, price_cents, cost_cents, ${position}::integer
    from product where code = ${code} on conflict (order_id, product_code) do nothing`.execute(context.tx)
  // The requested state is not stored: from here on the cart's own delivery state counts.
  const { uf: _, ...generator } = options
  return saveCart(context, cart, { ...type, ...(cart.kit === null && { generator, kit }) })
}
