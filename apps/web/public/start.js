// Runs before everything else of a page; the build writes it into the page itself (vite/inline-start.ts).
{
  const system = matchMedia('(prefers-color-scheme: dark)')

  // After a breaking release the server asks that nothing an older one kept is read (C-16); the page then confirms it.
  const emptyStorageWhenAsked = () => {
    if (!/(?:^|; )clear_storage=/.test(document.cookie)) return
    localStorage.clear()
    sessionStorage.clear()
  }

  /** Null where nothing was chosen, or storage is blocked. */
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  const paint = () => {
    const chosen = stored('girassol-theme')
    const followed = system.matches ? 'dark' : 'light'
    document.documentElement.dataset.mantineColorScheme = chosen === 'light' || chosen === 'dark' ? chosen : followed
  }

  /**
   * What the page says that its screen asks first: who the user is, and what the screen shows. On a slow network the
   * answers come while the application is still on its way (lib/early-answers.ts takes them).
   */
  const ask = (urls) => {
    const seller = stored('girassol-seller')
    const headers = { Accept: 'application/json', 'X-Requested-With': 'girassol', ...(seller && { sellerid: seller }) }
    const calls = new Map()
    /** With its body: one that nobody reads would keep its connection, of which a browser has six. */
    const whole = async (url) => {
      const answer = await fetch(url, { credentials: 'include', headers })
      const text = await answer.text()
      if (answer.status === 200 && calls.has(url)) calls.get(url).text = text
      return new Response(text === '' ? null : text, answer)
    }
    for (const url of urls) {
      const answer = whole(url)
      // Whoever takes it is told of its failure; nobody else needs to be.
      answer.catch(() => undefined)
      calls.set(url, { answer })
    }
    window.girassolEarly = { seller, calls }
  }

  const kindOf = (href) =>
    href.endsWith('.js')
      ? { rel: 'modulepreload' }
      : { rel: 'preload', as: href.endsWith('.css') ? 'style' : 'font', fetchPriority: 'low' }

  const fetchFile = (href) => {
    document.head.append(
      Object.assign(document.createElement('link'), kindOf(href), { href, crossOrigin: 'anonymous' }),
    )
  }

  /** What the server wrote into the page: addresses, apart by spaces. */
  const named = (name) =>
    (document.querySelector(`meta[name=${name}]`)?.content ?? '')
      .split(' ')
      .filter((address) => address.startsWith('/'))

  try {
    emptyStorageWhenAsked()
  } catch {
    // Storage is blocked: nothing is kept in it.
  }
  ask(named('asks'))
  // After the data of its screen was asked for: a browser asks for six things at a time.
  named('files').map(fetchFile)
  // The scheme is set before the first paint, and follows the system and the choice made in another tab.
  paint()
  system.addEventListener('change', paint)
  addEventListener('storage', paint)
}
