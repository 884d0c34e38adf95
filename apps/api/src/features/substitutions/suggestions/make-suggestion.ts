import type * as contract from '@girassol/contract/substitutions'
import { substitutionSuggested } from '@girassol/domain/notifications'
import {
  canSuggest,
  shortProductName,
  substitutionSentences,
  suggestionSentences,
} from '@girassol/domain/substitutions'
import type { Context, Handler } from '../../../http/context.ts'
import { orNotFound, orRefuse, Refused } from '../../../http/refused.ts'
import { notifyAboutOrder } from '../../notifications/notify-about-order.ts'
import { logOrderNote } from '../../order-record/log-order.ts'
import { byUser } from '../../order-record/mover.ts'
import { asIntegrator, listSubstitutes } from '../list-substitutes.ts'
import { lockTarget, type Target } from '../target.ts'
import { findSuggestion, toSuggestionView } from './suggestion-queries.ts'
import { insertSuggestion, lapseSuggestions, listUnanswered } from './suggestion-store.ts'

/** A cart is still being put together, so there is nothing to suggest (SUB-010). */
const refuseCart = ({ order }: Target): void => {
  if (order.status !== 'CART') return
  throw new Refused('Sugestões são para orçamentos e pedidos.', { status: 409, reason: 'cart' })
}

/** The short names of both products; refuses what could not be applied now. */
const findNames = async (context: Context, target: Target, { replaces, by }: { replaces: string; by: string }) => {
  const found = target.lines.find(({ product_code }) => product_code === replaces)
  const line = orNotFound(found, substitutionSentences.notInOrder)
  const chosen = (await listSubstitutes(asIntegrator(context), target, line)).substitutes.find(
    ({ code }) => code === by,
  )
  if (chosen === undefined) throw new Refused(substitutionSentences.notOffered, { status: 409, reason: 'notOffered' })
  return { from: shortProductName(line.product_name), to: shortProductName(chosen.name) }
}

/**
 * SUB-010, C-193: suggests a substitution to the integrator of a budget or of an order that is not validated; no item
 * changes. 409 while another suggestion is open, and for a product that could not replace the item.
 */
export const makeSuggestion: Handler<typeof contract.makeSuggestion> = async (context, { params, body }) => {
  const { tx, actor, now } = context
  const target = await lockTarget(context, params.id)
  refuseCart(target)
  const { order } = target
  orRefuse(canSuggest(await listUnanswered(tx, order.id), now), suggestionSentences)
  const { replaces, by, text = null } = body
  const names = await findNames(context, target, { replaces, by })
  await lapseSuggestions(tx, order.id)
  const made = { orderId: order.id, sellerId: order.seller_id, replaces, by, text, madeBy: actor.userId, now }
  const id = await insertSuggestion(tx, made)
  await logOrderNote(byUser(context), order, `Troca de ${names.from} por ${names.to} sugerida`)
  const kind = order.status === 'BUDGET' ? 'BUDGET' : 'INVOICE'
  await notifyAboutOrder(context, order, { notice: substitutionSuggested(kind, names), except: actor.userId })
  return toSuggestionView(await findSuggestion(tx, order, id), now)
}
