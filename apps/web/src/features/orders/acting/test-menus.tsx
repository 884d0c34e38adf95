import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { orderCommands } from '../../../order-commands.tsx'
import { OrderActing, OrderCommandsProvider } from './order-acting.tsx'
import type { ActedOrder } from './order-command.ts'
import { OrderMenu } from './order-menu.tsx'

/** Renders the menus of these orders without the list around them, in a row or in the header, for one role. */
export const drawMenus = async (role: Role, orders: readonly ActedOrder[], place: 'row' | 'header') => {
  fakeApi().on(readSession, aSession(role))
  const { unmount } = renderScreen(
    <main>
      <SessionProvider>
        <OrderCommandsProvider value={orderCommands}>
          <OrderActing>
            {orders.map((order) => (
              <OrderMenu key={order.id} order={order} place={place} />
            ))}
            <p>Pronto</p>
          </OrderActing>
        </OrderCommandsProvider>
      </SessionProvider>
    </main>,
  )
  await screen.findByText('Pronto')
  return unmount
}

export type MenuItem = { readonly label: string; readonly isRefused: boolean }

const readItem = (item: HTMLElement): MenuItem => ({
  label: item.querySelector('[class*="itemLabel"]')?.firstChild?.textContent ?? '',
  isRefused: item.getAttribute('aria-disabled') === 'true',
})

/** Opens the menu of an order, reads its items in order, and closes it; empty when there is no menu. */
export const readMenu = async (id: number): Promise<readonly MenuItem[]> => {
  const user = userEvent.setup({ delay: null })
  const opener = screen.queryByRole('button', { name: `Ações do pedido ${id}` })
  if (opener === null) return []
  await user.click(opener)
  const items = (await screen.findAllByRole('menuitem')).map(readItem)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  return items
}
