import type { Capability } from '@girassol/domain/access'
import type { RouteComponent } from '@tanstack/react-router'

/** A URL inside the session and its screen. */
export type ScreenRow = {
  readonly path: `/${string}`
  readonly screen: RouteComponent
  /** The permission that the screen requires; without it, every logged-in user may open it (AUTH-021). */
  readonly requires?: Capability
  /** The screen only changes something, so that a VIEWER of a company may not open it (COMP-002). */
  readonly isForChanges?: true
  /** Where other roles are redirected, only when a requirement demands it (USE-024). */
  readonly redirectsTo?: string
}
