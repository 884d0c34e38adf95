import type { QuickRow } from '@girassol/contract/quick-order'
import { type JudgedRow, judgeQuickEntries, type QuickCart, type QuickEntry } from '@girassol/domain/quick-order'
import { availabilityToday, type SellableProduct } from '../cart/items/sellable-products.ts'
import type { Reading } from '../order-record/order-lines.ts'
import { isTypeOnSale } from '../settings/promotion-queries.ts'

export type KnownProducts = ReadonlyMap<string, SellableProduct>

type Judging = {
  readonly entries: readonly QuickEntry[]
  readonly products: KnownProducts
  readonly cart: Omit<QuickCart, 'promotionOpen'>
}

/** The verdicts of the rows for a cart, at today's stock (C-190). */
export const judgeForCart = async (reading: Reading, { entries, products, cart }: Judging) => {
  const promotionOpen = await isTypeOnSale(reading, 'BF')
  return judgeQuickEntries(entries, {
    cart: { ...cart, promotionOpen },
    findProduct: (code) => {
      const product = products.get(code)
      return (
        product && {
          groupCode: product.group_code,
          isSold: product.active && product.online_store,
          findAvailability: (quantity) => availabilityToday(product, quantity, reading.now),
        }
      )
    },
  })
}

export const toRowView = (
  { words: _, ...judged }: JudgedRow,
  products: KnownProducts,
  offers: QuickRow['offers'] = [],
): QuickRow => ({
  ...judged,
  name: judged.code === null ? null : (products.get(judged.code)?.name ?? null),
  offers,
})
