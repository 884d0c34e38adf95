import type { PriceList } from '../generator-catalogue.ts'
import type { KitItem } from '../kit-item.ts'

/** Total in cents, and the codes that the catalogue does not have; these add nothing to the total (C-23, §8). */
export const priceKit = (
  items: readonly KitItem[],
  prices: PriceList,
): { readonly totalCents: number; readonly missingCodes: readonly string[] } => ({
  totalCents: items.reduce((sum, { code, quantity }) => sum + (prices.get(code) ?? 0) * quantity, 0),
  missingCodes: items.map(({ code }) => code).filter((code) => !prices.has(code)),
})
