import type { InputFor } from '@girassol/contract/http/endpoint'
import type { tradePoints } from '@girassol/contract/points-store'
import { normaliseAddress } from '@girassol/domain/customers'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import type { TradedProduct } from './points-product-queries.ts'

type Traded = {
  readonly sellerId: number
  readonly product: TradedProduct
  readonly address: InputFor<typeof tradePoints>['body']
  readonly userId: number
  readonly now: string
}

const debitRow = ({ sellerId, product, userId, now }: Traded) => ({
  seller_id: sellerId,
  type: 'DEBIT' as const,
  value: product.points,
  qualifiable: false,
  origin_user_id: userId,
  created_at: now,
})

/** PTS-045, C-129: the debit and its trade; returns the id of the entry. */
export const insertTrade = async (tx: Tx, traded: Traded): Promise<number> => {
  const { product } = traded
  const address = normaliseAddress(traded.address)
  const { id } = await tx.insertInto('point_entry').values(debitRow(traded)).returning('id').executeTakeFirstOrThrow()
  await tx
    .insertInto('point_trade')
    .values({
      entry_id: id,
      product_code: product.code,
      product_name: product.name,
      category_name: product.category_name,
      address_cep: address.addressCep,
      address_description: address.addressDescription,
      address_number: address.addressNumber,
      address_neighborhood: address.addressNeighborhood,
      address_complement: address.addressComplement,
      erp_state: address.erpState,
      erp_city: address.erpCity,
      erp_city_name: address.erpCityName,
    })
    .execute()
  return id
}

/**
 * Takes one unit out of a known stock; a product that is expected later, or whose stock is unknown, does not change
 * (C-28).
 */
export const takeUnit = async (tx: Tx, code: string): Promise<void> => {
  await tx
    .updateTable('product')
    .set({ remaining_quantity: sql<number>`remaining_quantity - 1` })
    .where('code', '=', code)
    .where('remaining_quantity', '>', 0)
    .execute()
}
