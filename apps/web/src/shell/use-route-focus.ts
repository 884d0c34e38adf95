import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

type HistoryChange = Parameters<Parameters<RouterHistory['subscribe']>[0]>[0]

const focus = (target: HTMLElement | null) => target?.focus({ preventScroll: true })

/** The link in a list that leads to the previous address. */
const findLeftRow = (main: HTMLElement, left: string): HTMLElement | undefined =>
  [...main.querySelectorAll<HTMLAnchorElement>('tbody a[href], li a[href], article a[href]')].find(
    ({ href }) => new URL(href, location.href).pathname === left,
  )

/** After Back, focuses the row of the previous screen once the list has it, unless the focus moved (USE-015). */
const focusLeftRow = (main: HTMLElement, left: string): (() => void) => {
  const attempt = (): boolean => {
    const at = document.activeElement
    // The title received the focus when the page opened, so the user has not moved it.
    if (at !== null && at !== document.body && at !== main && at.tagName !== 'H1') return true
    const row = findLeftRow(main, left)
    if (row === undefined) return false
    focus(row)
    return true
  }
  if (attempt()) return () => undefined
  const observer = new MutationObserver(() => {
    if (attempt()) observer.disconnect()
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** A screen that first reads its record has no title yet: it is focused later, unless the focus moved elsewhere. */
const focusTitle = (main: HTMLElement): (() => void) => {
  const title = main.querySelector<HTMLElement>('h1')
  focus(title ?? main)
  if (title !== null) return () => undefined
  const observer = new MutationObserver(() => {
    const late = main.querySelector<HTMLElement>('h1')
    if (late === null) return
    observer.disconnect()
    if (document.activeElement === main || document.activeElement === document.body) focus(late)
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * After a change of path, the focus moves to the page's h1, so that a screen reader starts there; after Back, to the
 * row of the previous screen (USE-015).
 */
export const useRouteFocus = () => {
  const router = useRouter()
  useEffect(() => {
    let stopWaiting = () => {}
    let isBack = false
    const unsubscribeHistory = router.history.subscribe(({ action }: HistoryChange) => {
      if (action.type === 'REPLACE') return
      isBack = action.type === 'BACK' || (action.type === 'GO' && action.index < 0)
    })
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      const main = document.querySelector<HTMLElement>('main')
      if (fromLocation === undefined || !pathChanged || main === null) return
      // If the user opened a dialog meanwhile, the focus remains in it.
      if (document.activeElement?.closest('[aria-modal="true"]')) return
      stopWaiting()
      const waits = [focusTitle(main), ...(isBack ? [focusLeftRow(main, fromLocation.pathname)] : [])]
      stopWaiting = () => {
        for (const stop of waits) stop()
      }
    })
    return () => {
      unsubscribe()
      unsubscribeHistory()
      stopWaiting()
    }
  }, [router])
}
