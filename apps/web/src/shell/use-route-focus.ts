import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After a change of path, focus goes to the page's h1, so that the screen reader starts there (interface §7). */
export const useRouteFocus = () => {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return
        const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
        target?.focus({ preventScroll: true })
      }),
    [router],
  )
}
