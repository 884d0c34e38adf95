import type { GeneratorOptions, OrderView } from '@girassol/contract/orders'
import type { KitItem, StoredKit } from '@girassol/domain/generator'
import { roundToSaleMultiple } from '@girassol/domain/generator'
import { sql } from 'kysely'
import type { Context, Tx } from '../../../http/context.ts'
import { Refused } from '../../../http/refused.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { type CartChanges, saveCart } from '../terms/save-cart.ts'

export type KitForCart = {
  /** The cart must be locked by `lockCart`. */
  readonly cart: OrderRecord
  readonly options: GeneratorOptions
  /** What is needed to check the strings again when the delivery changes (C-23). */
  readonly kit: StoredKit
  readonly items: readonly KitItem[]
}

/** Removes the units of the previous kit; units added by hand stay. */
const removeKitUnits = async (tx: Tx, orderId: number): Promise<void> => {
  const ofOrder = tx.deleteFrom('order_item').where('order_id', '=', orderId)
  await ofOrder.whereRef('quantity', '=', 'kit_quantity').execute()
  await tx
    .updateTable('order_item')
    .set((eb) => ({ quantity: eb('quantity', '-', eb.ref('kit_quantity')), kit_quantity: 0, availability: null }))
    .where('order_id', '=', orderId)
    .where('kit_quantity', '>', 0)
    .execute()
}

/** Adds the kit's units to those added by hand; prices and dates are read when the cart is saved. */
const insertKitUnits = async (tx: Tx, orderId: number, items: readonly KitItem[]): Promise<void> => {
  const rows = items.map(({ code, quantity }, position) => ({
    code,
    quantity: roundToSaleMultiple(code, quantity),
    position: position - items.length,
  }))
  const inserted = await sql`
    insert into order_item (order_id, product_code, product_name, quantity, kit_quantity, unit_value_cents, cost_cents, position)
    select ${orderId}, p.code, p.name, kit.quantity, kit.quantity, p.price_cents, p.cost_cents, kit.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as kit (code text, quantity integer, position integer)
    join product p on p.code = kit.code
    on conflict (order_id, product_code) do update set
      quantity = order_item.quantity + excluded.quantity, kit_quantity = excluded.kit_quantity, availability = null`.execute(
    tx,
  )
  if (inserted.numAffectedRows !== BigInt(rows.length)) throw new Error('A product of the kit is not in the catalogue')
}

/** A kit needs a cart of type MP; a cart of another type changes its type only while it is empty (C-30). */
export const kitTypeChange = async (tx: Tx, cart: OrderRecord): Promise<CartChanges> => {
  if (cart.type === 'MP') return {}
  const item = await tx
    .selectFrom('order_item')
    .select('id')
    .where('order_id', '=', cart.id)
    .limit(1)
    .executeTakeFirst()
  if (!item) return { type: 'MP' }
  throw new Refused('Este produto não pode ser adicionado a este tipo de compra.', { status: 409, reason: 'wrongType' })
}

/**
 * Puts a sized kit in the cart instead of the previous one, leaves items added by hand, stores options and sizing, and
 * returns the cart (C-22, C-23). Items need not be in stock: they are shown as unavailable and block the finishing.
 */
export const replaceKitItems = async (context: Context, forCart: KitForCart): Promise<OrderView> => {
  const { cart, options, kit, items } = forCart
  const { tx } = context
  const type = await kitTypeChange(tx, cart)
  await removeKitUnits(tx, cart.id)
  await insertKitUnits(tx, cart.id, items)
  // The requested state is not stored: from here on the cart's own delivery state counts.
  const { uf: _, ...generator } = options
  return saveCart(context, cart, { ...type, generator, kit })
}
