import { useSyncExternalStore } from 'react'
import { createStore } from './create-store.ts'

/** The header with the server's release, in every response; the page has it in a meta tag with the same name. */
export const releaseHeader = 'x-release'

const isOld = createStore(() => false)

/** The release that this page was loaded with; a page that our server did not write has none. */
const ownRelease = (): string | undefined => {
  const named = document.querySelector('meta[name="release"]')?.getAttribute('content') ?? ''
  return named === '' || named.startsWith('__') ? undefined : named
}

/** Receives the release that the server has now. */
export const detectNewRelease = (answer: Response): void => {
  const served = answer.headers.get(releaseHeader)
  const own = ownRelease()
  if (isOld.get() || served === null || own === undefined || served === own) return
  isOld.set(true)
}

/** Requests the release when no other call is being made. Offline it remains unknown. */
export const fetchRelease = async (): Promise<void> => {
  try {
    detectNewRelease(await fetch('/health', { cache: 'no-store' }))
  } catch {
    // Offline: the page already shows that there is no connection.
  }
}

/** Whether the server has another release than this page. */
export const useIsOldRelease = (): boolean => useSyncExternalStore(isOld.subscribe, isOld.get)

/** Part of the application could not be loaded: its file was removed with an older release, or the network failed. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|unable to preload css/i.test(error.message)
