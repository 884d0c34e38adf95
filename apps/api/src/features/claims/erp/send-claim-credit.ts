import { formatProtocol } from '@girassol/domain/claims'
import { claimCreditRefused } from '@girassol/domain/notifications'
import type { Dependencies } from '../../../http/dependencies.ts'
import type { ErpCredit } from '../../../integrations/erp/erp.ts'
import type { Effects } from '../../../outbox/effects.ts'
import { createOutbox } from '../../../outbox/outbox.ts'
import { notifyRoles } from '../../notifications/notify-roles.ts'
import { logOrderNote } from '../../order-record/log-order.ts'
import { outsideAuthor } from '../../order-record/mover.ts'
import { lockUnscopedOrder } from '../../order-record/unscoped-order.ts'

type Booking = Effects['erp.claim-credit']

const readApproval = ({ connection }: Dependencies, { moveId }: Booking) =>
  connection.db
    .selectFrom('claim_move')
    .innerJoin('claim', 'claim.id', 'claim_move.claim_id')
    .innerJoin('orders', 'orders.id', 'claim.order_id')
    .select(['claim.year', 'claim.number', 'claim_move.solution', 'claim_move.amount_cents', 'claim_move.reason'])
    .select(['orders.company_code', 'orders.branch_code'])
    .where('claim_move.id', '=', moveId)
    .executeTakeFirst()

type Approval = NonNullable<Awaited<ReturnType<typeof readApproval>>>

const toCredit = ({ year, number, solution, amount_cents: cents, reason }: Approval): ErpCredit => ({
  protocol: formatProtocol(year, number),
  kind: solution === 'REFUND' ? 'REFUND' : 'CREDIT',
  amountCents: cents ?? 0,
  reason,
})

/** A refusal is a line of the order's log, and the financial department is notified. */
const report = async (
  deps: Dependencies,
  { claimId, orderId }: Booking,
  refused: { protocol: string; reason: string },
) => {
  const { protocol, reason } = refused
  await deps.connection.db.transaction().execute(async (tx) => {
    const order = await lockUnscopedOrder(tx, orderId)
    if (order === null) return
    const mover = { tx, now: deps.clock(), outbox: createOutbox(deps.boss, tx), author: outsideAuthor }
    await logOrderNote(mover, order, `O ERP recusou o crédito da ocorrência ${protocol}: ${reason}`)
    await notifyRoles(mover, claimCreditRefused({ id: claimId, protocol }, reason), orderId)
  })
}

/**
 * CLM-007: books the credit or refund of an approval in the ERP. It may run twice for one approval: the ERP recognises
 * the key.
 */
export const sendClaimCredit = async (deps: Dependencies, booking: Booking): Promise<void> => {
  const approval = await readApproval(deps, booking)
  if (approval === undefined) return
  const credit = toCredit(approval)
  const answer = await deps.ports.erp.credits.book({
    idempotencyKey: `claim-${booking.claimId}-${booking.moveId}`,
    order: { number: booking.orderId, erpTenantId: `${approval.company_code},${approval.branch_code}` },
    credit,
  })
  if (answer.outcome === 'refused') await report(deps, booking, { protocol: credit.protocol, reason: answer.reason })
}
