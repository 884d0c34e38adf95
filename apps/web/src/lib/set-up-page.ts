/** The reason of a refusal that ends when the user set up a second factor (SEC-007). */
export const secondFactorNeeded = 'secondFactorNeeded'

/** The page that such a user is led to; outside the frame of the product, because the session is refused too. */
export const setUpPath = '/verificacao-em-duas-etapas'

/** Leads to the set-up, and from there back to this page; once, however many calls are refused. */
export const openSetUpPage = (): void => {
  const { pathname, search } = window.location
  if (pathname === setUpPath) return
  window.location.assign(`${setUpPath}?${new URLSearchParams({ next: `${pathname}${search}` })}`)
}
