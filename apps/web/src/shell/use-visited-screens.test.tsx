import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listVisitedScreens, rememberVisit } from '../lib/visited-screens.ts'
import { useVisitedScreens } from './use-visited-screens.ts'

const Frame = () => {
  useVisitedScreens()
  return <p>Início</p>
}

/** A screen whose code is loaded on demand. */
const aScreen = () => {
  const preload = vi.fn(() => Promise.reject(new Error('sem conexão')))
  return Object.assign(() => null, { preload })
}

test('AUTH-007 only the screens of the last visits are loaded early, once the browser is idle', async () => {
  rememberVisit('/pedidos/$id')
  const [home, visited, other] = [aScreen(), aScreen(), aScreen()]
  const root = createRootRoute({ component: Frame })
  const toRoute = (path: string, component: ReturnType<typeof aScreen>) =>
    createRoute({ getParentRoute: () => root, path, component })
  const routeTree = root.addChildren([
    toRoute('/', home),
    toRoute('/pedidos/$id', visited),
    toRoute('/orcamentos', other),
  ])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) })
  render(<RouterProvider router={router} />)
  await screen.findByText('Início')
  expect(visited.preload).not.toHaveBeenCalled()
  await waitFor(() => expect(visited.preload).toHaveBeenCalledOnce(), { timeout: 10_000 })
  expect(other.preload).not.toHaveBeenCalled()
  expect(listVisitedScreens()).toEqual(['/', '/pedidos/$id'])
})
