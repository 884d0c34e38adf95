import type * as contract from '@girassol/contract/payments'
import {
  type ChargeResolution,
  canSettleDivergence,
  chargeNews,
  divergenceSentences,
  resolvedStates,
} from '@girassol/domain/payments'
import type { Context, Handler } from '../../http/context.ts'
import { orNotFound, orRefuse } from '../../http/refused.ts'
import { findCharges, type StoredCharge } from '../order-record/charges-queries.ts'
import { lockOrder } from '../order-record/lock-order.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { moveOrder } from '../order-record/move-order.ts'
import { byUser } from '../order-record/mover.ts'
import { listOthers, rememberMoney, updateCharge } from './charge-store.ts'
import { showCharges } from './list-charges.ts'

const logged = {
  ACCEPTED: 'Valor divergente aceito como pago',
  RETURNED: 'Valor divergente devolvido',
} as const satisfies Record<ChargeResolution, string>

type Decided = { readonly charge: StoredCharge; readonly resolution: ChargeResolution; readonly reason: string }

/** The charge as decided; the amount remains stored. */
const resolve = async ({ tx, actor, now }: Context, { charge, resolution, reason }: Decided): Promise<StoredCharge> => {
  const state = resolvedStates[resolution]
  const decision = { resolution, resolution_reason: reason, resolved_by: actor.userId, resolved_at: now }
  await updateCharge(tx, charge.id, { state, ...decision })
  return { ...charge, state, resolution }
}

/**
 * REL-011, C-235: settles a payment of another amount, with a reason in the log: accepted, it pays its part and perhaps
 * moves the order; returned, the part is open again. The order is locked, so a second decision is refused with 409. The
 * gateway is not called: a payment is marked as returned after it was returned there.
 */
export const settleDivergentPayment: Handler<typeof contract.settleDivergentPayment> = async (
  context,
  { params, body: { resolution, reason } },
) => {
  const order = await lockOrder(context, params.id)
  const charges = await findCharges(context.tx, order.id)
  const charge = orNotFound(
    charges.find(({ id }) => id === params.chargeId),
    'Cobrança não encontrada.',
  )
  const others = listOthers(charges, charge)
  orRefuse(canSettleDivergence(resolution, { status: order.status, charge, others }), divergenceSentences)
  const after = await resolve(context, { charge, resolution, reason })
  const settled = charges.map((each) => (each.id === after.id ? after : each))
  await rememberMoney(context.tx, order, { charges: settled, at: context.now })
  const news = chargeNews({ status: order.status, before: charge.state, after: after.state, charges: settled })
  const log = `${logged[resolution]}: ${reason}`
  if ('event' in news) await moveOrder(byUser(context), order, { event: news.event, log })
  else await logOrderNote(byUser(context), order, log)
  return showCharges(context, await lockOrder(context, order.id))
}
