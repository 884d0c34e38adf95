import type { OrderItemView, OrderView } from '@girassol/contract/orders'

export type MovedPrice = {
  readonly code: string
  readonly name: string
  /** Reais for a unit. */
  readonly before: number
  /** Null when the item is no longer in the cart. */
  readonly after: number | null
}

type Items = Pick<OrderView, 'invoiceItems'>

const moveOf = (shown: OrderItemView, now: OrderItemView | undefined): readonly MovedPrice[] => {
  const after = now?.unitValue ?? null
  if (shown.unitValue === null || after === shown.unitValue) return []
  return [{ code: shown.productErpCode, name: shown.productName, before: shown.unitValue, after }]
}

/** The items whose unit price is no longer the one that was on screen. */
export const movedPrices = (shown: Items, now: Items): readonly MovedPrice[] =>
  shown.invoiceItems.flatMap((item) =>
    moveOf(
      item,
      now.invoiceItems.find(({ productErpCode }) => productErpCode === item.productErpCode),
    ),
  )
