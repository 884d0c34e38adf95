import { readSession, type SessionView } from '@girassol/contract/session'
import { type Capability, canChange, canUse, type Role, type RoleHolder } from '@girassol/domain/access'
import { createContext, type ReactNode, use, useEffect, useEffectEvent } from 'react'
import { ApiError } from '../lib/api-error.ts'
import { DraftOwner } from '../lib/draft-owner.ts'
import { endSession } from '../lib/session-end.ts'
import { secondFactorNeeded } from '../lib/set-up-page.ts'
import { useEndpointQuery } from '../lib/use-endpoint.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { SkeletonLines } from '../ui/skeletons.tsx'
import classes from './session.module.css'

const SessionContext = createContext<SessionView | null>(null)

/**
 * The server responded but did not return the user: there is no session to work with (AUTH-004). A user who must set up
 * a second factor has one, and is led to the set-up (SEC-007).
 */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status > 0 && error.reason !== secondFactorNeeded

/** A page that Back restores from the browser's memory may belong to an ended session, so the session is read again. */
const useReturnFromHistory = (onReturn: () => void) => {
  const handleReturn = useEffectEvent(onReturn)
  useEffect(() => {
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted) handleReturn()
    }
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [])
}

/** Loads the user before any private screen renders (AUTH-003). */
export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  // Not unmounted while another integrator is chosen: the user is the same, and the frame must not flicker.
  const session = useEndpointQuery(readSession, {}, { staleTime: 300_000, showPrevious: true })
  const mustLeave = isRefused(session.error)
  useEffect(() => {
    if (mustLeave) void endSession()
  }, [mustLeave])
  useReturnFromHistory(() => void session.refetch())
  if (session.data !== undefined && !mustLeave) {
    return (
      <SessionContext value={session.data}>
        <DraftOwner value={session.data.id}>{children}</DraftOwner>
      </SessionContext>
    )
  }
  return (
    <main className={classes.waiting}>
      {session.error !== null && !mustLeave ? (
        <ErrorState error={session.error} onRetry={() => void session.refetch()} isRetrying={session.isFetching} />
      ) : (
        <SkeletonLines lines={4} />
      )}
    </main>
  )
}

/** The user of this session. Only below `SessionProvider`. */
export const useSession = (): SessionView => {
  const session = use(SessionContext)
  if (session === null) throw new Error('useSession is called outside SessionProvider')
  return session
}

export const useRoles = (): readonly Role[] => useSession().roles.map(({ reference }) => reference)

const useRoleHolder = (): RoleHolder => ({ roles: useRoles(), companyRole: useSession().companyRole })

/** Whether this user may do it. The server checks again. */
export const useCan = (capability: Capability): boolean => canUse(useRoleHolder(), capability)

/** Whether this user may do that of it which changes something; a VIEWER only reads (COMP-002). For every such button. */
export const useCanChange = (capability: Capability): boolean => canChange(useRoleHolder(), capability)
