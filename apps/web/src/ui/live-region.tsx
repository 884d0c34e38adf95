import { useSyncExternalStore } from 'react'
import { createStore } from '../lib/create-store.ts'
import { registerPageReset } from '../lib/page-memory.ts'

type Announcements = { readonly polite: string; readonly assertive: string }

const quietMs = 1000
const announcements = createStore<Announcements>(() => ({ polite: '', assertive: '' }))
let waiting: ReturnType<typeof setTimeout> | undefined

registerPageReset(() => clearTimeout(waiting))

const change = (part: Partial<Announcements>) => announcements.set({ ...announcements.get(), ...part })

/** Read aloud after one second without changes, so that typing does not cause repeated speech; failures at once. */
export const announce = (text: string, urgency: keyof Announcements = 'polite') => {
  if (urgency === 'assertive') return change({ assertive: text })
  clearTimeout(waiting)
  waiting = setTimeout(() => change({ polite: text }), quietMs)
}

/** The two live regions of the application; mounted once, by the shell. */
export const LiveRegion = () => {
  const { polite, assertive } = useSyncExternalStore(announcements.subscribe, announcements.get)
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
