import { registerPageReset } from './page-memory.ts'
import { sellerScope } from './seller-scope.ts'

/** Why a session is over, when the login page must say it: the `motivo` of its address (C-09). */
export type EndReason = 'cadastro'

/** The login page, coming back to where the person was; only paths of this site are remembered. */
export const loginUrl = (location: Pick<Location, 'pathname' | 'search'>, reason?: EndReason): string => {
  const next = `${location.pathname}${location.search}`
  const search = new URLSearchParams({ ...(next !== '/' && { next }), ...(reason && { motivo: reason }) })
  return search.size === 0 ? '/login' : `/login?${search}`
}

/**
 * Where to go after login: `next` when it is a path of this site, else the home. It is resolved as the browser will,
 * because '/\t/other.site' reads like a path and is not one.
 */
export const afterLogin = (search: string, origin: string = window.location.origin): string => {
  const next = new URLSearchParams(search).get('next') ?? '/'
  const url = URL.parse(next, origin)
  if (!next.startsWith('/') || url?.origin !== origin || url.pathname === '/login') return '/'
  return `${url.pathname}${url.search}${url.hash}`
}

let ending: Promise<void> | undefined

/** Is the page being left because its session is over? */
export const isSessionEnding = (): boolean => ending !== undefined

const forgetEnding = () => {
  ending = undefined
}
// The browser may bring a page back that was left for the login page.
addEventListener('pageshow', forgetEnding)
registerPageReset(forgetEnding)

/** What this tab remembers of its screens: scroll positions, drafts. */
export const forgetTab = () => {
  try {
    sessionStorage.clear()
  } catch {
    // Storage is blocked, so nothing was kept in it.
  }
}

/** What the browser keeps of a session: the chosen integrator and what the screens remembered (AUTH-007). */
export const forgetSession = () => {
  sellerScope.clear()
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
    // Offline: what is on screen belongs to a session that is over all the same.
  }
  window.location.assign(url)
}

/** Ends the session once, however many calls ask for it, and goes to the login page (AUTH-006, AUTH-007). */
export const endSession = (url: string = loginUrl(window.location)): Promise<void> => {
  ending ??= end(url)
  return ending
}
