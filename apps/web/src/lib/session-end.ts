import { sellerScope } from './seller-scope.ts'

/** The login page, coming back to where the person was; only paths of this site are remembered. */
export const loginUrl = (location: Pick<Location, 'pathname' | 'search'>): string => {
  const next = `${location.pathname}${location.search}`
  return next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`
}

/** Where to go after login: `next` when it is a path of this site, else the home. */
export const afterLogin = (search: string): string => {
  const next = new URLSearchParams(search).get('next') ?? '/'
  return /^\/(?![/\\])/.test(next) ? next : '/'
}

let ending: Promise<void> | undefined

const end = async (url: string) => {
  sellerScope.clear()
  sessionStorage.clear()
  try {
    await fetch('/api/auth/logout', {
      method: 'POST',
      credentials: 'include',
      headers: { 'X-Requested-With': 'girassol' },
    })
  } finally {
    // Offline or not, what is on screen belongs to a session that is over.
    window.location.assign(url)
  }
}

/** Ends the session once, however many calls ask for it, and goes to the login page (AUTH-006, AUTH-007). */
export const endSession = (url: string = loginUrl(window.location)): Promise<void> => {
  ending ??= end(url).finally(() => {
    ending = undefined
  })
  return ending
}
