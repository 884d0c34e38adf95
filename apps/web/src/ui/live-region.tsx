import { useSyncExternalStore } from 'react'
import { registerPageReset } from '../lib/page-memory.ts'

type Announcements = { readonly polite: string; readonly assertive: string }

const quietMs = 1000
let announcements: Announcements = { polite: '', assertive: '' }
let waiting: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

registerPageReset(() => {
  clearTimeout(waiting)
  announcements = { polite: '', assertive: '' }
})

const setAnnouncements = (part: Partial<Announcements>) => {
  announcements = { ...announcements, ...part }
  for (const listener of listeners) listener()
}

/** Read aloud after one second without changes, so that typing does not cause repeated speech; failures at once. */
export const announce = (text: string, urgency: keyof Announcements = 'polite') => {
  if (urgency === 'assertive') return setAnnouncements({ assertive: text })
  clearTimeout(waiting)
  waiting = setTimeout(() => setAnnouncements({ polite: text }), quietMs)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The two live regions of the application; mounted once, by the shell. */
export const LiveRegion = () => {
  const { polite, assertive } = useSyncExternalStore(subscribe, () => announcements)
  return (
    <>
      <div className="hidden-visually" aria-live="polite" role="status">
        {polite}
      </div>
      <div className="hidden-visually" aria-live="assertive">
        {assertive}
      </div>
    </>
  )
}
