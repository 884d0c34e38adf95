import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../lib/render-screen.tsx'
import { Tabs } from './tabs.tsx'

const tabs = [
  { id: 'todos', label: 'Todos' },
  { id: 'validar', label: 'Para validar' },
]

const sizes = { clientWidth: 300, scrollWidth: 500 }

test('USE-013 a strip that is too long shows where it continues, and the wheel moves it', async () => {
  renderScreen(<Tabs label="Visões" tabs={tabs} current="todos" onChange={() => undefined} />)
  const strip = await screen.findByRole('tablist')
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(strip, name, { value })
  fireEvent.scroll(strip)
  expect([strip.hasAttribute('data-cut-start'), strip.hasAttribute('data-cut-end')]).toEqual([false, true])
  expect(fireEvent.wheel(strip, { deltaY: 80 })).toBe(false)
  expect(strip.scrollLeft).toBe(80)
  fireEvent.scroll(strip)
  expect([strip.hasAttribute('data-cut-start'), strip.hasAttribute('data-cut-end')]).toEqual([true, true])
  // A wheel that also turns sideways moves the strip by itself.
  expect(fireEvent.wheel(strip, { deltaX: 20, deltaY: 4 })).toBe(true)
})
