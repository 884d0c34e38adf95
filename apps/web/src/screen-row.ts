import type { Capability } from '@girassol/domain/access'
import type { RouteComponent } from '@tanstack/react-router'

/** A URL inside the session and its screen. */
export type ScreenRow = {
  readonly path: `/${string}`
  readonly screen: RouteComponent
  /** What the user must be allowed to open the screen; without it, being logged in is enough (AUTH-021). */
  readonly requires?: Capability
  /** Where other roles are led, only where a requirement demands it (USE-024). */
  readonly redirectsTo?: string
}
