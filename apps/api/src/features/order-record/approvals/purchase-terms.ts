import { listStatusesIn, rejectedOrCancelled } from '@girassol/domain/orders'
import {
  type ApprovalReasons,
  findApprovalReasons,
  type PurchaseLimits,
  toMonthStart,
} from '@girassol/domain/purchase-approvals'
import type { Cents } from '@girassol/domain/shared'
import { type Expression, sql } from 'kysely'
import { compileOnce } from '../../../database/compile-once.ts'
import type { Tx, WriteContext } from '../../../http/context.ts'
import type { OrderRecord } from '../order-record.ts'

/** What a user may order without an approval of the company. */
export type PurchaseTerms = PurchaseLimits & { readonly approveAboveCents: Cents | null }

type Asking = { readonly userId: number }

const selectTerms = (tx: Tx, { userId }: Asking) =>
  tx
    .selectFrom('app_user')
    .leftJoin('company_rule as rule', (join) =>
      join.on(sql<boolean>`rule.seller_id = coalesce(app_user.seller_id, app_user.owner_id)`),
    )
    .select([
      'order_limit_cents as orderLimitCents',
      'month_limit_cents as monthLimitCents',
      'rule.approve_above_cents as approveAboveCents',
    ])
    .where('app_user.id', '=', userId)

const readTerms = compileOnce((tx, asking: Asking) => selectTerms(tx, asking).compile())
const lockTerms = compileOnce((tx, asking: Asking) => selectTerms(tx, asking).forNoKeyUpdate('app_user').compile())

const limitsNothing = (terms: PurchaseTerms): boolean =>
  terms.orderLimitCents === null && terms.monthLimitCents === null && terms.approveAboveCents === null

/**
 * The limits of the caller, whose row is locked until the call ends, so that two orders at once cannot pass them
 * together (COMP-011). Lock them before the order. Null, and nothing is locked, for staff (COMP-017) and for users
 * without a limit.
 */
export const lockPurchaseTerms = async ({
  tx,
  actor,
}: Pick<WriteContext, 'tx' | 'actor'>): Promise<PurchaseTerms | null> => {
  if (actor.companyRole === null) return null
  const [terms] = (await readTerms(tx, actor)).rows
  if (terms === undefined || limitsNothing(terms)) return null
  return (await lockTerms(tx, actor)).rows[0] ?? null
}

/** Orders that were neither rejected nor cancelled (COMP-011). */
const countedStatuses = listStatusesIn('orders').filter((status) => !rejectedOrCancelled.includes(status))

type Counted = {
  readonly now: string
  /** An instant of the month that is counted. */
  readonly monthOf: string
  /** The order that is judged: it counts with its new total, and so not here. */
  readonly besides?: number
}

/** What counts against the limit of a month, in cents: orders that were finished in it, and pending approvals. */
export const usedCentsOf = (userId: Expression<number>, { now, monthOf, besides = 0 }: Counted) => sql<number>`(
  coalesce((
    select sum(total_invoice_cents) from orders
    where finished_by = ${userId}
      and finished_at >= (${toMonthStart(monthOf)}::date)::timestamp at time zone 'America/Sao_Paulo'
      and finished_at < (${toMonthStart(monthOf)}::date + interval '1 month') at time zone 'America/Sao_Paulo'
      and status = any(${[...countedStatuses]}::text[]) and id <> ${besides}), 0)
  + coalesce((
    select sum(total_cents) from purchase_approval
    where requested_by = ${userId} and status = 'PENDING' and expires_at > ${now}::timestamptz), 0))::bigint`

const findUsedCents = async (tx: Tx, userId: number, counted: Counted): Promise<Cents> => {
  const { rows } = await sql<{ used: number }>`select ${usedCentsOf(sql<number>`${userId}`, counted)} as used`.execute(
    tx,
  )
  return rows[0]?.used ?? 0
}

type Purchase = Pick<OrderRecord, 'id' | 'status' | 'total_invoice_cents' | 'finished_at'>

/**
 * Why an order of the caller needs an approval; none without terms (COMP-010). An order that was made before counts in the
 * month in which it was made.
 */
export const findReasonsToAsk = async (
  { tx, actor, now }: Pick<WriteContext, 'tx' | 'actor' | 'now'>,
  terms: PurchaseTerms | null,
  { id, status, total_invoice_cents: totalCents, finished_at }: Purchase,
): Promise<ApprovalReasons> => {
  if (terms === null) return []
  const monthOf = status === 'INVOICE' ? (finished_at ?? now) : now
  const usedCents =
    terms.monthLimitCents === null ? 0 : await findUsedCents(tx, actor.userId, { now, monthOf, besides: id })
  return findApprovalReasons({ totalCents, limits: terms, usedCents, approveAboveCents: terms.approveAboveCents })
}
