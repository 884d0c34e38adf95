import { bootstrapParts } from '@girassol/contract/bootstrap/bootstrap-parts'
import { readCart } from '@girassol/contract/cart'
import { readSession } from '@girassol/contract/session'
import { aSession } from '@girassol/test-data/sessions'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { act, render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { firstCalls } from './first-calls.ts'
import { fakeApi, refusing } from './lib/fake-api.ts'
import { createQueryClient } from './lib/query-client.ts'
import { router } from './router.tsx'
import { ThemeProvider } from './theme/theme-provider.tsx'

const listCalls = () => vi.mocked(fetch).mock.calls.map(([url]) => String(url))

test('each screen makes the calls that its page preloads', async () => {
  fakeApi().on(readSession, aSession('INTEGRATOR')).on(readCart, refusing(404, 'Nenhum carrinho aberto.'))
  render(
    <QueryClientProvider client={createQueryClient({ success: () => undefined, failures: () => undefined })}>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(listCalls()).toEqual(expect.arrayContaining(Object.values(bootstrapParts))))
  for (const [path, calls] of Object.entries(firstCalls)) {
    await act(() => router.navigate({ href: path.replace('$id', '10010') }))
    const named = calls.map((call) => call.replace('$id', '10010'))
    await waitFor(() => expect(listCalls(), path).toEqual(expect.arrayContaining(named)), { timeout: 20_000 })
  }
}, 120_000)
