import { followNotifications, listNotifications, type NotificationView } from '@girassol/contract/notifications'
import { aNotification, notificationPage } from '@girassol/test-data/notifications'
import { notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { NotificationBell } from './notification-bell.tsx'

afterEach(() => notifications.clean())

/** A bell whose stream sends what the test tells it to; sent notifications are then in the list. */
const listening = (path = '/') => {
  let notifications: readonly NotificationView[] = []
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const api = fakeApi().on(listNotifications, () => notificationPage(notifications))
  const serve = globalThis.fetch
  const body = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller
      },
    })
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.endsWith(followNotifications.path) ? Promise.resolve(new Response(body())) : serve(address, init),
  )
  const view = renderScreen(<NotificationBell />, path)
  return {
    ...view,
    api,
    user: userEvent.setup(),
    arrive: async (...news: NotificationView[]) => {
      await waitFor(() => expect(stream).toBeDefined())
      notifications = [...news, ...notifications]
      for (const one of news) stream?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(one)}\n\n`))
    },
  }
}

test('NOT-006 new notifications are counted at once, and shown with a link', async () => {
  const { arrive, user, router } = listening()
  await screen.findByRole('button', { name: 'Notificações' })
  await arrive(aNotification())
  const word = await screen.findByText('O pedido 10482 foi aprovado.')
  expect(await screen.findByRole('button', { name: 'Notificações, 1 não lida' })).toBeTruthy()
  await user.click(within(word).getByRole('button', { name: 'Ver' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/pedidos/10482'))
})

test('NOT-006 many at once are shown as one message, which opens the panel', async () => {
  const { arrive, user } = listening()
  await arrive(...[1, 2, 3].map((id) => aNotification({ id, message: `Aviso ${id}` })))
  const word = await screen.findByText('3 novas notificações')
  expect(screen.queryByText('Aviso 1')).toBeNull()
  await user.click(within(word).getByRole('button', { name: 'Ver notificações' }))
  const panel = await screen.findByRole('dialog', { name: /^Notificações/ })
  expect(await within(panel).findByText('Aviso 1')).toBeTruthy()
})

test('NOT-001 a message about a new notification disappears when the panel opens, so that it covers no button', async () => {
  const { arrive, user } = listening()
  await arrive(aNotification())
  await screen.findByRole('button', { name: 'Ver' })
  await user.click(await screen.findByRole('button', { name: 'Notificações, 1 não lida' }))
  await screen.findByRole('dialog', { name: /^Notificações/ })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ver' })).toBeNull())
})

test('NOT-006 no message appears for the order on screen, or while the panel is open', async () => {
  const { arrive, user } = listening('/pedidos/10482')
  await arrive(aNotification())
  await user.click(await screen.findByRole('button', { name: 'Notificações, 1 não lida' }))
  const panel = await screen.findByRole('dialog', { name: /^Notificações/ })
  await within(panel).findByText('O pedido 10482 foi aprovado.')
  await arrive(aNotification({ id: 2, message: 'O pedido 7 foi entregue.', invoiceId: 7 }))
  await within(panel).findByText('O pedido 7 foi entregue.')
  expect(screen.queryByRole('button', { name: 'Ver' })).toBeNull()
})
