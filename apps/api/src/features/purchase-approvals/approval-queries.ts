import type { InputFor, ResponseFor } from '@girassol/contract/http/endpoint'
import type { ApprovalView, listApprovals } from '@girassol/contract/purchase-approvals'
import {
  type ApprovalStatus,
  answeredSentences,
  approvalRefusals,
  canAnswerApproval,
  canApprovePurchase,
  canRejectPurchase,
  canWithdrawPurchase,
  isApproverRole,
} from '@girassol/domain/purchase-approvals'
import { type Decision, reaisFrom, toPermission } from '@girassol/domain/shared'
import { type SqlBool, sql } from 'kysely'
import { countLimit, toPage } from '../../database/to-page.ts'
import type { Actor } from '../../http/actor.ts'
import type { Context, Tx } from '../../http/context.ts'
import { requireSellerId } from '../../http/require-seller.ts'
import { nameOrKey } from '../../records/name-or-key.ts'
import { toReasonViews } from '../order-record/approvals/approval-views.ts'

/** Who reads approvals, and when. */
export type ApprovalReading = Pick<Context, 'tx' | 'actor' | 'now'>

/** The status as of now: nobody answered an expired one, whether or not the job has recorded it (COMP-012). */
const statusAt = (now: string) => sql<ApprovalStatus>`case
  when purchase_approval.status = 'PENDING' and purchase_approval.expires_at <= ${now}::timestamptz then 'EXPIRED'
  else purchase_approval.status end`

const items = sql<ApprovalView['items']>`coalesce((
  select json_agg(json_build_object('code', product_code, 'name', product_name, 'quantity', quantity) order by position, id)
  from order_item where order_item.order_id = orders.id), '[]'::json)`

/** COMP-016, C-08: approvers see all of their company, everyone else what they asked for themselves in it. */
const inScope = (actor: Actor) => {
  const ofCompany = sql<SqlBool>`purchase_approval.seller_id = ${requireSellerId(actor)}`
  if (isApproverRole(actor.companyRole)) return ofCompany
  return sql<SqlBool>`${ofCompany} and purchase_approval.requested_by = ${actor.userId}`
}

/** The approvals that the caller may read. */
export const selectApprovals = ({ tx, actor, now }: ApprovalReading) =>
  tx
    .selectFrom('purchase_approval')
    // An order that was given to another company shows neither its customer nor its items here (C-08).
    .leftJoin('orders', (join) =>
      join
        .onRef('orders.id', '=', 'purchase_approval.order_id')
        .onRef('orders.seller_id', '=', 'purchase_approval.seller_id'),
    )
    .innerJoin('app_user as requester', 'requester.id', 'purchase_approval.requested_by')
    .leftJoin('app_user as answerer', 'answerer.id', 'purchase_approval.answered_by')
    .select([
      'purchase_approval.id',
      'purchase_approval.order_id',
      'purchase_approval.source',
      'purchase_approval.reasons',
      'purchase_approval.total_cents',
      'purchase_approval.requested_by',
      'purchase_approval.requested_at',
      'purchase_approval.expires_at',
      'purchase_approval.answered_at',
      'purchase_approval.answer',
      'purchase_approval.version',
      nameOrKey('requester.name', 'purchase_approval.requested_by_key').as('requester_name'),
      'answerer.name as answerer_name',
      'orders.customer_name',
      statusAt(now).as('status'),
      items.as('items'),
    ])
    .where(inScope(actor))

export type ApprovalRow = Awaited<ReturnType<ReturnType<typeof selectApprovals>['executeTakeFirstOrThrow']>>

/** The reader's own limit for one order, in cents (COMP-015). */
export const findOrderLimit = async (tx: Tx, userId: number): Promise<number | null> => {
  const { order_limit_cents } = await tx
    .selectFrom('app_user')
    .select('order_limit_cents')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return order_limit_cents
}

const toActions = (row: ApprovalRow, actor: Actor, orderLimitCents: number | null): ApprovalView['actions'] => {
  const isOwn = row.requested_by === actor.userId
  const { companyRole, canViewProductPrices: canViewPrices } = actor
  const facts = { companyRole, isOwn, canViewPrices, orderLimitCents, totalCents: row.total_cents }
  const isOpen = canAnswerApproval(row.status)
  const judge = (decision: Decision<keyof typeof approvalRefusals>) =>
    isOpen.allowed ? toPermission(decision, approvalRefusals) : toPermission(isOpen, answeredSentences)
  return {
    approve: judge(canApprovePurchase(facts)),
    reject: judge(canRejectPurchase(facts)),
    withdraw: judge(canWithdrawPurchase(facts)),
  }
}

/** An approval as its reader sees it; amounts only for those who may see prices (C-29). */
export const toApprovalView = (row: ApprovalRow, actor: Actor, orderLimitCents: number | null): ApprovalView => ({
  id: row.id,
  status: row.status,
  orderId: row.order_id,
  source: row.source,
  requester: { id: row.requested_by, name: row.requester_name },
  isOwn: row.requested_by === actor.userId,
  customerName: row.customer_name,
  total: actor.canViewProductPrices ? reaisFrom(row.total_cents) : null,
  reasons: toReasonViews(row.reasons, actor.canViewProductPrices),
  items: row.items,
  requestedAt: row.requested_at,
  expiresAt: row.expires_at,
  answeredBy: row.answerer_name,
  answeredAt: row.answered_at,
  answer: row.answer,
  version: row.version,
  actions: toActions(row, actor, orderLimitCents),
})

type Query = InputFor<typeof listApprovals>['query']

const selectMatching = (reading: ApprovalReading, { status, orderId }: Query) => {
  const all = selectApprovals(reading)
  const ofOrder = orderId === undefined ? all : all.where('purchase_approval.order_id', '=', orderId)
  return status === undefined ? ofOrder : ofOrder.where(statusAt(reading.now), '=', status)
}

/** How many approvals wait for an answer of the reader; 0 for those who answer none. */
const countWaiting = async ({ tx, actor, now }: ApprovalReading): Promise<number> => {
  if (!isApproverRole(actor.companyRole)) return 0
  const { waiting } = await tx
    .selectFrom('purchase_approval')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('seller_id', '=', requireSellerId(actor))
    .where('requested_by', '<>', actor.userId)
    .where('status', '=', 'PENDING')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return waiting
}

/** COMP-016: a page of approvals: pending ones first, the oldest of them first, then the newest of the others. */
export const findApprovals = async (
  reading: ApprovalReading,
  query: Query,
): Promise<ResponseFor<typeof listApprovals>> => {
  const { tx, actor, now } = reading
  const isPending = sql<boolean>`${statusAt(now)} = 'PENDING'`
  const rows = await selectMatching(reading, query)
    .orderBy(isPending, 'desc')
    .orderBy(sql`case when ${isPending} then purchase_approval.requested_at end`)
    .orderBy('purchase_approval.requested_at', 'desc')
    .orderBy('purchase_approval.id', 'desc')
    .limit(query.take)
    .offset((query.skip - 1) * query.take)
    .execute()
  const count = async () => {
    const { total } = await tx
      .selectFrom(
        selectMatching(reading, query).clearSelect().select('purchase_approval.id').limit(countLimit).as('some'),
      )
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return total
  }
  const limit = await findOrderLimit(tx, actor.userId)
  const page = await toPage(
    rows.map((row) => toApprovalView(row, actor, limit)),
    query,
    count,
  )
  return { ...page, waiting: await countWaiting(reading) }
}
