import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

const toKey = (path: string) => `girassol-list:${path}`

/** Remembers in this tab with which filters a list was shown last, for the way back from its records. */
export const useRememberedList = (path: string): void => {
  const { pathname, href } = useLocation()
  useEffect(() => {
    // While a record is opened, the list is still on the screen for a moment.
    if (pathname !== path) return
    try {
      sessionStorage.setItem(toKey(path), href)
    } catch {
      // Storage is blocked: the way back leads to the whole list.
    }
  }, [path, pathname, href])
}

/** The last address of a list, with its filters; the whole list when it was not shown in this tab. */
export const findListAddress = (path: string): string => {
  try {
    return sessionStorage.getItem(toKey(path)) ?? path
  } catch {
    return path
  }
}
