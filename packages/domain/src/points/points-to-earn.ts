import { computeCategory } from './category.ts'
import { computePointsCredit, type PointsCase } from './points-credit.ts'

/** A purchase that is not placed yet. */
export type Purchase = Omit<PointsCase, 'status' | 'orderedOn'>

/** A status in which every order has earned its points, however it is paid. */
const earned = 'INVOICE_BILLED'

/**
 * The points that the purchase earns if it is placed and paid today, by the rule that later credits them (DEC-002,
 * C-199); 0 for a purchase that earns none.
 */
export const computePointsToEarn = (purchase: Purchase): number =>
  computePointsCredit({ ...purchase, status: earned, orderedOn: purchase.today })

/** What a seller with so many qualifiable points lacks for the next category (DEC-002); null in the highest. */
export const findMissingToCategory = (
  qualifiable: number,
): { readonly category: string; readonly points: number } | null => {
  const { nextCategoryName, nextCategoryRequirement } = computeCategory(qualifiable)
  if (nextCategoryName === null || nextCategoryRequirement === null) return null
  return { category: nextCategoryName, points: nextCategoryRequirement - qualifiable }
}
