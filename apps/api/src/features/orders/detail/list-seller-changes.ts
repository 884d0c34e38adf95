import type { ResponseFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/orders'
import { reaisFrom } from '@girassol/domain/shared'
import type { Handler, Tx } from '../../../http/context.ts'
import { requireReadable } from '../../order-record/readable-orders.ts'

const selectChanges = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('seller_change as change')
    .innerJoin('seller as former', 'former.id', 'change.from_seller_id')
    .innerJoin('seller as next', 'next.id', 'change.to_seller_id')
    .innerJoin('app_user as author', 'author.id', 'change.changed_by')
    .select(['change.id', 'change.changed_at', 'change.content', 'change.from_seller_id', 'change.to_seller_id'])
    .select(['former.fancy_name as former_name', 'next.fancy_name as next_name', 'author.name as author'])
    .where('change.order_id', '=', orderId)
    .orderBy('change.id', 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof selectChanges>['execute']>>[number]

type View = ResponseFor<typeof contract.listSellerChanges>[number]

const toView = ({ content, ...row }: Row, showsPrices: boolean): View => {
  const { serviceValueCents, ...written } = content
  return {
    id: row.id,
    at: row.changed_at,
    author: row.author,
    from: { id: row.from_seller_id, fancyName: row.former_name },
    to: { id: row.to_seller_id, fancyName: row.next_name },
    ...written,
    serviceValue: showsPrices ? reaisFrom(serviceValueCents) : null,
  }
}

/** C-227, SEC-019: for staff, what earlier integrators had written in the record; 404 outside the scope (C-08). */
export const listSellerChanges: Handler<typeof contract.listSellerChanges> = async (context, { params }) => {
  await requireReadable(context, params.id)
  const rows = await selectChanges(context.tx, params.id).execute()
  return rows.map((row) => toView(row, context.actor.canViewProductPrices))
}
