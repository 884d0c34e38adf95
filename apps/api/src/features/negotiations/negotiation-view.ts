import type * as contract from '@girassol/contract/negotiations'
import type { NegotiationActionView, NegotiationView } from '@girassol/contract/negotiations'
import {
  canNegotiate,
  describeRefusal,
  findOwnFloor,
  findUnblocker,
  isOpenNegotiation,
  type NegotiationAction,
  type NegotiationFacts,
  negotiationActionNames,
  showNegotiationStatus,
} from '@girassol/domain/negotiations'
import { reaisFrom } from '@girassol/domain/shared'
import type { Actor } from '../../http/actor.ts'
import type { Handler } from '../../http/context.ts'
import { findSide } from '../../http/find-side.ts'
import type { Reading } from '../order-record/order-lines.ts'
import { findNumberSetting } from '../settings/operation/number-settings.ts'
import { findBudget, type NegotiatedBudget } from './find-budget.ts'
import { type LoadedNegotiation, loadNegotiation } from './load-negotiation.ts'
import { findNewestNumber, toRoundViews } from './round-view.ts'
import { listMessages, listReaders } from './thread-queries.ts'

const toAction = (action: NegotiationAction, facts: NegotiationFacts): NegotiationActionView => {
  const decision = canNegotiate(action, facts)
  if (decision.allowed) return decision
  const reader = { status: facts.status, isIntegrator: facts.negotiator.isIntegrator }
  const unblockedBy = findUnblocker(decision.refusal, reader)
  return {
    allowed: false,
    reason: describeRefusal(decision.refusal, reader),
    ...(unblockedBy !== null && { unblockedBy }),
    ...(decision.refusal === 'notYours' && { hidden: true as const }),
  }
}

/** QUO-026: every action with the answer that its call would give. */
const toActions = (facts: NegotiationFacts): NegotiationView['actions'] =>
  Object.fromEntries(
    negotiationActionNames.map((action) => [action, toAction(action, facts)]),
  ) as NegotiationView['actions']

/** QUO-010: floor and cost only for staff who may see margins. */
const toMargins = ({ actor }: Reading, { items, floors }: LoadedNegotiation): Partial<NegotiationView> => {
  if (findSide(actor) === 'integrator' || !actor.canViewMarginLiquid) return {}
  const costCents = items.reduce((sum, item) => sum + item.costCents * item.quantity, 0)
  return { ownFloor: findOwnFloor(actor.roles, floors), cost: reaisFrom(costCents) }
}

/** C-188: the competitor that the caller's side named. */
const findCompetitor = async ({ tx, actor }: Reading, { id, sellerId }: NegotiatedBudget) => {
  const stored = await tx
    .selectFrom('budget_competitor')
    .select(['name', 'price_cents'])
    .where('order_id', '=', id)
    .where('seller_id', '=', sellerId)
    .where('side', '=', findSide(actor))
    .executeTakeFirst()
  const price = actor.canViewProductPrices ? (stored?.price_cents ?? null) : null
  return { competitorName: stored?.name ?? null, competitorPrice: price === null ? null : reaisFrom(price) }
}

const toEnd = async (reading: Reading, { budget, negotiation }: LoadedNegotiation): Promise<NegotiationView['end']> => {
  if (negotiation === null || negotiation.end_reason === null) return null
  const { end_reason: reason, end_text: text } = negotiation
  return { reason, text, ...(await findCompetitor(reading, budget)) }
}

const loadThread = async ({ tx, actor }: Reading, { budget, negotiation }: LoadedNegotiation) => {
  if (negotiation === null) return { messages: [], readers: [] }
  const thread = {
    orderId: budget.id,
    negotiationId: negotiation.id,
    readsInternal: findSide(actor) === 'distributor',
  }
  return { messages: await listMessages(tx, thread), readers: await listReaders(tx, thread, actor.userId) }
}

const toTimes = (actor: Actor, { negotiation, status, rounds }: LoadedNegotiation) => ({
  openedAt: negotiation?.opened_at ?? null,
  endedAt: negotiation?.ended_at ?? null,
  validUntil: status === 'COUNTERED' ? (negotiation?.valid_until ?? null) : null,
  round: findNewestNumber(actor, rounds),
})

const isInForce = ({ budget, negotiation }: LoadedNegotiation): boolean =>
  negotiation?.status === 'AGREED' &&
  negotiation.agreement_ended_at === null &&
  budget.order?.agreed_discount_cents !== null

/** The last negotiation of a budget as the caller reads it (QUO-026). */
const toNegotiationView = async (reading: Reading, loaded: LoadedNegotiation): Promise<NegotiationView> => {
  const { actor, tx } = reading
  const { facts, status } = loaded
  const { negotiator } = facts
  const actions = toActions(facts)
  return {
    orderId: loaded.budget.id,
    status: status === null ? null : showNegotiationStatus(status, negotiator),
    ...toTimes(actor, loaded),
    rounds: toRoundViews(actor, loaded),
    hasOtherPrices: status !== null && isOpenNegotiation(status) && facts.hasOtherPrices,
    ...(await loadThread(reading, loaded)),
    end: await toEnd(reading, loaded),
    isAgreementInForce: isInForce(loaded),
    side: negotiator.side,
    actions,
    mayWriteInternally: !negotiator.isIntegrator && actions.write.allowed,
    ...toMargins(reading, loaded),
    ...(negotiator.mayOffer && { offerHours: await findNumberSetting(tx, 'offerHours') }),
  }
}

/** The negotiation of a budget after a change, or as it is. */
export const findNegotiationView = async (reading: Reading, budget: NegotiatedBudget): Promise<NegotiationView> =>
  toNegotiationView(reading, await loadNegotiation(reading, budget))

/** QUO-026: the last negotiation of a budget of the caller's scope. */
export const readNegotiation: Handler<typeof contract.readNegotiation> = async (context, { params: { id } }) =>
  findNegotiationView(context, await findBudget(context, id))
