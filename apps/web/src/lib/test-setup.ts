import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// What comes late on a busy machine still comes; a test that waits for nothing is as fast as before.
configure({ asyncUtilTimeout: 15_000 })

// What Mantine asks of a browser and happy-dom lacks or answers differently.
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

vi.stubGlobal('ResizeObserver', StillObserver)
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
}))
// A text area that grows with its text waits for the fonts.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
Element.prototype.scrollIntoView = () => {}
// Nothing has a place on a simulated screen.
document.elementsFromPoint = () => []

// The files of one worker share a window: each begins with an empty one.
localStorage.clear()
sessionStorage.clear()
document.body.replaceChildren()

afterEach(() => {
  cleanup()
  // What one test typed does not come back in the next (USE-002).
  for (const key of Object.keys(localStorage)) if (key.startsWith('girassol-draft')) localStorage.removeItem(key)
})
