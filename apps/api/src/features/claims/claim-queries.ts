import { displayName } from '@girassol/domain/catalogue'
import type { ClaimedUnits, ListedItem } from '@girassol/domain/claims'
import type { Selectable } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'
import { nameOrKey } from '../../records/name-or-key.ts'

/** The statement of claims with the names for their views. */
export const selectClaims = (tx: Tx) =>
  tx
    .selectFrom('claim')
    .innerJoin('orders', 'orders.id', 'claim.order_id')
    .innerJoin('seller', 'seller.id', 'orders.seller_id')
    .innerJoin('app_user as opener', 'opener.id', 'claim.opened_by')
    .leftJoin('app_user as handler', 'handler.id', 'claim.handler_id')
    .selectAll('claim')
    .select([
      'orders.seller_id',
      'orders.sub_total_with_discount_cents as paid_cents',
      'seller.fancy_name as seller_name',
      nameOrKey('opener.name', 'claim.opened_by_key').as('opener_name'),
      'handler.name as handler_name',
    ])

export type ClaimRecord = Selectable<DB['claim']> & {
  readonly seller_id: number
  /** The discounted sum of the order, which is shared among its items (C-203). */
  readonly paid_cents: number
  readonly seller_name: string
  readonly opener_name: string
  readonly handler_name: string | null
}

export type ClaimLine = ClaimedUnits & { readonly claimId: number; readonly code: string; readonly name: string }

/** The lines of these claims, in the order of the items, with the names of the products as screens write them. */
export const listClaimLines = async (tx: Tx, claimIds: readonly number[]): Promise<ClaimLine[]> => {
  const rows = await tx
    .selectFrom('claim_line')
    .innerJoin('order_item', 'order_item.id', 'claim_line.order_item_id')
    .select([
      'claim_line.claim_id as claimId',
      'claim_line.order_item_id as itemId',
      'claim_line.type',
      'claim_line.quantity',
      'order_item.product_code as code',
      'order_item.product_name as name',
    ])
    .where('claim_line.claim_id', 'in', claimIds)
    .orderBy('order_item.position')
    .orderBy('order_item.id')
    .orderBy('claim_line.type')
    .execute()
  return rows.map((row) => ({ ...row, name: displayName(row.name) }))
}

/** The items of these orders with their list values, for the paid value of claimed units. */
export const listValuedItems = async (
  tx: Tx,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ListedItem[]>> => {
  const rows = await tx
    .selectFrom('order_item')
    .select(['order_id', 'id as itemId', 'quantity', 'unit_value_cents'])
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const items = Map.groupBy(rows, ({ order_id }) => order_id)
  return new Map(
    [...items].map(([orderId, ofOrder]) => [
      orderId,
      ofOrder.map(({ itemId, quantity, unit_value_cents: cents }) => ({
        itemId,
        quantity,
        listCents: quantity * cents,
      })),
    ]),
  )
}
