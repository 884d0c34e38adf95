import {
  canNegotiate,
  describeRefusal,
  isPersonal,
  type NegotiationAction,
  type NegotiationRefusal,
} from '@girassol/domain/negotiations'
import type { WriteContext } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { lockBudget } from './find-budget.ts'
import { type LoadedNegotiation, loadNegotiation } from './load-negotiation.ts'
import type { NegotiationRecord } from './negotiation-queries.ts'
import { findNewestNumber, toRoundViews } from './round-view.ts'

/** A negotiation of a locked budget, on which the caller may do what the call does. */
export type Negotiated = LoadedNegotiation & {
  readonly negotiation: NegotiationRecord
  readonly budget: LoadedNegotiation['budget'] & { readonly order: OrderRecord }
}

type Caller = Pick<WriteContext, 'actor'>

/** QUO-014: the newest round, for a caller who answers another one. */
const toDetails = ({ actor }: Caller, loaded: LoadedNegotiation) => {
  const newest = toRoundViews(actor, loaded).at(-1) ?? null
  return { round: newest?.number ?? 0, newest }
}

const refuse = (context: Caller, loaded: LoadedNegotiation, refusal: NegotiationRefusal): Refused => {
  const { status, negotiator } = loaded.facts
  const sentence = describeRefusal(refusal, { status, isIntegrator: negotiator.isIntegrator })
  return isPersonal(refusal)
    ? new Refused(sentence, { status: 403, reason: refusal })
    : new Refused(sentence, { status: 409, reason: refusal, details: toDetails(context, loaded) })
}

/** QUO-014: 409 with the newest round for a call that answers an earlier one. */
const refuseOtherRound = (context: Caller, loaded: LoadedNegotiation, named: number | null): void => {
  if (named === null || named === findNewestNumber(context.actor, loaded.rounds)) return
  throw new Refused('A negociação mudou desde que você a abriu. Veja a última rodada.', {
    status: 409,
    reason: 'changedMeanwhile',
    details: toDetails(context, loaded),
  })
}

/** The negotiation of a budget, which stays locked until the call ends; 404 outside the caller's scope (C-187). */
export const lockNegotiation = async (context: WriteContext, id: number): Promise<LoadedNegotiation> =>
  loadNegotiation(context, await lockBudget(context, id))

type Call = {
  readonly action: NegotiationAction
  /** Null for calls that answer no round. */
  readonly round: number | null
}

/** 403 for who may not, then 409 for another round, then 409 for what is not possible now. */
export const judgeCall = (context: Caller, loaded: LoadedNegotiation, { action, round }: Call): void => {
  const decision = canNegotiate(action, loaded.facts)
  if (!decision.allowed && isPersonal(decision.refusal)) throw refuse(context, loaded, decision.refusal)
  if (loaded.negotiation !== null) refuseOtherRound(context, loaded, round)
  if (!decision.allowed) throw refuse(context, loaded, decision.refusal)
}

/** A negotiation that the rule allowed has a budget and is stored. */
export const requireStored = ({ negotiation, budget, ...loaded }: LoadedNegotiation): Negotiated => {
  const { order } = budget
  if (negotiation === null || order === null) throw new Error(`budget ${budget.id} has no negotiation to change`)
  return { ...loaded, negotiation, budget: { ...budget, order } }
}
