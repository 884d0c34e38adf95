// Sets the colour scheme before the first paint; a file of its own because the CSP allows no inline script.
;(() => {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  let chosen = null
  try {
    chosen = localStorage.getItem('girassol-theme')
  } catch {
    // Storage is blocked: the system's scheme it is.
  }
  root.dataset.mantineColorScheme = chosen === 'light' || chosen === 'dark' ? chosen : system
})()
