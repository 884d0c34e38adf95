import { useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { listVisitedScreens, rememberVisit } from '../lib/visited-screens.ts'
import { whenIdle } from '../lib/when-idle.ts'

/**
 * Loads the code of the screens of the last ten visits once the browser is idle, so that they open at once; no other
 * screen is loaded before it is wanted.
 */
export const useVisitedScreens = (): void => {
  const { routesByPath } = useRouter()
  const screen: string | undefined = useMatches().at(-1)?.fullPath
  const loadScreens = useEffectEvent(() => {
    const visited = listVisitedScreens()
    for (const { fullPath, options } of Object.values(routesByPath)) {
      // A failed load is repeated when the screen is opened.
      if (visited.includes(fullPath)) void options.component?.preload?.()?.catch(() => undefined)
    }
  })
  useEffect(() => whenIdle(() => loadScreens()), [])
  useEffect(() => {
    if (screen !== undefined) rememberVisit(screen)
  }, [screen])
}
