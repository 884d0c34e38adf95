import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

export type Visited = { readonly to: string; readonly label: string }

const key = 'girassol-visited'
const mostVisited = 8
const suffix = ' · Girassol'

const toPath = (to: string) => to.split('?')[0]

/** The newest first; of one screen only the last visit. */
export const withVisit = (before: readonly Visited[], visit: Visited): readonly Visited[] =>
  [visit, ...before.filter(({ to }) => toPath(to) !== toPath(visit.to))].slice(0, mostVisited)

/** What this tab left last; it goes with the session, as everything else that a tab remembers. */
export const readVisited = (): readonly Visited[] => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as readonly Visited[]
  } catch {
    return []
  }
}

const remember = (visit: Visited): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(withVisit(readVisited(), visit)))
  } catch {
    // Storage is blocked: nothing is recent.
  }
}

/** Remembers each screen when it is left, by the title that it has by then. */
export const useVisits = (): void => {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged || !document.title.endsWith(suffix)) return
        remember({ to: fromLocation.href, label: document.title.slice(0, -suffix.length) })
      }),
    [router],
  )
}
