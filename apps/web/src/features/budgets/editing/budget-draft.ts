import type { saveBudget } from '@girassol/contract/budgets'
import type { ProductView } from '@girassol/contract/catalogue'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import type { OrderItemView, OrderView } from '@girassol/contract/orders'
import { displayName } from '@girassol/domain/catalogue'
import { saleStep } from '@girassol/domain/generator'

export type BudgetEdit = RequestFor<typeof saveBudget>['body']

/** The changed fields of customer, delivery, payment and notes; an absent field is unchanged. */
export type DraftTerms = Omit<BudgetEdit, 'items' | 'version' | 'discountValue' | 'marginReason'>

/** A product of an edited budget at today's price; its quantity is only in the browser until the save (CART-013). */
export type DraftItem = {
  readonly code: string
  readonly name: string
  /** Units; 0 removes the product. */
  readonly quantity: number
  readonly step: number
  /** Reais; null when prices are hidden. */
  readonly unitValue: number | null
  readonly availability: OrderItemView['currentAvailability']
}

export type ProductFacts = Omit<DraftItem, 'quantity'>

const toItemFacts = (item: OrderItemView): ProductFacts => ({
  code: item.productErpCode,
  name: item.productName,
  step: item.step,
  unitValue: item.unitValue,
  availability: item.currentAvailability,
})

export const toProductFacts = (product: ProductView): ProductFacts => ({
  code: product.B1_COD,
  name: displayName(product.B1_DESC),
  step: saleStep(product.B1_COD),
  unitValue: product.VLR_TOT,
  availability: product.availability,
})

export const toDraftItems = (budget: OrderView): readonly DraftItem[] =>
  budget.invoiceItems.map((item) => ({ ...toItemFacts(item), quantity: item.quantity }))

export const quantityIn = (items: readonly DraftItem[], code: string): number =>
  items.find((item) => item.code === code)?.quantity ?? 0

/** The items with the prices and dates of today, from the server's latest response. */
export const withTodaysFacts = (items: readonly DraftItem[], budget: OrderView): readonly DraftItem[] => {
  const today = new Map(budget.invoiceItems.map((item) => [item.productErpCode, toItemFacts(item)]))
  return items.map((item) => ({ ...item, ...today.get(item.code) }))
}

/** The items with a new quantity of one product; a new product is added last, a removed one stays in its place. */
export const withUnits = (
  items: readonly DraftItem[],
  product: ProductFacts,
  quantity: number,
): readonly DraftItem[] =>
  items.some(({ code }) => code === product.code)
    ? items.map((item) => (item.code === product.code ? { ...item, quantity } : item))
    : [...items, { ...product, quantity }]

/** Adds to the existing items, as the calculated structures do. */
export const withMoreUnits = (items: readonly DraftItem[], product: ProductFacts, more: number) =>
  withUnits(items, product, quantityIn(items, product.code) + more)

export const toEdit = (items: readonly DraftItem[], terms: DraftTerms): BudgetEdit => ({
  items: items.filter(({ quantity }) => quantity > 0).map(({ code, quantity }) => ({ productErpCode: code, quantity })),
  ...terms,
})

/** Cents of the products before freight and discount; null when prices are hidden. */
export const productsCents = (items: readonly DraftItem[]): number | null =>
  items.reduce<number | null>(
    (sum, { unitValue, quantity }) =>
      sum === null || unitValue === null ? null : sum + Math.round(unitValue * 100) * quantity,
    0,
  )

/** How many products have another quantity in the draft than in the budget. */
export const countChangedItems = (budget: OrderView, items: readonly DraftItem[]): number => {
  const before = new Map(budget.invoiceItems.map((item) => [item.productErpCode, item.quantity]))
  return items.filter(({ code, quantity }) => (before.get(code) ?? 0) !== quantity).length
}
