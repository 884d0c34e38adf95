import {
  type ListedUnits,
  mergeListItems,
  productListLimits,
  productListSentences,
} from '@girassol/domain/product-lists'
import { sql } from 'kysely'
import type { Context, Tx } from '../../http/context.ts'
import { notFound, Refused } from '../../http/refused.ts'
import { requireSeller } from '../../http/require-seller.ts'
import { lockSeller } from '../../records/lock-seller.ts'
import { findKnownProducts } from '../quick-order/known-products.ts'
import { recordList, toAuditedList } from './record-list.ts'

const refuse = (reason: 'nameTaken' | 'tooManyLists' | 'tooManyProducts'): Refused =>
  new Refused(productListSentences[reason], { status: 409, reason })

/** Two users of a seller cannot exceed its limits together: each waits for the other's change (C-152). */
export const lockLists = async ({ tx, actor }: Context): Promise<number> => {
  const { id } = requireSeller(actor)
  await lockSeller(tx, id)
  return id
}

type Naming = { readonly sellerId: number; readonly name: string; readonly ownId?: number }

/** Names are compared without accents and case; the seller is locked. */
export const refuseTakenName = async (tx: Tx, { sellerId, name, ownId = 0 }: Naming): Promise<void> => {
  const other = await tx
    .selectFrom('product_list')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('id', '!=', ownId)
    .where(sql<boolean>`plain(name) = plain(${name})`)
    .executeTakeFirst()
  if (other !== undefined) throw refuse('nameTaken')
}

/** Replaces the items of a list. 404 for a product that the user may not know of, 409 for more than 200. */
export const storeItems = async (context: Context, listId: number, given: readonly ListedUnits[]): Promise<void> => {
  const items = mergeListItems(given)
  if (items.length > productListLimits.products) throw refuse('tooManyProducts')
  const known = await findKnownProducts(
    context,
    items.map(({ code }) => code),
  )
  if (items.some(({ code }) => !known.has(code))) throw notFound('Produto não encontrado.')
  await context.tx.deleteFrom('product_list_item').where('list_id', '=', listId).execute()
  if (items.length === 0) return
  await context.tx
    .insertInto('product_list_item')
    .values(
      items.map(({ code, quantity }, at) => ({ list_id: listId, position: at + 1, product_code: code, quantity })),
    )
    .execute()
}

type NewList = { readonly name: string; readonly items: readonly ListedUnits[] }

/** A new list of the seller in context; 409 for a name that it has already, and for a 51st list. */
export const insertList = async (context: Context, { name, items }: NewList): Promise<number> => {
  const { tx, actor, now } = context
  const sellerId = await lockLists(context)
  await refuseTakenName(tx, { sellerId, name })
  const lists = await tx
    .selectFrom('product_list')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow()
  if (lists.count >= productListLimits.lists) throw refuse('tooManyLists')
  const { id } = await tx
    .insertInto('product_list')
    .values({ seller_id: sellerId, name, created_by: actor.userId, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeItems(context, id, items)
  await recordList(context, { id, name, action: 'create', before: null, after: toAuditedList(name, items) })
  return id
}
