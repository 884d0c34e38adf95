import type { saveBudget } from '@girassol/contract/budgets'
import type { InputFor } from '@girassol/contract/http/endpoint'
import { isNegotiatedAt } from '@girassol/domain/negotiations'
import { compareDecimals, reaisFrom, toDecimal } from '@girassol/domain/shared'
import type { Context } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { findDiscountBefore } from '../order-record/negotiations/end-agreement.ts'
import { refuseNegotiated } from '../order-record/negotiations/refuse-negotiated.ts'
import type { OrderLine } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { toWantedItems } from './edit-items.ts'

type BudgetEdit = Pick<InputFor<typeof saveBudget>['body'], 'items' | 'discountValue'>

type Edited = {
  readonly order: Pick<OrderRecord, 'discount_value' | 'negotiated_until' | 'agreed_discount_cents'>
  readonly lines: readonly OrderLine[]
}

const changesItems = ({ lines }: Edited, { items }: BudgetEdit): boolean => {
  const before = new Map(lines.map(({ product_code, quantity }) => [product_code, quantity]))
  const wanted = toWantedItems(items)
  return wanted.length !== before.size || wanted.some(({ code, quantity }) => before.get(code) !== quantity)
}

const changesDiscount = ({ order }: Edited, { discountValue }: BudgetEdit): boolean =>
  discountValue !== undefined && compareDecimals(toDecimal(discountValue, 5), order.discount_value) !== 0

/**
 * What an edit does to what was negotiated. While a negotiation is open, it is refused (409) to change items or discount
 * (QUO-017); with an agreement such a change ends it, and every other one keeps its prices (QUO-018, C-186).
 */
export const planEdit = (
  { now }: Pick<Context, 'now'>,
  edited: Edited,
  edit: BudgetEdit,
): 'endsAgreement' | 'keepsAgreement' | 'plain' => {
  const changes = changesItems(edited, edit) || changesDiscount(edited, edit)
  if (changes && isNegotiatedAt(edited.order.negotiated_until, now)) refuseNegotiated(edited.order, now)
  if (edited.order.agreed_discount_cents === null) return 'plain'
  return changes ? 'endsAgreement' : 'keepsAgreement'
}

/** QUO-018: 409 for an edit that ends the agreement, unless its caller has confirmed that; says what is lost. */
export const requireConfirmedEnd = async (
  context: Context,
  order: OrderRecord,
  isConfirmed: boolean | undefined,
): Promise<void> => {
  if (isConfirmed === true) return
  const before = await findDiscountBefore(context, order)
  const shown = context.actor.canViewProductPrices
  throw new Refused('Esta alteração encerra o acordo da negociação, e o desconto volta ao que era antes dela.', {
    status: 409,
    reason: 'endsAgreement',
    details: {
      agreedDiscount: shown ? reaisFrom(order.agreed_discount_cents ?? 0) : null,
      discountBefore: shown ? Number(before) : null,
    },
  })
}
