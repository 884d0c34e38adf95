import { useEffect, useEffectEvent } from 'react'
import { whenIdle } from './when-idle.ts'

/** Loads code that may be needed next, once the browser is idle. */
export const useLoadedWhenIdle = (load: () => Promise<unknown>) => {
  // Using the code reports it when it could not be loaded.
  const prepare = useEffectEvent(() => void load().catch(() => undefined))
  useEffect(() => whenIdle(prepare), [])
}
