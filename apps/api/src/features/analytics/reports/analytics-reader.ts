import { can } from '@girassol/domain/access'
import { type AnalyticsReport, readsFiguresOfSellers, readsReport } from '@girassol/domain/analytics'
import type { Actor } from '../../../http/actor.ts'
import { forbidden } from '../../../http/refused.ts'

export type AnalyticsReader = {
  /** Null: staff, who read the figures of all sellers. */
  readonly sellerId: number | null
  readonly isOwn: boolean
  readonly readsSellers: boolean
  readonly canViewProductPrices: boolean
  readonly canViewMarginLiquid: boolean
}

/** ANA-009: whose figures a user reads; 403 for roles that read none, whatever other role they have (C-08). */
export const toAnalyticsReader = ({
  scope,
  roles,
  canViewProductPrices,
  canViewMarginLiquid,
}: Actor): AnalyticsReader => {
  const isOwn = scope.sees === 'seller'
  if (!isOwn && (scope.sees !== 'all' || !can(roles, 'analytics.house'))) throw forbidden()
  const readsSellers = !isOwn && readsFiguresOfSellers(roles)
  return { sellerId: isOwn ? scope.sellerId : null, isOwn, readsSellers, canViewProductPrices, canViewMarginLiquid }
}

/** The reader of a report; 403 where it is none of his. */
export const requireReader = (actor: Actor, report: AnalyticsReport): AnalyticsReader => {
  const reader = toAnalyticsReader(actor)
  if (!readsReport(report, reader)) throw forbidden()
  return reader
}
