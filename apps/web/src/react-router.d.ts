import '@tanstack/react-router'
import type { Capability } from '@girassol/domain/access'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the user must be allowed to open the screen; without it, being logged in is enough (AUTH-021). */
    readonly requires?: Capability
    /** Where other roles are led, only where a requirement demands it; else they read that it is not theirs (USE-024). */
    readonly redirectsTo?: string
  }
}
