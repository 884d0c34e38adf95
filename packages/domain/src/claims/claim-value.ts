/** An item of an order with its list value in cents, over all its units. */
export type ListedItem = { readonly itemId: number; readonly quantity: number; readonly listCents: number }

/**
 * What was paid for each item (C-203): its share of the order's discounted sum by list value, in cents. The cents that
 * rounding leaves go to the largest remainders, the first of equals, so that the shares add up to the sum.
 */
export const computePaidValues = (items: readonly ListedItem[], paidCents: number): ReadonlyMap<number, number> => {
  const total = items.reduce((sum, { listCents }) => sum + listCents, 0)
  if (total === 0) return new Map(items.map(({ itemId }) => [itemId, 0]))
  const shares = items.map(({ itemId, listCents }) => {
    const exact = (paidCents * listCents) / total
    return { itemId, cents: Math.floor(exact), remainder: exact - Math.floor(exact) }
  })
  const left = paidCents - shares.reduce((sum, { cents }) => sum + cents, 0)
  const rounded = new Set(
    shares
      .toSorted((one, other) => other.remainder - one.remainder)
      .slice(0, left)
      .map(({ itemId }) => itemId),
  )
  return new Map(shares.map(({ itemId, cents }) => [itemId, cents + (rounded.has(itemId) ? 1 : 0)]))
}

type Claimed = { readonly itemId: number; readonly quantity: number }

/**
 * The paid value of claimed units in cents, which a credit never exceeds (CLM-007). Parts of an item are rounded down, so
 * that all its units together are never worth more than was paid.
 */
export const computeClaimValue = (
  lines: readonly Claimed[],
  { items, paidCents }: { readonly items: readonly ListedItem[]; readonly paidCents: number },
): number => {
  const paid = computePaidValues(items, paidCents)
  return lines.reduce((sum, { itemId, quantity }) => {
    const ordered = items.find((item) => item.itemId === itemId)?.quantity ?? 0
    return ordered === 0 ? sum : sum + Math.floor(((paid.get(itemId) ?? 0) * quantity) / ordered)
  }, 0)
}
