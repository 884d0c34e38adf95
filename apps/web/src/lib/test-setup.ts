import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

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

// A lazy dialog may take its time on a busy machine.
configure({ asyncUtilTimeout: 4000 })

afterEach(cleanup)
