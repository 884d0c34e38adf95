import type { Capability } from '@girassol/domain/access'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { createQueryClient } from '../lib/query-client.ts'
import { parseSearch, stringifySearch } from '../lib/search-params.ts'
import { TestTheme } from '../theme/test-theme.tsx'
import { AppLink } from '../ui/app-link.tsx'
import { toast } from '../ui/toaster.tsx'
import { AppShell } from './app-shell.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

const screens: readonly { path: string; title: string; requires?: Capability; isForChanges?: true; row?: string }[] = [
  { path: '/', title: 'Início' },
  { path: '/monte-seu-gerador', title: 'Loja', requires: 'store.use', isForChanges: true },
  { path: '/orcamentos', title: 'Orçamentos', requires: 'budgets.use', row: '/orcamentos/7' },
  { path: '/orcamentos/7', title: 'Orçamento 7', requires: 'budgets.use' },
]

/** Renders the shell around plain screens, one of them a list with one row. For tests. */
export const renderShell = (path: string) => {
  const root = createRootRoute({ component: AppShell, notFoundComponent: NotFoundScreen })
  const routes = screens.map(({ path: at, title, requires, row, ...access }) =>
    createRoute({
      getParentRoute: () => root,
      path: at,
      component: () => (
        <>
          <h1 tabIndex={-1}>{title}</h1>
          <ul>{row !== undefined && <li>{<AppLink to={row}>Abrir</AppLink>}</li>}</ul>
        </>
      ),
      ...(requires && { staticData: { requires, ...access } }),
    }),
  )
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree: root.addChildren(routes), history, parseSearch, stringifySearch })
  const client = createQueryClient({ success: toast.success, failures: toast.failures })
  onTestFinished(() => client.clear())
  render(
    <QueryClientProvider client={client}>
      <TestTheme>
        <RouterProvider router={router} />
      </TestTheme>
    </QueryClientProvider>,
  )
  return { router, user: userEvent.setup() }
}
