const key = 'girassol-visited'

/** How many visits are remembered. */
const mostVisits = 10

/** The screens of the last visits, the newest first; none when storage is blocked or holds something else. */
const readVisits = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((screen) => typeof screen === 'string') : []
  } catch {
    return []
  }
}

/** The screens of the last ten visits, each once. */
export const listVisitedScreens = (): readonly string[] => [...new Set(readVisits())]

/** Remembers a visit to the screen of a route such as '/pedidos/$id'; never the record that it showed. */
export const rememberVisit = (screen: string): void => {
  try {
    localStorage.setItem(key, JSON.stringify([screen, ...readVisits()].slice(0, mostVisits)))
  } catch {
    // Storage is blocked: no screen will be loaded early.
  }
}

/** For the end of a session: another user of the browser opens other screens (AUTH-007). */
export const forgetVisits = (): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so nothing is stored in it.
  }
}
