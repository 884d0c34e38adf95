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
import { listOrderLines } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { priceLines } from '../order-record/prices/price-cart.ts'
import { priceWithParts } from '../order-record/prices/saved-order-price.ts'
import { toBudgetVersion } from './budget-version.ts'
import { editItems } from './edit-items.ts'

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

/** Customer, delivery, payment and notes; absent fields do not change. */
const termsChanges = async (context: Context, { order: before, lines }: CartContents, edit: BudgetEdit) => {
  const discount = discountChange(context, before, edit)
  const parties = await partyChanges(context, before, edit)
  const payment = await paymentChanges(context, { order: { ...before, ...discount, ...parties }, lines }, edit)
  const { additionalData: notes } = edit
  const additional = notes === undefined ? {} : { additional_data: notes === null ? null : withoutMarkup(notes) }
  return { ...discount, ...parties, ...payment, ...additional }
}

/**
 * Stores an edit of a locked budget: its items and terms with today's prices, stock and freight (C-63), and what
 * differs from before. Refuses what a cart would refuse; the caller checks whether something is missing.
 */
export const editBudget = async (context: Context, before: OrderRecord, edit: BudgetEdit): Promise<EditedBudget> => {
  const former = toBudgetVersion(before, await listOrderLines(context, before.id))
  await editItems(context, before, edit.items)
  const lines = await listOrderLines(context, before.id)
  const changes = await termsChanges(context, { order: before, lines }, edit)
  const priced = await priceLines(context, { order: { ...before, ...changes }, lines }, 'BUDGET')
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
