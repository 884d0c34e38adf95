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

/** ANA-009: whose figures a user reads; null for roles that read none, whatever other role they have (C-08). */
export const findReader = ({
  scope,
  roles,
  canViewProductPrices,
  canViewMarginLiquid,
}: Actor): AnalyticsReader | null => {
  const isOwn = scope.sees === 'seller'
  if (!isOwn && (scope.sees !== 'all' || !can(roles, 'analytics.house'))) return null
  const readsSellers = !isOwn && readsFiguresOfSellers(roles)
  return { sellerId: isOwn ? scope.sellerId : null, isOwn, readsSellers, canViewProductPrices, canViewMarginLiquid }
}

/** The same, but 403 for roles that read none. */
export const toAnalyticsReader = (actor: Actor): AnalyticsReader => {
  const reader = findReader(actor)
  if (reader === null) throw forbidden()
  return reader
}

/** The reader of a report; 403 where it is none of his. */
export const requireReader = (actor: Actor, report: AnalyticsReport): AnalyticsReader => {
  const reader = toAnalyticsReader(actor)
  if (!readsReport(report, reader)) throw forbidden()
  return reader
}
