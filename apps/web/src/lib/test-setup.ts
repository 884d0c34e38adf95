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
Object.defineProperty(document, 'fonts', { value: new EventTarget() })
Element.prototype.scrollIntoView = () => {}
// Nothing has a place on a simulated screen.
document.elementsFromPoint = () => []

afterEach(cleanup)
