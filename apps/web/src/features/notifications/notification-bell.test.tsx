import {
  followNotifications,
  listNotifications,
  type NotificationView,
  readAllNotifications,
  readNotification,
  removeAllNotifications,
  removeNotification,
} from '@girassol/contract/notifications'
import { aNotification, notificationPage } from '@girassol/test-data/notifications'
import { notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { NotificationBell } from './notification-bell.tsx'

const approved = aNotification({ id: 3 })
const expiring = aNotification({
  id: 2,
  type: 'BUDGET_EXPIRATION',
  title: 'Orçamento expira em breve',
  message: 'O orçamento 10479 expira em menos de um dia.',
  icon: 'WARNING',
  invoiceId: 10479,
  createdAt: '2026-11-20T15:00:00.000Z',
})
const registered = aNotification({
  id: 1,
  type: 'SELLER_REGISTER',
  title: 'Novo cadastro',
  message: 'Confira os dados.',
  icon: 'LOGOUT',
  invoiceId: null,
  createdAt: '2026-11-10T15:00:00.000Z',
})

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T18:00:00.000Z'), shouldAdvanceTime: true })
})
afterEach(() => {
  notifications.clean()
  vi.useRealTimers()
})

/** A notification store of its own, so that what is marked or removed there remains so. */
const serving = (...first: NotificationView[]) => {
  let current = first
  const change = (to: (all: NotificationView[]) => NotificationView[]) => {
    current = to(current)
  }
  const api = fakeApi()
    .on(listNotifications, () => notificationPage(current))
    .on(followNotifications, refusing(503, 'Indisponível.') as never)
    .on(readNotification, ({ params }) => {
      change((all) => all.map((one) => (one.id === Number(params.id) ? { ...one, readed: true } : one)))
      return aNotification({ id: Number(params.id), readed: true })
    })
    .on(readAllNotifications, () => {
      change((all) => all.map((one) => ({ ...one, readed: true })))
      return { unread: 0 }
    })
    .on(removeNotification, ({ params }) => {
      change((all) => all.filter(({ id }) => id !== Number(params.id)))
      return null
    })
    .on(removeAllNotifications, () => {
      change(() => [])
      return null
    })
  return { api, change }
}

