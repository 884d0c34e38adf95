import '@tanstack/react-router'
import type { Capability } from '@girassol/domain/access'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The permission that the screen requires; without it, every logged-in user may open it (AUTH-021). */
    readonly requires?: Capability
    /** The screen only changes something, so that a VIEWER of a company may not open it (COMP-002). */
    readonly isForChanges?: true
    /**
     * Where other roles are redirected, only if a requirement demands it; else they see that they may not (USE-024).
     */
    readonly redirectsTo?: string
  }
}
