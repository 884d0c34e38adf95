import type { Tx } from '../../http/context.ts'

/** An order with what its view names: seller, branch and who opened it. */
export const selectOrders = (tx: Tx) =>
  tx
    .selectFrom('orders')
    .innerJoin('seller', 'seller.id', 'orders.seller_id')
    .innerJoin('app_user as creator', 'creator.id', 'orders.created_by')
    .leftJoin('branch', (join) =>
      join
        .onRef('branch.company_code', '=', 'orders.company_code')
        .onRef('branch.branch_code', '=', 'orders.branch_code'),
    )
    .selectAll('orders')
    .select([
      'seller.name as seller_name',
      'seller.fancy_name as seller_fancy_name',
      'seller.cnpj as seller_cnpj',
      'seller.erp_code as seller_erp_code',
      'seller.erp_state as seller_erp_state',
      'seller.erp_city_name as seller_erp_city_name',
      'creator.name as creator_name',
      'branch.name as branch_name',
    ])

export type OrderRecord = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>
