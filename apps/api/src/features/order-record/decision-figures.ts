import type { DecisionFigures } from '@girassol/contract/orders/decision-figures'
import { type Availability, countDaysToDispatch, findLatestAvailability } from '@girassol/domain/catalogue'
import { computeDcAcRatio, computePricePerWp } from '@girassol/domain/orders'
import { computeUsualInstalment } from '@girassol/domain/payment-methods'
import type { InstalmentCharge } from '@girassol/domain/payments'
import { computePointsToEarn, findMissingToCategory } from '@girassol/domain/points'
import { reaisFrom, toDay } from '@girassol/domain/shared'
import type { Actor } from '../../http/actor.ts'
import type { OrderLine } from './order-lines.ts'
import type { OrderRecord } from './order-record.ts'
import type { OrderTerms } from './prices/order-terms.ts'

/** Who decides, and on which cart or budget. */
export type Deciding = {
  readonly order: OrderRecord
  readonly terms: OrderTerms
  readonly actor: Actor
  readonly now: string
}

/** What is weighed: the products of a cart, a budget or a proposed kit. */
export type Weighed = {
  /** The price of the products after the discount. */
  readonly productsCents: number
  /** What is paid in instalments. */
  readonly charge: InstalmentCharge
  readonly availabilities: readonly (Availability | null)[]
}

type DecisionFields = Pick<DecisionFigures, 'dispatch' | 'points' | 'usualPayment'>

const toPoints = ({ order, terms, now }: Deciding, { productsCents }: Weighed): DecisionFields['points'] => {
  const today = toDay(now)
  const earned = computePointsToEarn({
    type: order.type,
    paymentMethod: order.payment_method,
    subTotalWithDiscountCents: productsCents,
    pointsEnabled: order.seller_points_enabled,
    season: terms.programme.pointSeason,
    programmeStart: terms.programme.programmeStart ?? today,
    today,
  })
  return earned === 0 ? null : { earned, missing: findMissingToCategory(order.season_points ?? 0) }
}

/** The choice made in the cart itself is the last one. */
const findLastPayment = (order: OrderRecord) =>
  order.payment_method === null
    ? order.last_payment
    : { method: order.payment_method, instalments: order.card1_installments }

const toUsualPayment = ({ order, terms, now }: Deciding, { charge }: Weighed): DecisionFields['usualPayment'] => {
  const last = findLastPayment(order)
  const usual = computeUsualInstalment({
    last,
    charge,
    type: order.type,
    today: toDay(now),
    settings: terms.payments,
  })
  if (usual === null) return null
  const { method, instalments, valueCents, totalCents } = usual
  return { method, instalments, value: reaisFrom(valueCents), total: reaisFrom(totalCents) }
}

/** Days to dispatch, points and instalment (DEC-001, C-199); users who may not see prices get the days only (C-29). */
export const toDecisionFields = (deciding: Deciding, weighed: Weighed): DecisionFields => {
  const availability = findLatestAvailability(weighed.availabilities)
  const isShown = deciding.actor.canViewProductPrices
  return {
    dispatch: { availability, days: countDaysToDispatch(availability, toDay(deciding.now)) },
    points: isShown ? toPoints(deciding, weighed) : null,
    usualPayment: isShown ? toUsualPayment(deciding, weighed) : null,
  }
}

/** An inverter's output is that of its figures for the sized kit, else that of the catalogue. */
const findPowerW = (line: OrderLine, { kit }: OrderRecord): number | null =>
  kit !== null && line.product_code === kit.inverterCode ? kit.inverter.pacNomW : line.power_w

const toPricePerWp = ({ order, actor }: Deciding): number | null => {
  const powerW = Number(order.kit_power_kw) * 1000
  if (powerW <= 0 || !actor.canViewProductPrices) return null
  return reaisFrom(computePricePerWp({ totalCents: order.sub_total_with_discount_cents, powerW }))
}

/** The figures of a priced cart or budget (DEC-001). */
export const toDecisionFigures = (deciding: Deciding, lines: readonly OrderLine[]): DecisionFigures => {
  const { order } = deciding
  return {
    pricePerWp: toPricePerWp(deciding),
    dcAcRatio: computeDcAcRatio(
      lines.map((line) => ({ groupCode: line.group_code, powerW: findPowerW(line, order), quantity: line.quantity })),
    ),
    ...toDecisionFields(deciding, {
      productsCents: order.sub_total_with_discount_cents,
      charge: { cents: order.raw_invoice_cents, grossCommissionCents: order.gross_commission_cents },
      availabilities: lines.map(({ current }) => current),
    }),
  }
}
