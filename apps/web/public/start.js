// Runs before everything else in a page; the build inlines it into the page (vite/inline-start.ts).
{
  const system = matchMedia('(prefers-color-scheme: dark)')

  // After a breaking release the server requires that older stored data is not read (C-16); the page confirms it later.
  const emptyStorageWhenAsked = () => {
    if (!/(?:^|; )clear_storage=/.test(document.cookie)) return
    localStorage.clear()
    sessionStorage.clear()
  }

  /** Null when nothing was chosen or storage is blocked. */
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
   * Starts the calls that the page lists: first the bootstrap, whose parts answer the calls of the frame, then the data
   * that the screen shows. On a slow network the responses arrive while the application is still loading
   * (lib/early-answers.ts uses them).
   */
  const ask = (urls, parts) => {
    const seller = stored('girassol-seller')
    const headers = { Accept: 'application/json', 'X-Requested-With': 'girassol', ...(seller && { sellerid: seller }) }
    const calls = new Map()
    /** Reads the body too: an unread response would occupy one of the six connections that a browser has. */
    const send = async (url) => {
      const answer = await fetch(url, { credentials: 'include', headers })
      return { answer, text: await answer.text() }
    }
    /** Records the response of a call; `take` selects its part of a successful one. */
    const record = (url, sent, take = (text) => text) => {
      const call = {}
      const finish = ({ answer, text }) => {
        const body = answer.status === 200 ? take(text) : text
        if (answer.status === 200) call.text = body
        return new Response(body === '' ? null : body, answer)
      }
      call.answer = sent.then(finish)
      // The code that uses the call handles its failure; here it is ignored.
      call.answer.catch(() => undefined)
      calls.set(url, call)
    }
    const [bootstrap, ...others] = urls
    if (bootstrap === undefined) return
    const sent = send(bootstrap)
    for (const [part, url] of parts) record(url, sent, (text) => JSON.stringify(JSON.parse(text)[part]))
    for (const url of others) record(url, send(url))
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

  /** What the server wrote into the page, separated by spaces; nothing in development. */
  const named = (name) =>
    (document.querySelector(`meta[name=${name}]`)?.content ?? '').split(' ').filter((address) => address.includes('/'))

  try {
    emptyStorageWhenAsked()
  } catch {
    // Storage is blocked, so nothing is stored in it.
  }
  ask(
    named('asks'),
    named('parts').map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  )
  // After the calls for the screen's data, because a browser sends six requests at a time.
  named('files').map(fetchFile)
  // The colour scheme is set before the first paint. It follows the system setting, and a choice made in another tab.
  paint()
  system.addEventListener('change', paint)
  addEventListener('storage', paint)
}
