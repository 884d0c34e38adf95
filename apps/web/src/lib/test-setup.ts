import { notifications } from '@mantine/notifications'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { resetPage } from './page-memory.ts'
import { makeRenderingCheap } from './test-cheap-rendering.ts'

makeRenderingCheap()
// Late updates on a busy machine still arrive; tests that do not wait are not slower.
configure({ asyncUtilTimeout: 15_000 })

// The browser functions that Mantine needs and happy-dom lacks or implements differently.
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
// Elements have no position in happy-dom.
document.elementsFromPoint = () => []
// The page must not navigate, because the tests of a worker share it.
for (const leave of ['assign', 'reload', 'replace'] as const) {
  Object.defineProperty(window.location, leave, { value: () => {}, configurable: true, writable: true })
}

const removeAttributes = (element: Element) => {
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
}

/** Restores the page's address after a link: the history alone cannot leave another site or a file. */
const { happyDOM: browser } = globalThis as typeof globalThis & { readonly happyDOM: { setURL: (url: string) => void } }

const emptyDocument = () => {
  document.body.replaceChildren()
  document.head.replaceChildren()
  removeAttributes(document.body)
  removeAttributes(document.documentElement)
  browser.setURL('http://localhost:3000/')
}

/** The tests of a worker share one page and every loaded module: each test starts as after a reload. */
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
