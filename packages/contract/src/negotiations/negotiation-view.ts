import { lossReasonNames, negotiationSideNames, negotiationStatusNames } from '@girassol/domain/negotiations'
import { z } from 'zod'
import { hiddenReais, id } from '../http/fields.ts'
import { personalText } from '../http/personal-fields.ts'
import { threadMessage } from '../http/thread-message.ts'

const status = z.enum(negotiationStatusNames)
const side = z.enum(negotiationSideNames)
const instant = z.string().nullable()

/** Absent for users who may not see margins (QUO-010); null where there is nothing to compute it of. */
const margin = z.optional(z.number().nullable())

const roundLine = z.object({
  code: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  listPrice: hiddenReais,
  unitPrice: hiddenReais,
})

const round = z.object({
  /** The number that calls name: staff also count the offers that were sent back. */
  number: z.number().int(),
  side,
  author: z.string(),
  /** Whether staff asked in the name of the integrator. */
  isOnBehalf: z.boolean(),
  at: z.string(),
  validUntil: instant,
  lines: z.array(roundLine),
  totalDiscount: hiddenReais,
  subTotal: hiddenReais,
  discount: hiddenReais,
  /** The discount in percent of the sub total. */
  percent: z.number().nullable(),
  message: z.string().nullable(),
  margin,
  /** Only for staff: whether the offer was below the floor of who made it. */
  isBelowFloor: z.optional(z.boolean()),
  /** Only for staff: what became of an offer that needed an approval. */
  approval: z.optional(z.enum(['PENDING', 'SENT_BACK'])),
  /** Only for staff: why it was sent back. */
  sentBackText: z.optional(z.string()),
})
export type NegotiationRoundView = z.infer<typeof round>

/** Whether the caller may do it now; if not, why, and who can change that (QUO-026). */
const action = z.union([
  z.object({ allowed: z.literal(true) }),
  z.object({
    allowed: z.literal(false),
    reason: z.string(),
    unblockedBy: z.optional(z.string()),
    hidden: z.optional(z.literal(true)),
  }),
])
export type NegotiationActionView = z.infer<typeof action>

export const negotiationView = z.object({
  orderId: id,
  /** The last negotiation of the budget as its reader may know it; null for one that was never negotiated. */
  status: status.nullable(),
  openedAt: instant,
  endedAt: instant,
  /** The number of the last round, which calls name; 0 without one. */
  round: z.number().int(),
  /** Until when the offer may be accepted. */
  validUntil: instant,
  rounds: z.array(round),
  /** Whether the budget has other prices than those of the last round (C-183). */
  hasOtherPrices: z.boolean(),
  messages: z.array(threadMessage),
  /** Who has read up to which message (QUO-020). */
  readers: z.array(z.object({ name: z.string(), side, upTo: id, isOwn: z.boolean() })),
  end: z
    .object({
      reason: z.enum(lossReasonNames),
      text: z.nullable(personalText),
      /** Only for the side that gave them. */
      competitorName: z.nullable(personalText),
      competitorPrice: hiddenReais,
    })
    .nullable(),
  /** Whether the budget or its order has the agreed discount. */
  isAgreementInForce: z.boolean(),
  /** The side that the caller serves in it; null before he did anything. */
  side: side.nullable(),
  actions: z.object({
    ask: action,
    counter: action,
    acceptOffer: action,
    withdraw: action,
    offer: action,
    acceptAsked: action,
    approve: action,
    sendBack: action,
    refuse: action,
    write: action,
  }),
  mayWriteInternally: z.boolean(),
  /** Only for staff who see margins: the lowest margin that the caller offers alone, and what the items cost. */
  ownFloor: z.optional(z.number().nullable()),
  cost: z.optional(z.number()),
  /** For how many hours an offer is usually valid; only for those who offer. */
  offerHours: z.optional(z.number().int()),
})
export type NegotiationView = z.infer<typeof negotiationView>

export const negotiationRow = z.object({
  orderId: id,
  seller: z.object({ id, name: z.string() }),
  status,
  openedAt: z.string(),
  validUntil: instant,
  /** The value of the items at list prices. */
  value: hiddenReais,
  /** The discount that the last round asks or offers, in percent. */
  percent: z.number().nullable(),
  margin,
  isBelowFloor: z.boolean(),
  /** Who offered last. */
  handler: z.string().nullable(),
  lastMessage: z.object({ author: z.string(), at: z.string(), text: z.string() }).nullable(),
})
export type NegotiationRow = z.infer<typeof negotiationRow>
