// Runs before everything else in the page of a proposal; the build inlines it (vite/inline-start.ts).
{
  const system = matchMedia('(prefers-color-scheme: dark)')

  // The visitor has chosen no theme here: the page follows the system, before the first paint and afterwards.
  const paint = () => {
    document.documentElement.dataset.mantineColorScheme = system.matches ? 'dark' : 'light'
  }

  // On a slow network the proposal arrives while the application is still loading. A preview has no token.
  const token = location.pathname.replace(/^\/p\//, '')
  if (!token.startsWith('previa/')) {
    window.publicCall = fetch(`/api/public/proposals/${encodeURIComponent(token)}`, {
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
