// Runs before everything else in the pages of public links; the build inlines it (vite/inline-start.ts).
{
  const system = matchMedia('(prefers-color-scheme: dark)')

  // The visitor has chosen no theme here: the page follows the system, before the first paint and afterwards.
  const paint = () => {
    document.documentElement.dataset.mantineColorScheme = system.matches ? 'dark' : 'light'
  }

  // On a slow network the answer arrives while the application is still loading. A preview has no token, and the
  // documentation of the public API is the same for everybody.
  const records = { p: 'proposals', g: 'warranties' }
  const [, page, token = ''] = /^\/([pg])\/(.*)$/.exec(location.pathname) ?? []
  const asked = page === undefined ? 'openapi.json' : `${records[page]}/${encodeURIComponent(token)}`
  if (!token.startsWith('previa/')) {
    window.publicCall = fetch(`/api/public/${asked}`, {
      credentials: 'omit',
      cache: 'no-store',
      headers: { Accept: 'application/json' },
    })
    // The code that uses the call handles its failure; here it is ignored.
    window.publicCall.catch(() => undefined)
  }

  paint()
  system.addEventListener('change', paint)
}
