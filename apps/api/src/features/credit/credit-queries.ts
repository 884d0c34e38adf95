import type { CreditAccount, CreditView, OpenAmount } from '@girassol/contract/credit'
import {
  ageBands,
  computeUsedCredit,
  creditStatuses,
  findAgeBand,
  listOpenInstalments,
  releasableStatuses,
  sumByAge,
} from '@girassol/domain/credit'
import { reaisFrom, toDay } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'

/** The orders of a seller that use credit (CRED-002), with what the ERP reported as received. */
export const findUnpaidOrders = async (tx: Tx, sellerId: number) => {
  const rows = await tx
    .selectFrom('orders')
    .leftJoin('credit_receipt', 'credit_receipt.order_id', 'orders.id')
    .select([
      'orders.id',
      'orders.customer_name',
      'orders.total_invoice_cents',
      'orders.others_payment_method',
      'credit_receipt.received_cents',
    ])
    .where('orders.seller_id', '=', sellerId)
    .where('orders.payment_method', '=', 'OTHERS')
    .where('orders.money_in_at', 'is', null)
    .where('orders.status', 'in', creditStatuses)
    .orderBy('orders.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    customerName: row.customer_name ?? '',
    totalCents: row.total_invoice_cents,
    receivedCents: row.received_cents ?? 0,
    instalments: row.others_payment_method?.installments ?? [],
  }))
}

export type UnpaidOrderRow = Awaited<ReturnType<typeof findUnpaidOrders>>[number]

/** The open instalments of orders, by due day, those without one first. */
export const listOpenParts = (orders: readonly UnpaidOrderRow[]) =>
  orders
    .flatMap((order) => listOpenInstalments(order, order.instalments).map((part) => ({ ...part, order })))
    .toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? '') || a.order.id - b.order.id)

/** The releases of a seller's orders that are not approved yet (CRED-003). */
const findReleases = async (tx: Tx, sellerId: number): Promise<CreditAccount['released']> => {
  const rows = await tx
    .selectFrom('credit_release')
    .innerJoin('orders', 'orders.id', 'credit_release.order_id')
    .select(['credit_release.order_id', 'credit_release.total_cents'])
    .where('orders.seller_id', '=', sellerId)
    .where('orders.status', 'in', releasableStatuses)
    .orderBy('credit_release.order_id')
    .execute()
  return rows.map(({ order_id, total_cents }) => ({ invoiceId: order_id, amount: reaisFrom(total_cents) }))
}

/** The figures of a seller with a limit, on the day of `now` (CRED-001, CRED-004). */
const toFigures = (limitCents: number, orders: readonly UnpaidOrderRow[], now: string) => {
  const today = toDay(now)
  const usedCents = computeUsedCredit(orders)
  const open = listOpenParts(orders)
  const sums = sumByAge(open, today)
  const toOpenAmount = ({ dueOn, cents, order }: (typeof open)[number]): OpenAmount => ({
    invoiceId: order.id,
    customerName: order.customerName,
    dueOn,
    amount: reaisFrom(cents),
    age: findAgeBand(dueOn, today),
  })
  return {
    limit: reaisFrom(limitCents),
    used: reaisFrom(usedCents),
    free: reaisFrom(limitCents - usedCents),
    aging: Object.fromEntries(ageBands.map((age) => [age, reaisFrom(sums[age])])) as CreditAccount['aging'],
    open: open.map(toOpenAmount),
  }
}

export const findLimit = (tx: Tx, sellerId: number) =>
  tx.selectFrom('seller_credit').select(['limit_cents', 'version']).where('seller_id', '=', sellerId).executeTakeFirst()

/** The credit of a seller; without a limit there is no account (CRED-006). */
export const findCredit = async (
  { tx, now }: { readonly tx: Tx; readonly now: string },
  sellerId: number,
): Promise<CreditView> => {
  const found = await findLimit(tx, sellerId)
  const version = found?.version ?? 0
  if (found === undefined || found.limit_cents === null) return { version }
  const figures = toFigures(found.limit_cents, await findUnpaidOrders(tx, sellerId), now)
  return { version, account: { ...figures, released: await findReleases(tx, sellerId) } }
}
