import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

export type Visited = { readonly to: string; readonly label: string }

const key = 'girassol-visited'
const mostVisited = 8
const suffix = ' · Girassol'

const toPath = (to: string) => to.split('?')[0]

/** Newest first; of one screen only the last visit. */
export const withVisit = (before: readonly Visited[], visit: Visited): readonly Visited[] =>
  [visit, ...before.filter(({ to }) => toPath(to) !== toPath(visit.to))].slice(0, mostVisited)

/** The last visited screens of this tab; they are deleted with the session, like everything else that a tab stores. */
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
    // Storage is blocked: there are no recent screens.
  }
}

/** Stores each screen when it is left, with its title at that time. */
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
