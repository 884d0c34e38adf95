import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const focus = (target: HTMLElement | null) => target?.focus({ preventScroll: true })

/** A screen that reads its record first has no title yet: focus follows once it comes, unless it went elsewhere. */
const focusTitleOf = (main: HTMLElement): (() => void) => {
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

/** After a change of path, focus goes to the page's h1, so that the screen reader starts there (interface §7). */
export const useRouteFocus = () => {
  const router = useRouter()
  useEffect(() => {
    let stopWaiting = () => {}
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      const main = document.querySelector<HTMLElement>('main')
      if (fromLocation === undefined || !pathChanged || main === null) return
      // Whoever opened a dialog meanwhile is in it.
      if (document.activeElement?.closest('[aria-modal="true"]')) return
      stopWaiting()
      stopWaiting = focusTitleOf(main)
    })
    return () => {
      unsubscribe()
      stopWaiting()
    }
  }, [router])
}
