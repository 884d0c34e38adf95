import type { Availability } from '@girassol/domain/catalogue'
import {
  computeDeliveryEstimate,
  computeOrderTotals,
  type OrderTotals,
  type TotalsInput,
} from '@girassol/domain/orders'
import { type Payment, toCardParts } from '@girassol/domain/payments'
import { toDay, toDecimal } from '@girassol/domain/shared'
import { type OrderLine, toTotalsLine } from '../order-lines.ts'
import type { OrderRecord } from '../order-record.ts'
import type { OrderTerms } from './order-terms.ts'

export type ToPrice = {
  readonly order: OrderRecord
  readonly lines: readonly OrderLine[]
  readonly terms: OrderTerms
  readonly now: string
  readonly as?: 'INVOICE' | 'BUDGET'
}

/** How the order is paid; null while no method is chosen. */
export const toPayment = (order: OrderRecord): Payment | null =>
  order.payment_method === null
    ? null
    : {
        method: order.payment_method,
        card1ValueCents: order.card1_value_cents,
        card2ValueCents: order.card2_value_cents,
        card1Installments: order.card1_installments,
        card2Installments: order.card2_installments,
        financingBank: order.financing_bank,
        isSpecialFinancing: order.is_payment_special_financing,
      }

/** Card parts are shares of the raw value, so the totals are computed first without and then with them. */
const computeTotals = ({ order, lines, terms }: ToPrice): OrderTotals => {
  const input: TotalsInput = {
    lines: lines.map(toTotalsLine),
    discountValue: order.discount_value,
    freight: {
      pickup: order.address_type === 'pickup',
      percentage: terms.freight?.percentage ?? '0',
      minimumCents: terms.freight?.minimumCents ?? 0,
      discountCents: order.freight_discount_cents,
    },
    cards: [],
    grossCommissionCents: order.gross_commission_cents,
    serviceTaxPercent: terms.serviceTaxPercent,
  }
  const choice = toPayment(order)
  const withoutInterest = computeOrderTotals(input)
  if (choice === null) return withoutInterest
  const rates = terms.payments.find(({ reference }) => reference === choice.method)?.interestRates ?? []
  const { rawInvoiceCents } = withoutInterest
  return computeOrderTotals({ ...input, cards: toCardParts({ ...choice, rawInvoiceCents, rates }) })
}

const sumFigure = (lines: readonly OrderLine[], figure: (line: OrderLine) => number, decimals: number): string =>
  toDecimal(
    lines.reduce((sum, line) => sum + figure(line), 0),
    decimals,
  )

const totalColumns = (totals: OrderTotals) => ({
  discount_value: totals.discountValue,
  percentage: totals.percentage,
  sub_total_cents: totals.subTotalCents,
  sub_total_with_discount_cents: totals.subTotalWithDiscountCents,
  freight_cents: totals.freightCents,
  raw_invoice_cents: totals.rawInvoiceCents,
  interest_cents: totals.interestCents,
  interest_percentage: totals.interestPercentage,
  gross_commission_cents: totals.grossCommissionCents,
  net_commission_cents: totals.netCommissionCents,
  total_invoice_cents: totals.totalInvoiceCents,
  margin_liquid: totals.marginLiquid,
  kit_power_kw: toDecimal(totals.kitPowerKw, 3),
})

/** A saved order leaves on its dispatch day, or later with an item that was promised for later (USE-001). */
const listBoardingDays = ({ order, lines, as = 'INVOICE' }: ToPrice): readonly (Availability | null)[] => {
  const promises = lines.map(({ promised }) => promised)
  return as === 'INVOICE' && order.delivery_date !== null ? [order.delivery_date, ...promises] : promises
}

/** Computes every stored amount of an order from its items, destination and payment (C-80, C-67). */
export const priceOrder = (toPrice: ToPrice) => {
  const { order, lines, terms, now } = toPrice
  const deadlineDays = order.address_type === 'pickup' ? 0 : (terms.freight?.deadlineDays ?? null)
  return {
    ...totalColumns(computeTotals(toPrice)),
    freight_percentage: terms.freight?.percentage ?? '0',
    freight_minimum_cents: terms.freight?.minimumCents ?? 0,
    total_weight_kg: sumFigure(lines, (line) => Number(line.weight_kg) * line.quantity, 3),
    total_cubage_m3: sumFigure(lines, (line) => Number(line.cubage_m3) * line.quantity, 4),
    delivery_deadline: terms.freight?.deadlineDays ?? null,
    estimated_delivery_date: computeDeliveryEstimate({
      as: toPrice.as ?? 'INVOICE',
      availabilities: listBoardingDays(toPrice),
      today: toDay(now),
      deadlineDays,
      paymentMethod: order.payment_method,
    }),
  }
}

export type OrderFigures = ReturnType<typeof priceOrder>
