import { sellerSentences } from '@girassol/domain/sellers'
import type { Actor, ActorSeller } from './actor.ts'
import { Refused } from './refused.ts'

/** The seller in whose name the caller acts; 409 if staff have not selected one (C-04, C-08, SEL-006). */
export const requireSeller = (actor: Actor): ActorSeller => {
  if (actor.seller) return actor.seller
  throw new Refused(sellerSentences.notSelected, { status: 409, reason: 'sellerNotSelected' })
}

export const requireSellerId = (actor: Actor): number => requireSeller(actor).id
