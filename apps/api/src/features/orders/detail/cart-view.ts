import type { OrderView } from '@girassol/contract/orders'
import { findMissing } from '../../order-record/cart-readiness.ts'
import { toDecisionFigures } from '../../order-record/decision-figures.ts'
import type { Reading } from '../../order-record/order-lines.ts'
import { mostInstalments } from '../../order-record/prices/order-terms.ts'
import type { PricedCart } from '../../order-record/prices/price-cart.ts'
import { toOrderView } from './order-view.ts'

/** A priced cart as the API returns it. */
export const toCartView = (priced: PricedCart, { actor, now }: Reading): OrderView =>
  toOrderView({
    order: priced.order,
    lines: priced.lines,
    missing: findMissing(priced),
    campaignOpen: priced.terms.campaignOpen,
    mostInstalments: mostInstalments(priced.terms, priced.order.payment_method),
    figures: toDecisionFigures({ ...priced, actor }, priced.lines),
    actor,
    now,
  })