const ring = () => {
  const view = renderScreen(<NotificationBell />)
  return { ...view, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}

const open = async () => {
  const view = ring()
  await view.user.click(await screen.findByRole('button', { name: /^Notificações, / }))
  return { ...view, panel: await screen.findByRole('dialog', { name: /^Notificações/ }) }
}

describe('the bell', () => {
  test('NOT-007 NOT-008 it requests the first fifty, and its name shows the number of unread ones', async () => {
    const { api } = serving(approved, { ...expiring, readed: true })
    ring()
    expect(await screen.findByRole('button', { name: 'Notificações, 1 não lida' })).toBeTruthy()
    expect(api.callsTo(listNotifications)[0]?.query).toEqual({ take: '50', page: '1' })
  })

  test('NOT-006 C-10 it polls at the configured interval, and stops when it is unmounted', async () => {
    const { api } = serving(approved)
    api.on(listNotifications, () => ({ ...notificationPage([approved]), pollSeconds: 20 }))
    const { unmount } = ring()
    await screen.findByRole('button', { name: 'Notificações, 1 não lida' })
    await vi.advanceTimersByTimeAsync(19_000)
    expect(api.callsTo(listNotifications)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    await waitFor(() => expect(api.callsTo(listNotifications)).toHaveLength(2))
    unmount()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(api.callsTo(listNotifications)).toHaveLength(2)
  })
})

describe('the panel', () => {
  test('NOT-001 C-111 it groups by day, with the way to each record', async () => {
    serving(approved, expiring, registered)
    const { panel } = await open()
    await within(panel).findByRole('heading', { name: 'Hoje' })
    const days = within(panel).getAllByRole('heading', { level: 3 })
    expect(days.map(({ textContent }) => textContent)).toEqual(['Hoje', 'Ontem', 'terça-feira, 10 de novembro'])
    const links = within(panel).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Não lida: Pedido aprovado', '/pedidos/10482'],
      ['Não lida: Orçamento expira em breve', '/orcamentos/10479'],
    ])
    expect(within(panel).getByText('há 3 horas')).toBeTruthy()
  })

  test('NOT-005 NOT-009 opening one marks it as read and leads to its record', async () => {
    const { api } = serving(approved, expiring)
    const { panel, user, router } = await open()
    await user.click(await within(panel).findByRole('link', { name: /Pedido aprovado/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/pedidos/10482'))
    expect(api.callsTo(readNotification).map(({ params }) => params.id)).toEqual(['3'])
    expect(await screen.findByRole('button', { name: 'Notificações, 1 não lida' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('NOT-009 C-111 one about a record that is no order leads to the screen of that record', async () => {
    serving(aNotification({ id: 4, title: 'Ocorrência aberta', path: '/ocorrencias/12' }))
    const { panel } = await open()
    const link = await within(panel).findByRole('link', { name: /Ocorrência aberta/ })
    expect(link.getAttribute('href')).toBe('/ocorrencias/12')
  })

  test('NOT-005 one or all are marked as read in the list', async () => {
    const { api } = serving(approved, registered, expiring)
    const { panel, user } = await open()
    await user.click(await within(panel).findByRole('button', { name: /^Marcar como lida: Pedido aprovado/ }))
    await waitFor(() => expect(within(panel).getByRole('heading', { name: 'Notificações (2)' })).toBeTruthy())
    await user.click(within(panel).getByRole('button', { name: 'Marcar todas como lidas' }))
    await waitFor(() => expect(within(panel).queryByText('Não lida:')).toBeNull())
    expect([api.callsTo(readNotification).length, api.callsTo(readAllNotifications).length]).toEqual([1, 1])
    expect(within(panel).getByRole('button', { name: 'Marcar todas como lidas' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
  })

  test('NOT-010 one is removed at once, and the next one gets the focus', async () => {
    const { api } = serving(approved, expiring)
    const { panel, user } = await open()
    await user.click(await within(panel).findByRole('button', { name: /^Remover: Pedido aprovado/ }))
    await waitFor(() => expect(within(panel).queryByText('Pedido aprovado')).toBeNull())
    expect(api.callsTo(removeNotification).map(({ params }) => params.id)).toEqual(['3'])
    expect(document.activeElement?.textContent).toBe('Não lida: Orçamento expira em breve')
  })

  test('NOT-010 by keyboard: arrows go from one to the next, Delete removes', async () => {
    const { api } = serving(approved, expiring)
    const { panel, user } = await open()
    ;(await within(panel).findByRole('link', { name: /Pedido aprovado/ })).focus()
    await user.keyboard('{ArrowDown}{Delete}')
    await waitFor(() => expect(within(panel).queryByText('Orçamento expira em breve')).toBeNull())
    expect(api.callsTo(removeNotification).map(({ params }) => params.id)).toEqual(['2'])
    expect(document.activeElement?.textContent).toContain('Pedido aprovado')
  })

  test('NOT-011 all are removed after a confirmation that shows their number', async () => {
    const { api } = serving(approved, expiring)
    const { panel, user } = await open()
    await user.click(await within(panel).findByRole('button', { name: 'Remover todas' }))
    const question = await screen.findByRole('dialog', { name: 'Remover todas as notificações' })
    expect(question.textContent).toContain('As 2 notificações saem da sua lista.')
    expect(api.callsTo(removeAllNotifications)).toHaveLength(0)
    await user.click(within(question).getByRole('button', { name: 'Remover todas' }))
    expect(await within(panel).findByText('Nenhuma notificação.')).toBeTruthy()
    expect(api.callsTo(removeAllNotifications)).toHaveLength(1)
  })

  const update = 'Ocorreu um erro ao atualizar a notificação.'
  const remove = 'Ocorreu um erro ao remover a notificação.'
  test.each([
    ['NOT-012', { endpoint: readNotification, button: /^Marcar como lida: Pedido/, sentence: update }],
    ['NOT-012', { endpoint: readAllNotifications, button: 'Marcar todas como lidas', sentence: update }],
    ['NOT-013', { endpoint: removeNotification, button: /^Remover: Pedido/, sentence: remove }],
  ] as const)(
    '%s a change that fails is reported and undone on the screen',
    async (_id, { endpoint, button, sentence }) => {
      const { api } = serving(approved)
      api.on(endpoint, refusing(500, 'Erro'))
      const { panel, user } = await open()
      await user.click(await within(panel).findByRole('button', { name: button }))
      expect(await screen.findByText(sentence)).toBeTruthy()
      await waitFor(() => expect(within(panel).getByText('Não lida:')).toBeTruthy())
    },
  )

  test('NOT-014 a failed removal of all is reported, and they stay', async () => {
    const { api } = serving(approved)
    api.on(removeAllNotifications, refusing(500, 'Erro'))
    const { panel, user } = await open()
    await user.click(await within(panel).findByRole('button', { name: 'Remover todas' }))
    const question = await screen.findByRole('dialog', { name: 'Remover todas as notificações' })
    await user.click(within(question).getByRole('button', { name: 'Remover todas' }))
    expect(await screen.findByText('Ocorreu um erro ao remover as notificações.')).toBeTruthy()
    await waitFor(() => expect(within(panel).getByText('Pedido aprovado')).toBeTruthy())
  })

  test('NOT-008 the next fifty are requested by their page', async () => {
    const all = Array.from({ length: 70 }, (_, index) => aNotification({ id: 70 - index }))
    const { api } = serving()
    api.on(listNotifications, ({ query }) => {
      const from = (Number(query.page) - 1) * 50
      return { ...notificationPage(all), data: all.slice(from, from + 50) }
    })
    const { panel, user } = await open()
    await within(panel).findByText('Mostrando 50 de 70')
    await user.click(within(panel).getByRole('button', { name: 'Carregar mais' }))
    await waitFor(() => expect(within(panel).getAllByRole('link')).toHaveLength(70))
    expect(api.callsTo(listNotifications).at(-1)?.query).toEqual({ take: '50', page: '2' })
  })

  test('NOT-007 a list that fails is reported and can be requested again', async () => {
    const { api } = serving(approved)
    const { panel, user, client } = await open()
    await within(panel).findByText('Pedido aprovado')
    api.on(listNotifications, refusing(404, 'Fora do ar.'))
    client.removeQueries()
    await user.click(within(panel).getByRole('button', { name: 'Fechar' }))
    await user.click(screen.getByRole('button', { name: /^Notificações/ }))
    expect(await screen.findByText('Fora do ar.')).toBeTruthy()
    api.on(listNotifications, () => notificationPage([approved]))
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByText('Pedido aprovado')).toBeTruthy()
  })
})
