import { notifications } from '@mantine/notifications'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { resetPage } from './page-memory.ts'

// What comes late on a busy machine still comes; a test that waits for nothing is as fast as before.
configure({ asyncUtilTimeout: 15_000 })

// What Mantine asks of a browser and happy-dom lacks or answers differently.
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const matchMedia = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
})
/** Without a server of its own a test has no connection. */
const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
Object.assign(globalThis, { ResizeObserver: StillObserver, matchMedia, fetch })
// A text area that grows with its text waits for the fonts.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
Element.prototype.scrollIntoView = () => {}
// Nothing has a place on a simulated screen.
document.elementsFromPoint = () => []
// The simulated page goes nowhere: the tests of a worker share it.
for (const leave of ['assign', 'reload', 'replace'] as const) {
  Object.defineProperty(window.location, leave, { value: () => {}, configurable: true, writable: true })
}

const removeAttributes = (element: Element) => {
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
}

/** Brings the page back from wherever a link led: the history alone cannot leave another site or a file. */
const { happyDOM: browser } = globalThis as typeof globalThis & { readonly happyDOM: { setURL: (url: string) => void } }

const emptyDocument = () => {
  document.body.replaceChildren()
  document.head.replaceChildren()
  removeAttributes(document.body)
  removeAttributes(document.documentElement)
  browser.setURL('http://localhost:3000/')
}

/** The tests of a worker share one page and every loaded module: each test begins as after a reload. */
const cleanPage = () => {
  cleanup()
  notifications.clean()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  emptyDocument()
  localStorage.clear()
  sessionStorage.clear()
  onlineManager.setOnline(true)
  focusManager.setFocused(undefined)
  globalThis.girassolEarly = undefined
  resetPage()
}

cleanPage()
afterEach(cleanPage)
