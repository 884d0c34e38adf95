import { readCart } from '@girassol/contract/cart'
import { listBanners, showDashboard, showWorkQueue, type WorkQueueRow } from '@girassol/contract/dashboard'
import { listLinks } from '@girassol/contract/links'
import { listOrders } from '@girassol/contract/orders'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { workQueuesFor } from '@girassol/domain/dashboard'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { formatAge } from '../../../lib/format-age.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { HomeScreen } from '../home/home-screen.tsx'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString()

const aRow = (rest: Partial<WorkQueueRow> = {}): WorkQueueRow => ({
  queue: 'analyseCard',
  id: '10465',
  name: 'Otávio Schmidt',
  amount: 40763.18,
  since: hoursAgo(25),
  ...rest,
})

const toAnswer = (data: WorkQueueRow[]) => {
  const names = [...new Set(data.map(({ queue }) => queue))]
  const queues = names.map((queue) => {
    const own = data.filter((row) => row.queue === queue)
    return { queue, count: own.length, isExact: true, oldestAt: own[0]?.since ?? null }
  })
  return { queues, data, total: data.length, totalIsExact: true }
}

const opened = (role: Role, data: WorkQueueRow[], failure?: ReturnType<typeof refusing>) => {
  const api = fakeApi()
    .on(readSession, aSession(role))
    .on(readCart, refusing(404, 'Não encontrado.'))
    .on(listOrders, { data: [], total: 0, totalIsExact: true })
    .on(listLinks, [])
    .on(listBanners, [])
    .on(showDashboard, { waiting: [], systems: [], needsSetup: false })
    .on(showWorkQueue, ({ query }) => {
      if (failure !== undefined) return failure
      const all = toAnswer(data)
      const shown = data.filter(({ queue }) => query.queue === undefined || queue === query.queue)
      return { ...all, data: shown, total: shown.length }
    })
  renderScreen(
    <SessionProvider>
      <HomeScreen />
    </SessionProvider>,
  )
  return { api, user: userEvent.setup() }
}

const queueCard = async () => {
  const heading = await screen.findByRole('heading', { level: 2, name: 'Sua fila' })
  return within(heading.closest('section') ?? document.body)
}

describe('the queue of a home', () => {
  test('USE-029 FINANCIAL sees its queue first: task, customer, amount, age and one action', async () => {
    opened('FINANCIAL', [
      aRow({ queue: 'paymentError', id: '10449', name: 'Ana Beatriz', amount: 8307.2, since: hoursAgo(24 * 4) }),
      aRow(),
    ])
    const card = await queueCard()
    const [first, second] = (await card.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(first).toBe('10449 Ana BeatrizErro no pagamentoR$\u00A08.307,204 dias (atrasado)Ver cobrança')
    expect(second).toBe('10465 Otávio SchmidtCartão em análiseR$\u00A040.763,181 diaAnalisar')
    expect(card.getByRole('link', { name: 'Ver cobrança: 10449 Ana Beatriz' }).getAttribute('href')).toBe(
      '/pedidos/10449',
    )
    expect(card.getByRole('link', { name: 'Analisar: 10465 Otávio Schmidt' }).getAttribute('href')).toBe(
      '/analise?q=10465',
    )
    // Only the first task is yellow.
    const isYellow = card.getAllByRole('link').map(({ className }) => className.includes('nextAction'))
    expect(isYellow).toEqual([true, false])
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings[0]).toBe('Sua fila')
    expect(headings).not.toContain('Precisa de você')
  })

  test('USE-029 chips show the counts of the server and filter; each queue shows its oldest', async () => {
    const { api, user } = opened('FINANCIAL', [
      aRow({ queue: 'confirmBilling', id: '10461', since: hoursAgo(22) }),
      aRow(),
      aRow({ id: '10464', since: hoursAgo(9) }),
    ])
    const card = await queueCard()
    await card.findByRole('button', { name: 'Tudo 3' })
    await user.click(card.getByRole('button', { name: 'Cartão 2' }))
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(2))
    expect(api.callsTo(showWorkQueue).at(-1)?.query.queue).toBe('analyseCard')
    expect(card.getByRole('button', { name: 'Tudo 3' })).toBeTruthy()
    const byQueue = within(screen.getByRole('heading', { name: 'Por fila' }).closest('section') ?? document.body)
    expect(byQueue.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Faturamento para confirmar22 h',
      '2Cartão em análise1 dia',
    ])
    expect(byQueue.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/pedidos?fila=confirmBilling',
      '/analise?status=AWAITING_ANALYSIS&status=ANALYSIS_DONE',
    ])
  })

  test.each([
    'FINANCIAL',
    'LOGISTICS',
    'PURCHASE',
    'PRODUCTION',
    'MARKETING',
    'REGISTRATION',
    'SHIPPING_COMPANY',
  ] as const)('USE-029 an empty queue is shown to %s as all done', async (role) => {
    opened(role, [])
    const card = await queueCard()
    expect(await card.findByText('Tudo em dia.')).toBeTruthy()
  })

  test.each([
    ['LOGISTICS', '10470', 'Enviar', '/pedidos/10470'],
    ['PRODUCTION', '10471', 'Ver pedido', '/pedidos/10471'],
    ['REGISTRATION', '12', 'Avaliar', '/administracao/integradores/12'],
    ['PURCHASE', '10010005', 'Atualizar', '/administracao/catalogo/importar'],
    ['MARKETING', '3', 'Revisar', '/administracao/banners'],
  ] as const)('USE-029 the work of %s (%s) is one press away: %s', async (...row) => {
    const [role, id, action, path] = row
    const queue = workQueuesFor([role]).at(-1) ?? 'separate'
    opened(role, [aRow({ queue, id, name: 'Registro', amount: null, since: null })])
    const card = await queueCard()
    const link = await card.findByRole('link', { name: `${action}: ${id} Registro` })
    expect(link.getAttribute('href')).toBe(path)
  })

  test('USE-029 the home of COMMERCIAL shows Precisa de você instead of the queue', async () => {
    const { api } = opened('COMMERCIAL', [])
    await screen.findByRole('heading', { level: 2, name: 'Precisa de você' })
    expect(screen.queryByRole('heading', { name: 'Sua fila' })).toBeNull()
    expect(api.callsTo(showWorkQueue)).toEqual([])
  })

  test('USE-029 a failure is shown in its place, and tried again', async () => {
    const { api, user } = opened('LOGISTICS', [], refusing(400, 'Não deu para ler a fila.'))
    const card = await queueCard()
    expect(await card.findByText('Não deu para ler a fila.')).toBeTruthy()
    api.on(showWorkQueue, toAnswer([aRow({ queue: 'sendToCarrier' })]))
    await user.click(card.getByRole('button', { name: 'Tentar de novo' }))
    expect(await (await queueCard()).findByRole('link', { name: /^Enviar/ })).toBeTruthy()
  })
})

test('USE-029 an age is shown in hours under a day, then in days', () => {
  const now = new Date('2026-11-22T12:00:00.000Z')
  expect(
    ['2026-11-22T11:30:00Z', '2026-11-22T07:00:00Z', '2026-11-21T12:00:00Z', '2026-11-18T11:00:00Z'].map((iso) =>
      formatAge(iso, now),
    ),
  ).toEqual(['agora', '5 h', '1 dia', '4 dias'])
})
