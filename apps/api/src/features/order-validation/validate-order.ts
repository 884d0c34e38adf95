import type { InputFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/order-validation'
import {
  minimumDeliveryDate,
  type ValidationEntry,
  validationProblems,
  validationSentences,
} from '@girassol/domain/order-validation'
import { canChargeAmounts, paymentRefusals } from '@girassol/domain/payments'
import { centsFromReais, toDay, toDecimal } from '@girassol/domain/shared'
import type { Context, Handler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { refuseOtherVersion } from '../order-record/last-move.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { moveOrder } from '../order-record/move-order.ts'
import { byUser } from '../order-record/mover.ts'
import { listOrderLines, type OrderLine } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { giveMargin } from '../order-record/prices/give-margin.ts'
import { toPayment } from '../order-record/prices/price-order.ts'
import {
  computeGrossFreight,
  priceSavedOrder,
  type SavedOrderFigures,
} from '../order-record/prices/saved-order-price.ts'
import { findOrderView } from '../orders/detail/order-queries.ts'
import { arrivalAfter } from '../orders/recalculation/recalculate-delivery-date.ts'
import { refuseChangedAvailability } from './availability-changes.ts'
import { findSeparationDays, lockSeparation } from './separation-queries.ts'
import { doesTriangulation } from './triangulation-queries.ts'

type Body = InputFor<typeof contract.validateOrder>['body']

/** '2026-11-28', or the day of an instant in São Paulo. */
const dayFrom = (iso: string | null | undefined): string | null => {
  if (iso === null || iso === undefined) return null
  return iso.includes('T') ? toDay(iso) : iso
}

/** A user who may not see prices (C-29) cannot give or remove a discount. */
const chooseDiscount = ({ actor }: Context, order: OrderRecord, { discount }: Body): string | null => {
  if (discount !== undefined && discount !== null) return toDecimal(discount, 5)
  return actor.canViewProductPrices ? null : order.discount_value
}

const toEntry = (discount: string | null, body: Body): ValidationEntry => ({
  discount,
  freightDiscountCents: centsFromReais(body.freightDiscount),
  deliveryDate: dayFrom(body.deliveryDate),
  isFutureSale: body.isFutureSale,
  isTriangulation: body.isTriangulation,
})

type Validating = {
  readonly order: OrderRecord
  readonly lines: readonly OrderLine[]
  readonly entry: ValidationEntry
  /** The order's amounts with the discounts of the entry. */
  readonly figures: SavedOrderFigures
}

/** USE-034: the discounts make the parts of the payment smaller; null if each can still be charged. */
const describeSmallAmounts = (order: OrderRecord, figures: SavedOrderFigures): string | null => {
  const payment = toPayment({ ...order, ...figures })
  if (payment === null) return null
  const decision = canChargeAmounts(payment, figures.raw_invoice_cents)
  return decision.allowed ? null : paymentRefusals[decision.refusal]
}

/** VAL-006…VAL-014, REL-006, USE-034: the message is the first problem, and the details contain all of them. */
const refuseProblems = async (context: Context, { order, lines, entry, figures }: Validating): Promise<void> => {
  const availabilities = lines.map(({ current }) => current)
  const minimum = minimumDeliveryDate(availabilities, toDay(context.now))
  const problems = validationProblems(entry, {
    subTotalCents: order.sub_total_cents,
    grossFreightCents: await computeGrossFreight(context, order, entry.discount ?? '0'),
    totalInvoiceCents: figures.total_invoice_cents,
    paymentRefusal: describeSmallAmounts(order, figures),
    isPickup: order.address_type === 'pickup',
    minimumDeliveryDate: minimum,
    separationDays: await findSeparationDays(context, minimum),
    canDoTriangulation: await doesTriangulation(context.tx, order.seller_id),
  })
  const [first] = problems
  if (!first) return
  const status = first.message === validationSentences.required ? 400 : 409
  throw new Refused(first.message, { status, reason: 'invalidValidation', details: problems })
}

/**
 * T8, C-51: validates an order with its discount, date and flags, priced by the one function of C-80. Refused if a
 * promised date cannot be met, if the input breaks a rule, or if the order changed after the user saw it (REL-010). When
 * two users validate at once, the second gets 409 with who was first.
 */
export const validateOrder: Handler<typeof contract.validateOrder> = async (context, { params, body }) => {
  const order = await lockOrderFor(context, params.id, 'validate')
  await refuseOtherVersion(context.tx, order, { seen: body.version })
  const lines = await listOrderLines(context, order.id)
  refuseChangedAvailability(lines)
  const entry = toEntry(chooseDiscount(context, order, body), body)
  await lockSeparation(context.tx)
  const { deliveryDate } = entry
  const discounts = { discount_value: entry.discount ?? '0', freight_discount_cents: entry.freightDiscountCents }
  const figures = await priceSavedOrder(context, order, discounts)
  await refuseProblems(context, { order, lines, entry, figures })
  const margin = await giveMargin(context, order, { after: { ...figures }, reason: body.marginReason })
  await moveOrder(byUser(context), order, {
    event: 'validate',
    log: 'Pedido validado',
    set: {
      ...discounts,
      ...figures,
      ...margin,
      delivery_date: deliveryDate,
      ...(deliveryDate !== null && { estimated_delivery_date: arrivalAfter(deliveryDate, order) }),
      is_future_sale: entry.isFutureSale,
      is_triangulation: entry.isTriangulation,
      triangulation_status: entry.isTriangulation ? 'NOT_CREATED' : null,
      highlight_shipping_nf: body.highlightShippingNf,
      approval_feedback: body.feedback || null,
    },
  })
  return findOrderView(context, order.id)
}
