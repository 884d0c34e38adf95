import type { BudgetDifference } from '@girassol/contract/budgets'
import type { BudgetVersion, BudgetDifference as Difference } from '@girassol/domain/budgets'
import { displayName } from '@girassol/domain/catalogue'
import { centsFromReais, reaisFrom } from '@girassol/domain/shared'
import type { OrderLine } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'

const describeDelivery = (order: OrderRecord): string | null => {
  if (order.address_type === 'pickup') return 'Retirada'
  const { delivery_address_erp_city_name: city, delivery_address_erp_state: state } = order
  return city === null ? null : `${city}, ${state}`
}

/** The current state of a budget, to compare with another version. */
export const toBudgetVersion = (order: OrderRecord, lines: readonly OrderLine[]): BudgetVersion => ({
  items: lines.map((line) => ({
    code: line.product_code,
    name: displayName(line.product_name),
    quantity: line.quantity,
    unitValueCents: line.unit_value_cents,
    availability: line.promised,
  })),
  customerName: order.customer_name,
  paymentMethod: order.payment_method,
  delivery: describeDelivery(order),
  subTotalCents: order.sub_total_cents,
  discountCents: centsFromReais(Number(order.discount_value)),
  freightCents: order.freight_cents,
  interestCents: order.interest_cents,
  totalCents: order.total_invoice_cents,
})

/** A difference as the API returns it; amounts are null for a user who may not see prices (C-29). */
export const toDifferenceView = ({ items, facts, values }: Difference, showsPrices: boolean): BudgetDifference => {
  const reais = (cents: number | null) => (showsPrices && cents !== null ? reaisFrom(cents) : null)
  return {
    items: items.map(({ kind, code, name, quantity, unitValueCents, availability }) => ({
      kind,
      productErpCode: code,
      productName: name,
      quantity,
      unitValue: { before: reais(unitValueCents.before), after: reais(unitValueCents.after) },
      availability,
    })),
    facts: [...facts],
    values: values.map(({ name, before, after }) => ({ name, before: reais(before), after: reais(after) })),
  }
}
