// Runs before everything else of a page; a file of its own because the CSP allows no inline script.
;(() => {
  const system = matchMedia('(prefers-color-scheme: dark)')

  // After a breaking release the server asks that nothing an older one kept is read (C-16); the page then confirms it.
  const emptyStorageWhenAsked = () => {
    if (!/(?:^|; )clear_storage=/.test(document.cookie)) return
    localStorage.clear()
    sessionStorage.clear()
  }

  const chosenTheme = () => {
    try {
      return localStorage.getItem('girassol-theme')
    } catch {
      // Storage is blocked: the system's scheme it is.
      return null
    }
  }

  const paint = () => {
    const chosen = chosenTheme()
    const followed = system.matches ? 'dark' : 'light'
    document.documentElement.dataset.mantineColorScheme = chosen === 'light' || chosen === 'dark' ? chosen : followed
  }

  const chosenSeller = () => {
    try {
      return localStorage.getItem('girassol-seller')
    } catch {
      // Storage is blocked: nobody was chosen.
      return null
    }
  }

  /** On a slow network the answer comes while the application is still on its way (lib/early-session.ts takes it). */
  const askSession = () => {
    const seller = chosenSeller()
    const headers = { Accept: 'application/json', 'X-Requested-With': 'girassol', ...(seller && { sellerid: seller }) }
    const answer = fetch('/api/auth/me', { credentials: 'include', headers })
    // Whoever takes it is told of the failure; nobody else needs to be.
    answer.catch(() => undefined)
    window.girassolSession = { seller, answer }
  }

  const asksSession = document.currentScript?.dataset.asksSession !== undefined

  try {
    emptyStorageWhenAsked()
  } catch {
    // Storage is blocked: nothing is kept in it.
  }
  if (asksSession) askSession()
  // The scheme is set before the first paint, and follows the system and the choice made in another tab.
  paint()
  system.addEventListener('change', paint)
  addEventListener('storage', paint)
})()
