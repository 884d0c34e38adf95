import { type BudgetDifference, budgetDifference } from '@girassol/domain/budgets'
import { type Availability, displayName } from '@girassol/domain/catalogue'
import { toDay } from '@girassol/domain/shared'
import { substitutionSentences } from '@girassol/domain/substitutions'
import { sql } from 'kysely'
import type { Context, Tx } from '../../http/context.ts'
import { orNotFound, Refused } from '../../http/refused.ts'
import { toBudgetVersion } from '../budgets/budget-version.ts'
import { storeNewVersion } from '../budgets/store-new-version.ts'
import { saveCart } from '../cart/terms/save-cart.ts'
import { saveOrder } from '../cart/terms/save-order.ts'
import type { StockReader } from '../order-record/holds/free-units.ts'
import { findHeldUntil, holdAgain } from '../order-record/holds/hold-again.ts'
import { trimHold } from '../order-record/holds/hold-store.ts'
import { endAgreement } from '../order-record/negotiations/end-agreement.ts'
import {
  computeLineAvailability,
  listOrderLines,
  type ProductFacts,
  productFacts,
  productNames,
} from '../order-record/order-lines.ts'
import { findOrder } from '../order-record/readable-orders.ts'
import { type ItemToStore, replaceItems } from '../order-record/replace-items.ts'
import { listSubstitutes } from './list-substitutes.ts'
import type { NextItem, Substitute } from './substitute.ts'
import type { Target } from './target.ts'

/** What the products of the new list are now, by code: pieces of a kit need not be in the store (C-38). */
const findFacts = async (
  tx: Tx,
  reader: StockReader,
  codes: readonly string[],
): Promise<ReadonlyMap<string, ProductFacts>> => {
  const { rows } = await sql<ProductFacts & { code: string }>`
    select p.code, ${productFacts(reader)} from product p ${productNames} where p.code = any(${codes}::text[])`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.code, row]))
}

/**
 * The new list with the date of each item: what does not change keeps its promised date, but a new version of a budget
 * promises today's dates (C-63).
 */
const toStoredItems = async (
  { tx, now }: Context,
  { order, lines }: Target,
  items: readonly NextItem[],
): Promise<readonly ItemToStore[]> => {
  const codes = items.map(({ code }) => code)
  const facts = await findFacts(tx, { now, order: sql<number>`${order.id}::integer` }, codes)
  const before = new Map(lines.map((line) => [line.product_code, line]))
  return items.map((item) => {
    const line = before.get(item.code)
    const product = facts.get(item.code)
    const wanted = { quantity: item.quantity, today: toDay(now) }
    const today: Availability | null = product?.active === true ? computeLineAvailability(product, wanted) : null
    const isKept = order.status !== 'BUDGET' && line?.quantity === item.quantity
    return { ...item, availability: isKept ? (line.availability ?? today) : today }
  })
}

type Storing = { readonly items: readonly ItemToStore[]; readonly sized: Substitute['sized']; readonly log: string }

/**
 * Stores the list as a change of its kind of record: a cart, a budget, or an order that is not validated. A hold frees the
 * units that the new list does not need, and that of a budget tries those of its new products (HOLD-001, SUB-011).
 */
const store = async (context: Context, { order }: Target, { items, sized, log }: Storing): Promise<void> => {
  const kit = sized ?? {}
  if (order.status === 'BUDGET') {
    const until = await findHeldUntil(context, order.id)
    await storeNewVersion(context, order, { items, kit, log })
    if (until !== null) await holdAgain(context, order.id, until)
    return
  }
  const isCart = order.status === 'CART'
  await replaceItems(context.tx, { orderId: order.id, prices: isCart ? 'today' : 'agreed' }, items)
  if (isCart) await saveCart(context, order, kit)
  else {
    const agreed = await endAgreement(context, order)
    await saveOrder(context, { ...order, ...agreed }, { changes: kit, log, movesDelivery: true })
    await trimHold(context, order.id)
  }
}

export type Replacing = {
  readonly replaces: string
  readonly by: string
  /** Who suggested it; null if the caller has chosen it. */
  readonly suggestedBy: string | null
}

const describeLog = ({ from, to }: { readonly from: string; readonly to: string }, suggestedBy: string | null) =>
  `${displayName(from)} trocado por ${displayName(to)}${suggestedBy === null ? '' : `, por sugestão de ${suggestedBy}`}`

/**
 * Replaces an item of a locked record, with every item of its kit computed again by today's catalogue, and returns what
 * differs (SUB-006, C-192). 404 for an item that the record does not have, 409 for a product that no longer fits.
 */
export const replaceItem = async (
  context: Context,
  target: Target,
  { replaces, by, suggestedBy }: Replacing,
): Promise<BudgetDifference> => {
  const { order, lines } = target
  const found = lines.find(({ product_code }) => product_code === replaces)
  const line = orNotFound(found, substitutionSentences.notInOrder)
  const { substitutes } = await listSubstitutes(context, target, line)
  const chosen = substitutes.find(({ code }) => code === by)
  if (chosen === undefined) {
    throw new Refused(substitutionSentences.notOffered, { status: 409, reason: 'notOffered' })
  }
  const items = await toStoredItems(context, target, chosen.items)
  const log = describeLog({ from: line.product_name, to: chosen.name }, suggestedBy)
  await store(context, target, { items, sized: chosen.sized, log })
  const after = await findOrder(context, order.id)
  return budgetDifference(
    toBudgetVersion(order, lines),
    toBudgetVersion(after, await listOrderLines(context, order.id)),
  )
}
