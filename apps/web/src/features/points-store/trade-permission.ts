import type { PointsProductView } from '@girassol/contract/points-store'
import { canTradePoints, computeBalanceAfterTrade, tradeSentences } from '@girassol/domain/points'
import { toPermission } from '@girassol/domain/shared'
import type { Permission } from '../../ui/action.ts'

/** Whether the product can be swapped with this balance, in points (PTS-028); if unknown, the server decides. */
export const tradePermission = (product: PointsProductView, tradeable: number | undefined): Permission => {
  if (tradeable === undefined) return { allowed: true }
  const decision = canTradePoints({
    isEnabled: true,
    availability: product.boardingDate,
    requiredPoints: product.VLR_TOT,
    confirmedPoints: null,
    tradeable,
  })
  return toPermission(decision, tradeSentences)
}

/** Whether the balance is too small for the product, whatever its stock. */
export const isShort = (product: PointsProductView, tradeable: number | undefined): boolean =>
  tradeable !== undefined && computeBalanceAfterTrade({ tradeable, requiredPoints: product.VLR_TOT }) < 0
