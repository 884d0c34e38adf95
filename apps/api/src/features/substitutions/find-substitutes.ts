import type * as contract from '@girassol/contract/substitutions'
import { displayName } from '@girassol/domain/catalogue'
import { reaisFrom } from '@girassol/domain/shared'
import { mostSubstitutes, substitutionSentences } from '@girassol/domain/substitutions'
import type { Context, Handler, Tx } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { isHeldAt } from '../order-record/holds/hold-store.ts'
import { findNeeds, toNeedView } from './item-needs.ts'
import { asIntegrator, listSubstitutes } from './list-substitutes.ts'
import { toOptionView } from './options-view.ts'
import type { Substitute } from './substitute.ts'
import { findTarget, type Target, toVersion } from './target.ts'

/** The names of the products of some choices, as the catalogue stores them. */
const findNames = async (tx: Tx, { lines }: Target, chosen: readonly Substitute[]) => {
  const codes = [...new Set(chosen.flatMap(({ items }) => items.map(({ code }) => code)))]
  const rows =
    codes.length === 0
      ? []
      : await tx.selectFrom('product').select(['code', 'name']).where('code', 'in', codes).execute()
  return new Map([
    ...lines.map((line) => [line.product_code, line.product_name] as const),
    ...rows.map(({ code, name }) => [code, name] as const),
  ])
}

/** SUB-011: what a substitution in a budget ends. */
const findLosses = async ({ tx, actor, now }: Context, { order }: Target) => {
  const { agreed_discount_cents: cents } = order
  const held = await tx
    .selectFrom('stock_hold')
    .select('order_id')
    .where('order_id', '=', order.id)
    .where(isHeldAt(now))
    .executeTakeFirst()
  const isBudget = order.status === 'BUDGET'
  return {
    agreement: isBudget && cents !== null,
    agreedDiscount: isBudget && cents !== null && actor.canViewProductPrices ? reaisFrom(cents) : null,
    hold: isBudget && held !== undefined,
  }
}

/**
 * SUB-002: up to three products that can replace an item, with what each changes; only the one that is named with `by`.
 * 404 for an item that the record does not have, 409 for a record that can no longer change.
 */
export const findSubstitutes: Handler<typeof contract.findSubstitutes> = async (context, { body }) => {
  const { tx, actor } = context
  const target = await findTarget(context, body.invoiceId)
  const found = target.lines.find(({ product_code }) => product_code === body.code)
  const line = orNotFound(found, substitutionSentences.notInOrder)
  const { substitutes, note, stringsBefore } = await listSubstitutes(
    body.suggesting === true ? asIntegrator(context) : context,
    target,
    line,
  )
  const wanted = substitutes.filter(({ code }) => body.by === undefined || code === body.by)
  const chosen = wanted.slice(0, mostSubstitutes)
  const names = await findNames(tx, target, chosen)
  const need = (await findNeeds(tx, target)).get(line.product_code)
  const shown = { target, line, showsPrices: actor.canViewProductPrices, stringsBefore, names }
  return {
    version: toVersion(target.order),
    item: { code: line.product_code, name: displayName(line.product_name), quantity: line.quantity },
    reason: need === undefined ? null : toNeedView(need),
    note: chosen.length > 0 ? null : (note ?? substitutionSentences.notOffered),
    loses: await findLosses(context, target),
    options: chosen.map((each) => toOptionView(each, shown)),
  }
}
