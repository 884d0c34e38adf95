import { registerPageReset } from './page-memory.ts'
import { sellerScope } from './seller-scope.ts'
import { forgetVisits } from './visited-screens.ts'

/** Why a session ended, when the login page must show it: `motivo` in its address (C-09). */
export type EndReason = 'cadastro'

/** The login page, with the address to return to; only paths of this site are stored. */
export const loginUrl = (location: Pick<Location, 'pathname' | 'search'>, reason?: EndReason): string => {
  const next = `${location.pathname}${location.search}`
  const search = new URLSearchParams({ ...(next !== '/' && { next }), ...(reason && { motivo: reason }) })
  return search.size === 0 ? '/login' : `/login?${search}`
}

/**
 * The address after login: `next` when it is a path of this site, otherwise the home. It is resolved like in the
 * browser, because '/\t/other.site' looks like a path and is not one.
 */
export const afterLogin = (search: string, origin: string = window.location.origin): string => {
  const next = new URLSearchParams(search).get('next') ?? '/'
  const url = URL.parse(next, origin)
  if (!next.startsWith('/') || url?.origin !== origin || url.pathname === '/login') return '/'
  return `${url.pathname}${url.search}${url.hash}`
}

let ending: Promise<void> | undefined

/** Whether the browser is leaving the page because its session ended. */
export const isSessionEnding = (): boolean => ending !== undefined

const forgetEnding = () => {
  ending = undefined
}
// The browser may restore a page that it left for the login page. The first show of a page can come after a call of it
// was refused, and the end of the session goes on then, with its reason.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) forgetEnding()
})
registerPageReset(forgetEnding)

/** What this tab stores about its screens: scroll positions, drafts. */
export const forgetTab = () => {
  try {
    sessionStorage.clear()
  } catch {
    // Storage is blocked, so nothing was stored in it.
  }
}

/** What the browser stores of a session: the chosen integrator, the visited screens and their state (AUTH-007). */
export const forgetSession = () => {
  sellerScope.clear()
  forgetVisits()
  forgetTab()
}

const end = async (url: string) => {
  forgetSession()
  try {
    await fetch('/api/auth/logout', {
      method: 'POST',
      credentials: 'include',
      headers: { 'X-Requested-With': 'girassol' },
    })
  } catch {
    // Offline: the screen still belongs to an ended session.
  }
  window.location.assign(url)
}

/** Ends the session once, however many calls request it, and goes to the login page (AUTH-006, AUTH-007). */
export const endSession = (url: string = loginUrl(window.location)): Promise<void> => {
  ending ??= end(url)
  return ending
}
