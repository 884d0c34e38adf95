import { useSyncExternalStore } from 'react'
import { registerPageReset } from './page-memory.ts'

/** What the server names its web application by, with every answer and in the page itself. */
export const releaseHeader = 'x-release'

const listeners = new Set<() => void>()
let isOld = false

registerPageReset(() => {
  isOld = false
})

/** The release that this page came from; a page that no server of ours wrote has none. */
const ownRelease = (): string | undefined => {
  const named = document.querySelector('meta[name="release"]')?.getAttribute('content') ?? ''
  return named === '' || named.startsWith('__') ? undefined : named
}

/** Hears which release the server has now. */
export const detectNewRelease = (answer: Response): void => {
  const served = answer.headers.get(releaseHeader)
  const own = ownRelease()
  if (isOld || served === null || own === undefined || served === own) return
  isOld = true
  for (const listener of listeners) listener()
}

/** Asks the server, for when nothing else is being asked. Offline it stays unknown. */
export const fetchRelease = async (): Promise<void> => {
  try {
    detectNewRelease(await fetch('/health', { cache: 'no-store' }))
  } catch {
    // Nobody to ask: the page says that there is no connection.
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Has the server another release than the one this page came from? */
export const useIsOldRelease = (): boolean => useSyncExternalStore(subscribe, () => isOld)

/** Part of the application could not be loaded: its file is gone with an older release, or the network failed. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|unable to preload css/i.test(error.message)
