import type { ProductListRow, ProductListView } from '@girassol/contract/product-lists'
import { productListSentences } from '@girassol/domain/product-lists'
import { sql } from 'kysely'
import type { Context, Tx } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { requireSellerId } from '../../http/require-seller.ts'
import { findKnownProducts } from '../quick-order/known-products.ts'

const selectLists = (tx: Tx, sellerId: number) =>
  tx
    .selectFrom('product_list as list')
    .select(['list.id', 'list.name', 'list.version', 'list.updated_at as updatedAt'])
    .select(sql<number>`(select count(*)::integer from product_list_item where list_id = list.id)`.as('products'))
    .where('list.seller_id', '=', sellerId)

/** The lists of the seller in context, by name (FAST-010). */
export const findLists = ({ tx, actor }: Context): Promise<ProductListRow[]> =>
  selectLists(tx, requireSellerId(actor)).orderBy(sql`plain(list.name)`).execute()

/** A list of the seller in context; 404 for any other. */
const findList = async ({ tx, actor }: Context, id: number): Promise<ProductListRow> =>
  orNotFound(
    await selectLists(tx, requireSellerId(actor)).where('list.id', '=', id).executeTakeFirst(),
    productListSentences.notFound,
  )

/** The same, locked until the end of the transaction. */
export const lockList = async ({ tx, actor }: Context, id: number) =>
  orNotFound(
    await tx
      .selectFrom('product_list')
      .select(['id', 'name', 'version'])
      .where('id', '=', id)
      .where('seller_id', '=', requireSellerId(actor))
      .forUpdate()
      .executeTakeFirst(),
    productListSentences.notFound,
  )

export const findItems = (tx: Tx, listId: number) =>
  tx
    .selectFrom('product_list_item as item')
    .innerJoin('product', 'product.code', 'item.product_code')
    .select(['item.product_code as code', 'product.name', 'item.quantity'])
    .where('item.list_id', '=', listId)
    .orderBy('item.position')
    .execute()

/** A list with its products, those marked that are not sold to this user. */
export const findListView = async (context: Context, id: number): Promise<ProductListView> => {
  const list = await findList(context, id)
  const items = await findItems(context.tx, id)
  const known = await findKnownProducts(
    context,
    items.map(({ code }) => code),
  )
  const isAvailable = (code: string): boolean => {
    const product = known.get(code)
    return product?.active === true && product.online_store
  }
  return { ...list, items: items.map((item) => ({ ...item, isAvailable: isAvailable(item.code) })) }
}
