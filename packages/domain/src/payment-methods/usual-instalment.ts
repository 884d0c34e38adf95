import type { OrderType } from '../orders/status/order-type.ts'
import {
  computeInstalments,
  type InstalmentCharge,
  instalmentPlans,
  offeredPaymentMethods,
  type PaymentMethod,
  type PaymentMethodSettings,
} from '../payments/index.ts'
import type { Day } from '../shared/brazil-time.ts'
import type { Cents } from '../shared/money.ts'

/** What a seller chose last; `instalments` is null for a method without a card. */
export type LastPayment = { readonly method: PaymentMethod; readonly instalments: number | null }

export type UsualInstalment = {
  readonly method: PaymentMethod
  readonly instalments: number
  /** Of each instalment; the cents that do not divide are in the first one (PAY-020). */
  readonly valueCents: Cents
  /** Of all instalments, with interest. */
  readonly totalCents: Cents
}

/** The methods with one plan of equal instalments. Two parts, a financing and a released condition have none. */
const withOnePlan: readonly PaymentMethod[] = ['CREDIT_CARD', 'BARCODE', 'PIX']

type Paying = {
  readonly last: LastPayment | null
  readonly charge: InstalmentCharge
  readonly type: OrderType
  readonly today: Day
  readonly settings: readonly PaymentMethodSettings[]
}

const chooseMethod = ({ last, type, today }: Paying): PaymentMethod => {
  if (last === null || !withOnePlan.includes(last.method)) return 'PIX'
  return offeredPaymentMethods({ type, today }).includes(last.method) ? last.method : 'PIX'
}

/**
 * An amount as the seller usually pays: with the last chosen method and number of instalments, fewer where the method
 * or the amount allows fewer; else the Pix price (DEC-001, C-199). Null without an amount.
 */
export const computeUsualInstalment = (paying: Paying): UsualInstalment | null => {
  const { last, charge, settings } = paying
  if (charge.cents <= 0) return null
  const method = chooseMethod(paying)
  const plans = method === 'CREDIT_CARD' ? instalmentPlans(charge, method, settings) : []
  const wanted = Math.min(last?.instalments ?? 1, plans.length)
  const plan = plans[wanted - 1] ?? computeInstalments(charge, { instalments: 1, interestPercent: '0' })
  const { instalments, totalCents, valuesCents } = plan
  return { method, instalments, valueCents: valuesCents.at(-1) ?? totalCents, totalCents }
}
