import { createHomologation } from '@girassol/contract/homologations'
import { readSession } from '@girassol/contract/session'
import { aHomologation } from '@girassol/test-data/homologations'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SessionProvider } from './access/session.tsx'
import { OpenBudgetHomologationDialog } from './features/homologations/open-homologation-dialog.tsx'
import { OrderActing, OrderCommandsProvider } from './features/orders/acting/order-acting.tsx'
import { OrderMenu } from './features/orders/acting/order-menu.tsx'
import { fakeApi, refusing } from './lib/fake-api.ts'
import { renderScreen } from './lib/render-screen.tsx'
import { orderCommands } from './order-commands.tsx'

const openMenu = async (order: ReturnType<typeof anOrder>, role: 'INTEGRATOR' | 'COMMERCIAL' = 'INTEGRATOR') => {
  const api = fakeApi()
    .on(readSession, aSession(role))
    .on(createHomologation, aHomologation({ id: 77 }))
  const { router } = renderScreen(
    <OrderCommandsProvider value={orderCommands}>
      <SessionProvider>
        <OrderActing>
          <OrderMenu order={order} place="header" />
        </OrderActing>
      </SessionProvider>
    </OrderCommandsProvider>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Ações do pedido 10482' }))
  await screen.findAllByRole('menuitem')
  return { api, router, user }
}

const item = () => screen.queryByRole('menuitem', { name: 'Abrir homologação' })

test('HOM-001 the homologation of an order is opened once, and shown', async () => {
  const { api, router, user } = await openMenu(anOrder({ type: 'MP' }))
  const found = item()
  if (found) await user.click(found)
  const dialog = within(await screen.findByRole('dialog', { name: 'Abrir homologação do pedido 10482' }))
  await user.dblClick(dialog.getByRole('button', { name: 'Abrir homologação' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/homologacoes/77'))
  expect(api.callsTo(createHomologation).map(({ body }) => body)).toEqual([{ source: { kind: 'ORDER', id: 10_482 } }])
})

test('HOM-001 HOM-016 only an integrator opens one, and only for an order with a generator', async () => {
  await openMenu(anOrder({ type: 'BF' }))
  expect(item()).toBeNull()
  document.body.replaceChildren()
  await openMenu(anOrder({ type: 'MP' }), 'COMMERCIAL')
  expect(item()).toBeNull()
})

test('HOM-001 the refusal of a budget without a kit is shown', async () => {
  const message = 'Este orçamento não tem um gerador.'
  fakeApi().on(createHomologation, refusing(409, message))
  renderScreen(<OpenBudgetHomologationDialog order={{ id: 9 }} onClose={() => undefined} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Abrir homologação do orçamento 9' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Abrir homologação' }))
  expect(await screen.findByText(message)).toBeTruthy()
})
