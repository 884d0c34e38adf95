import type { saveBudget } from '@girassol/contract/budgets'
import type { InputFor } from '@girassol/contract/http/endpoint'
import { can } from '@girassol/domain/access'
import { type BudgetDifference, budgetDifference } from '@girassol/domain/budgets'
import type { Missing } from '@girassol/domain/cart'
import { canDiscount, discountSentences } from '@girassol/domain/orders'
import { compareDecimals, toDecimal, withoutMarkup } from '@girassol/domain/shared'
import type { Context } from '../../http/context.ts'
import { forbidden, orRefuse } from '../../http/refused.ts'
import type { CartContents } from '../cart/opening/own-carts.ts'
import { paymentChanges } from '../cart/terms/payment-changes.ts'
import { partyChanges } from '../cart/terms/update-cart.ts'
import { findMissingOfBudget } from '../order-record/cart-readiness.ts'
import { endAgreement } from '../order-record/negotiations/end-agreement.ts'
import { listOrderLines } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { loadOrderTerms } from '../order-record/prices/order-terms.ts'
import { priceLines } from '../order-record/prices/price-cart.ts'
import { priceWithParts } from '../order-record/prices/saved-order-price.ts'
import { toBudgetVersion } from './budget-version.ts'
import { editItems } from './edit-items.ts'
import { planEdit } from './plan-edit.ts'

export type BudgetEdit = InputFor<typeof saveBudget>['body']

export type EditedBudget = {
  readonly missing: readonly Missing[]
  readonly difference: BudgetDifference
  readonly order: OrderRecord
}

/** C-61: users do not price their own orders; a discount that does not change is allowed. */
const discountChange = ({ actor }: Context, before: OrderRecord, { discountValue }: BudgetEdit) => {
  if (discountValue === undefined) return {}
  const discount_value = toDecimal(discountValue, 5)
  if (compareDecimals(discount_value, before.discount_value) === 0) return {}
  if (!can(actor.roles, 'cart.discount')) throw forbidden()
  return { discount_value }
}

/** C-186: under an agreement an edit of anything else keeps its list prices and its discount. */
const priceEdit = async (context: Context, edited: CartContents, keeps: boolean) => {
  if (!keeps) return priceLines(context, edited, 'BUDGET')
  const terms = await loadOrderTerms(context, edited.order)
  return { ...edited, terms, now: context.now }
}

/** Customer, delivery, payment and notes; absent fields do not change. */
const termsChanges = async (context: Context, { order: before, lines }: CartContents, edit: BudgetEdit) => {
  const discount = discountChange(context, before, edit)
  const parties = await partyChanges(context, before, edit)
  const payment = await paymentChanges(context, { order: { ...before, ...discount, ...parties }, lines }, edit)
  const { additionalData: notes } = edit
  const additional = notes === undefined ? {} : { additional_data: notes === null ? null : withoutMarkup(notes) }
  return { ...discount, ...parties, ...payment, ...additional }
}

type Editing = { readonly order: OrderRecord; readonly edit: BudgetEdit }

/** QUO-018: the agreement ends with an edit of what was agreed; the agreed discount is then none that was sent anew. */
const withoutAgreement = async (context: Context, { order, edit }: Editing, plan: ReturnType<typeof planEdit>) => {
  const agreed = plan === 'endsAgreement' ? await endAgreement(context, order) : null
  if (agreed === null) return { agreed: {}, order, edit }
  const isAgreed =
    edit.discountValue !== undefined && compareDecimals(toDecimal(edit.discountValue, 5), order.discount_value) === 0
  const { discountValue: _, ...others } = edit
  return { agreed, order: { ...order, ...agreed }, edit: isAgreed ? others : edit }
}

/**
 * Stores an edit of a locked budget: its items and terms with today's prices, stock and freight (C-63), and what
 * differs from before. Refuses what a cart would refuse; the caller checks whether something is missing.
 */
export const editBudget = async (context: Context, before: OrderRecord, edit: BudgetEdit): Promise<EditedBudget> => {
  const linesBefore = await listOrderLines(context, before.id)
  const former = toBudgetVersion(before, linesBefore)
  const plan = planEdit(context, { order: before, lines: linesBefore }, edit)
  const keeps = plan === 'keepsAgreement'
  const { agreed, ...ended } = await withoutAgreement(context, { order: before, edit }, plan)
  await editItems(context, ended.order, { requested: edit.items, prices: keeps ? 'agreed' : 'today' })
  const lines = await listOrderLines(context, before.id)
  const changes = { ...agreed, ...(await termsChanges(context, { order: ended.order, lines }, ended.edit)) }
  const priced = await priceEdit(context, { order: { ...before, ...changes }, lines }, keeps)
  if ('discount_value' in changes) {
    const entry = { unit: 'reais', amount: changes.discount_value } as const
    orRefuse(canDiscount(entry, priced.order.sub_total_cents), discountSentences)
  }
  const figures = priceWithParts({ ...priced, as: 'BUDGET' })
  const { kit, generator } = priced.order
  await context.tx
    .updateTable('orders')
    .set({ ...changes, ...figures, kit, generator })
    .where('id', '=', before.id)
    .execute()
  const order = { ...priced.order, ...figures }
  return {
    order,
    missing: findMissingOfBudget({ ...priced, order }),
    difference: budgetDifference(former, toBudgetVersion(order, priced.lines)),
  }
}
