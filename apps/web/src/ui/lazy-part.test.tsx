import { act, screen, waitFor } from '@testing-library/react'
import { Component, type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderThemed } from '../theme/render-themed.tsx'
import { lazyPart } from './lazy-part.tsx'

type RowsProps = { readonly count: number }

const Rows = ({ count }: RowsProps) => <p>{count} pedidos</p>
const Waiting = () => <p>carregando</p>

/** A part whose file arrives, or fails, when the test decides. */
const partOnItsWay = () => {
  const file = Promise.withResolvers<ComponentType<RowsProps>>()
  const load = vi.fn(() => file.promise)
  const settle = (change: () => void) => act(async () => change())
  return {
    Part: lazyPart(load, Waiting),
    load,
    arrive: () => settle(() => file.resolve(Rows)),
    fail: () => settle(() => file.reject(new Error('no such file'))),
  }
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { message: '' }
  static getDerivedStateFromError = ({ message }: Error) => ({ message })
  override render = () => (this.state.message === '' ? this.props.children : <p>falhou: {this.state.message}</p>)
}

const texts = () => screen.getByRole('main').textContent

test('a part is shown as soon as its file has arrived, and at once when it is opened again', async () => {
  const { Part, load, arrive } = partOnItsWay()
  const page = (key: number) => (
    <main>
      <Part key={key} count={key} />
    </main>
  )
  const { rerender } = renderThemed(page(1))
  expect(texts()).toBe('carregando')
  await arrive()
  // No timer ran: React shows a part in a Suspense 300 ms after its fallback.
  expect(texts()).toBe('1 pedidos')
  rerender(page(2))
  expect(texts()).toBe('2 pedidos')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a part that is closed before its file has arrived stays closed', async () => {
  const { Part, arrive } = partOnItsWay()
  const { rerender } = renderThemed(
    <main>
      <Part count={1} />
    </main>,
  )
  rerender(<main />)
  await arrive()
  expect(texts()).toBe('')
})

type ReopeningProps = { readonly Part: ComponentType<RowsProps>; readonly onDrawn: () => void }

/** Runs after React has drawn, and before its effects. */
const Drawn = ({ onDrawn }: Pick<ReopeningProps, 'onDrawn'>) => {
  useLayoutEffect(onDrawn, [onDrawn])
  return null
}

/** Closes a part and opens it again. */
const Reopening = ({ Part, onDrawn }: ReopeningProps) => {
  const [times, setTimes] = useState(1)
  useEffect(() => {
    const timer = setTimeout(() => setTimes(2), 10)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main>
      <Part key={times} count={times} />
      {times === 2 && <Drawn onDrawn={onDrawn} />}
    </main>
  )
}

test('a part that is opened again while its file arrives is shown', async () => {
  const file = Promise.withResolvers<ComponentType<RowsProps>>()
  const Part = lazyPart(() => file.promise, Waiting)
  renderThemed(<Reopening Part={Part} onDrawn={() => file.resolve(Rows)} />)
  // `waitFor` lets React run effects later, as a browser does; `act` would run them at once.
  await waitFor(() => expect(texts()).toBe('2 pedidos'))
})

test('a file that cannot be loaded is an error of the screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { Part, fail } = partOnItsWay()
  renderThemed(
    <main>
      <Boundary>
        <Part count={1} />
      </Boundary>
    </main>,
  )
  await fail()
  expect(texts()).toBe('falhou: no such file')
})
