import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { TestTheme } from '../theme/test-theme.tsx'
import { ToastStack } from '../ui/toast-stack.tsx'
import { toast } from '../ui/toaster.tsx'
import { createQueryClient } from './query-client.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

/**
 * Renders a screen with the providers of the application; every path shows the same element, with the parameters of
 * `pattern`. For tests.
 */
export const renderScreen = (element: ReactNode, path = '/', pattern = '$') => {
  const root = createRootRoute({ component: Outlet })
  const every = createRoute({ getParentRoute: () => root, path: pattern, component: () => element })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => element })
  const router = createRouter({
    routeTree: root.addChildren([home, every]),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
  })
  const client = createQueryClient({ success: toast.success, failures: toast.failures })
  onTestFinished(() => client.clear())
  const view = render(
    <QueryClientProvider client={client}>
      <TestTheme>
        <RouterProvider router={router} />
        <ToastStack />
      </TestTheme>
    </QueryClientProvider>,
  )
  return { ...view, router, client }
}
