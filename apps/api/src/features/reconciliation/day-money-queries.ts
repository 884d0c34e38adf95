import type { DayMoney, ReconciledSystem } from '@girassol/domain/reconciliation'
import { plusDays } from '@girassol/domain/shared'
import { type RawBuilder, sql } from 'kysely'
import { toDayStart } from '../../database/day-start.ts'
import type { Tx } from '../../http/context.ts'

/** The key of an order's money in the ERP: an order may have several titles, and titles do not name charges. */
export const orderKey = (orderNumber: number): string => `order-${orderNumber}`

type Row = { readonly key: string; readonly order_id: number; readonly amount_cents: number }

/** Whether an instant is on a day of São Paulo. */
const isOn = (instant: RawBuilder<unknown>, day: string) =>
  sql`${instant} >= ${toDayStart(day)} and ${instant} < ${toDayStart(plusDays(day, 1))}`

/**
 * The charges that the portal knows as paid on a day. A payment of another amount counts with the amount of its charge
 * until somebody accepts it, so that it is a difference.
 */
const chargesOf = (day: string) => sql<Row>`
  select gateway_id as key, order_id,
    case when resolution = 'ACCEPTED' then paid_cents else amount_cents end as amount_cents
  from order_charge
  where state in ('PAID', 'MISMATCHED') and gateway_id is not null and ${isOn(sql`coalesce(paid_at, settled_at)`, day)}`

/**
 * What the ERP was told to settle on a day: orders that became paid on it, once each, and vouchers with its date, also
 * those that were removed from the order later.
 */
const settlementsOf = (day: string) => sql<Row>`
  select '' as key, paid.order_id, orders.total_invoice_cents as amount_cents
  from order_log paid join orders on orders.id = paid.order_id
  where paid.to_status = 'INVOICE_PAYED' and paid.from_status is distinct from paid.to_status
    and ${isOn(sql`paid.created_at`, day)}
    and not exists (select from order_log later where later.order_id = paid.order_id and later.id > paid.id
      and later.to_status = 'INVOICE_PAYED' and later.from_status is distinct from later.to_status)
  union all
  select '' as key, order_id, amount_cents from order_attachment
  where status = 'SENT' and voucher_date = ${day} and amount_cents > 0`

/** The portal's money of a day of São Paulo, as the system should know it (REL-013). */
export const findMoneyOfDay = async (tx: Tx, system: ReconciledSystem, day: string): Promise<readonly DayMoney[]> => {
  const { rows } = await (system === 'GATEWAY' ? chargesOf(day) : settlementsOf(day)).execute(tx)
  return rows.map(({ key, order_id: orderId, amount_cents: amountCents }) => ({
    key: system === 'GATEWAY' ? key : orderKey(orderId),
    orderId,
    amountCents,
  }))
}

/** Every 'company,branch' in which the ERP may have titles of orders. */
export const findErpTenants = async (tx: Tx): Promise<readonly string[]> => {
  const branches = await tx.selectFrom('branch').select(['company_code', 'branch_code']).execute()
  return branches.map(({ company_code, branch_code }) => `${company_code},${branch_code}`).toSorted()
}
