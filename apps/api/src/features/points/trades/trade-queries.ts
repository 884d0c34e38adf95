import type { TradeView } from '@girassol/contract/points-store'
import type { Tx } from '../../../http/context.ts'
import { computeBalances } from '../ledger/ledger-queries.ts'

const sellerColumns = [
  'seller.id as seller_id',
  'seller.name as seller_name',
  'seller.cnpj',
  'seller.points_enabled',
  'seller.address_cep as seller_cep',
  'seller.address_description as seller_description',
  'seller.address_number as seller_number',
  'seller.address_neighborhood as seller_neighborhood',
  'seller.address_complement as seller_complement',
  'seller.erp_state as seller_state',
  'seller.erp_city_name as seller_city_name',
] as const

/** The trade of an entry, of this seller or, with null, of any. */
const findRow = (tx: Tx, id: number, sellerId: number | null) =>
  tx
    .selectFrom('point_trade')
    .innerJoin('point_entry', 'point_entry.id', 'point_trade.entry_id')
    .innerJoin('seller', 'seller.id', 'point_entry.seller_id')
    .selectAll('point_trade')
    .select(['point_entry.created_at', 'point_entry.value', 'point_entry.type', 'point_entry.balance'])
    .select(sellerColumns)
    .where('point_entry.id', '=', id)
    .$if(sellerId !== null, (query) => query.where('point_entry.seller_id', '=', sellerId ?? 0))
    .executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>

/** The first user who acts for the seller: the responsible integrator (PTS-011). */
const findResponsible = async (tx: Tx, sellerId: number) =>
  (await tx
    .selectFrom('app_user')
    .select('name')
    .where('seller_id', '=', sellerId)
    .where('active', '=', true)
    .orderBy('id')
    .executeTakeFirst()) ?? null

const toSeller = (row: Row, user: TradeView['seller']['user']): TradeView['seller'] => ({
  id: row.seller_id,
  name: row.seller_name,
  cnpj: row.cnpj,
  pointsEnabled: row.points_enabled,
  user,
  addressCep: row.seller_cep,
  erpState: row.seller_state,
  erpCityName: row.seller_city_name,
  addressDescription: row.seller_description,
  addressNeighborhood: row.seller_neighborhood,
  addressNumber: row.seller_number,
  addressComplement: row.seller_complement === '' ? null : row.seller_complement,
})

const toDelivery = (row: Row): TradeView['delivery'] => ({
  addressCep: row.address_cep,
  erpState: row.erp_state,
  erpCityName: row.erp_city_name,
  addressDescription: row.address_description,
  addressNeighborhood: row.address_neighborhood,
  addressNumber: row.address_number,
  addressComplement: row.address_complement,
})

/** One trade with the balance before and after it; null if the seller may read no trade with this number. */
export const findTrade = async (
  tx: Tx,
  { id, sellerId }: { readonly id: number; readonly sellerId: number | null },
): Promise<TradeView | null> => {
  const row = await findRow(tx, id, sellerId)
  if (row === undefined) return null
  const { seller_id, balance } = row
  const balanceAfter = (await computeBalances(tx, [{ id, seller_id, balance }])).get(id) ?? 0
  const product = { code: row.product_code, description: row.product_name, category: row.category_name }
  return {
    entry: { id, createdAt: row.created_at, value: row.value, type: row.type },
    seller: toSeller(row, await findResponsible(tx, row.seller_id)),
    delivery: toDelivery(row),
    products: [{ ...product, quantity: 1, value: row.value }],
    balanceBefore: balanceAfter + row.value,
    balanceAfter,
  }
}
