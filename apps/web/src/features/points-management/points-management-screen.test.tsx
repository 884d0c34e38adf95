import {
  listAllPoints,
  type ManagedEntry,
  postPoints,
  showIntegratorPoints,
} from '@girassol/contract/points-management'
import { showTrade } from '@girassol/contract/points-store'
import { listSellers } from '@girassol/contract/sellers'
import { readSession } from '@girassol/contract/session'
import { readSetting } from '@girassol/contract/settings'
import type { Role } from '@girassol/domain/access'
import { aSession } from '@girassol/test-data/sessions'
import { notifications } from '@mantine/notifications'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { stopClock } from '../../lib/test-stopped-clock.ts'
import { PointsManagementScreen } from './points-management-screen.tsx'

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  notifications.clean()
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const earned: ManagedEntry = {
  id: 3,
  createdAt: '2026-11-20T12:00:00.000Z',
  value: 1250,
  type: 'CREDIT',
  qualifiable: true,
  expirationDate: '2026-12-31',
  motive: null,
  trade: null,
  invoice: { id: 10482 },
  seller: { id: 1, name: 'Sol do Cerrado Ltda' },
}
const debit: ManagedEntry = {
  ...earned,
  id: 2,
  value: 40,
  type: 'DEBIT',
  qualifiable: false,
  expirationDate: null,
  invoice: null,
}
const back: ManagedEntry = { ...earned, id: 1, type: 'CHARGEBACK' }

const aPage = (data: ManagedEntry[]) => ({ data, total: data.length, totalIsExact: true })
const someBalances = (pointsEnabled: boolean, tradeable = 1200) => ({
  seller: { id: 1, name: 'Sol do Cerrado Ltda', pointsEnabled },
  tradeableBalance: { value: tradeable },
  qualifiableBalance: { value: 1250 },
})

type Situation = { readonly role?: Role; readonly season?: string | null }

const opened = ({ role = 'POINTS_ADMINISTRATOR', season = '2' }: Situation = {}) => {
  const api = fakeApi()
    .on(readSession, aSession(role))
    .on(readSetting, { id: 'active-season', value: season })
    .on(listAllPoints, aPage([earned, debit, back]))
    .on(listSellers, { data: [{ id: 1, name: 'Sol do Cerrado Ltda' }], total: 1, totalIsExact: true })
    .on(showIntegratorPoints, someBalances(true))
    .on(postPoints, { ...earned, id: 4, invoice: null, balance: 1300 })
  const view = renderScreen(
    <SessionProvider>
      <PointsManagementScreen />
    </SessionProvider>,
    '/pontos/gerenciar',
  )
  return { api, user: userEvent.setup(), router: view.router }
}

type User = ReturnType<typeof userEvent.setup>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Gerenciamento de Pontos' }))
const openDialog = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Gerenciar Pontos' }))
  return dialog()
}
const choose = async (user: User) => {
  const inside = await openDialog(user)
  await user.click(inside.getByRole('textbox', { name: 'Integrador' }))
  await user.click(await screen.findByRole('option', { name: 'Sol do Cerrado Ltda' }))
  return inside
}
const openForm = async (user: User) => {
  const inside = await choose(user)
  await inside.findByText('Pontos acumulados')
  await user.click(inside.getByRole('tab', { name: 'Lançar pontos' }))
  return inside
}
const amount = 'Quantidade de pontos'
const type = async (user: User, name: string | RegExp, text: string) => {
  const field = (await dialog()).getByRole('textbox', { name })
  await user.clear(field)
  await user.type(field, text)
}
const save = async (user: User) => user.click((await dialog()).getByRole('button', { name: /^Salva/ }))

test('PTS-025 PTS-033 PTS-034 PTS-035 C-121 lists every entry with its integrator, origin and condition', async () => {
  opened()
  expect(await screen.findByRole('heading', { name: 'Últimos pedidos realizados no sistema', level: 1 })).toBeTruthy()
  const first = await screen.findByRole('row', {
    name: /^20\/11\/2026 às 09:00 10482 1\.250 Sim Sol do Cerrado Ltda Crédito 31\/12\/2026/,
  })
  const second = screen.getByRole('row', { name: /às 09:00 MANUAL 40 Não Sol do Cerrado Ltda Débito/ })
  const third = screen.getByRole('row', { name: /Estorno 31\/12\/2026/ })
  expect(second.querySelectorAll('td')[6]?.textContent).toBe(' - ')
  const readTone = (row: HTMLElement) => row.querySelector('[data-tone]')?.getAttribute('data-tone')
  expect([first, second, third].map(readTone)).toEqual(['success', 'danger', 'attention'])
  expect(screen.getByText('Sem mais itens para carregar')).toBeTruthy()
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headers.slice(0, 7)).toEqual([
    'SALVO EM',
    'ORIGEM',
    'PONTOS',
    'QUALIFICÁVEL',
    'CLIENTE',
    'CONDIÇÃO',
    'EXPIRA EM',
  ])
})

test('PTS-007 PTS-008 PTS-025 the menu leads to the order, or shows that there is none', async () => {
  const { user, router } = opened()
  await user.click(await screen.findByRole('button', { name: 'Ações do lançamento 2' }))
  const manual = await screen.findByRole('menuitem', { name: /^Pedido manual/ })
  expect(manual.getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Ações do lançamento 3' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ver Pedido Completo' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/pedidos/10482'))
})

test('PTS-026 PTS-043 PTS-075 the search waits half a second, then requests the first page', async () => {
  const { api } = opened()
  await screen.findByText('Sem mais itens para carregar')
  const clock = stopClock()
  fireEvent.change(screen.getByPlaceholderText('Digite aqui o que procura...'), { target: { value: 'debito' } })
  await clock.pass(499)
  expect(api.callsTo(listAllPoints)).toHaveLength(1)
  await clock.pass(20)
  expect(api.callsTo(listAllPoints)).toHaveLength(2)
  expect(api.callsTo(listAllPoints).at(-1)?.query).toEqual({ term: 'debito', skip: '1', take: '25' })
})

test('PTS-100 a list that cannot be loaded is reported', async () => {
  const { api } = opened()
  api.on(listAllPoints, refusing(409, 'Indisponível.'))
  expect(await screen.findByText('Erro ao carregar pontos.')).toBeTruthy()
})

test('PTS-030 PTS-031 C-137 the chosen integrator’s balance is shown', async () => {
  const { api, user } = opened()
  api.on(showIntegratorPoints, someBalances(false))
  const inside = await choose(user)
  expect(inside.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Integrador', 'Lançar pontos'])
  const readFact = (label: string) => inside.getByText(label).nextElementSibling?.textContent
  await inside.findByText('Pontos acumulados')
  expect(readFact('Habilitado no programa de pontos')).toBe('Não')
  expect(readFact('Pontos acumulados')).toBe('1.250')
  expect(readFact('Pontos disponíveis para troca')).toBe('1.200')
})

test('PTS-032 PTS-040 PTS-055 PTS-062 PTS-101 a credit is posted once, the table is loaded again and the dialog closes', async () => {
  const { api, user } = opened()
  const inside = await openForm(user)
  expect(inside.getByRole('radio', { name: 'Não Qualificável' })).toHaveProperty('checked', true)
  expect(inside.getByRole('button', { name: 'Cancelar' })).toBeTruthy()
  await type(user, amount, '100')
  expect(inside.getByText('Saldo após o lançamento: 1.300 pontos')).toBeTruthy()
  await type(user, /^Motivo/, 'Campanha')
  await save(user)
  expect(await screen.findByText('Pontos lançados com sucesso!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.callsTo(postPoints).map(({ body }) => body)).toEqual([
    {
      sellerId: 1,
      value: 100,
      type: 'CREDIT',
      qualifiable: false,
      expirationDate: null,
      motive: 'Campanha',
      originUserId: aSession('POINTS_ADMINISTRATOR').id,
    },
  ])
  expect(api.callsTo(postPoints)[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,80}$/)
  await waitFor(() => expect(api.callsTo(listAllPoints)).toHaveLength(2))
  const again = await openForm(user)
  expect(again.getByRole('textbox', { name: amount })).toHaveProperty('value', '0')
  expect(again.getByRole('textbox', { name: /^Motivo/ })).toHaveProperty('value', '')
})

test('PTS-038 PTS-052 PTS-054 a debit is not qualifiable and never expires; a chargeback is not offered', async () => {
  const { user } = opened()
  const inside = await openForm(user)
  await user.click(inside.getByRole('radio', { name: 'Qualificável' }))
  await type(user, /^Data de expiração/, '31122099')
  await user.click(inside.getByRole('radio', { name: 'Débito' }))
  expect(inside.getByRole('radio', { name: 'Não Qualificável' })).toMatchObject({ checked: true, disabled: true })
  expect(inside.getByRole('radio', { name: 'Qualificável' })).toHaveProperty('disabled', true)
  expect(inside.getByRole('textbox', { name: /^Data de expiração/ })).toMatchObject({ value: '', disabled: true })
  expect(inside.queryByRole('radio', { name: 'Estorno' })).toBeNull()
})

test('PTS-051 PTS-056 C-128 refuses a past day, less than one point, and a debit above the balance', async () => {
  const { api, user } = opened()
  const inside = await openForm(user)
  expect(inside.getByPlaceholderText('DD/MM/AAAA')).toBeTruthy()
  await save(user)
  expect(inside.getByText(`${amount}: Informe ao menos 1 ponto.`)).toBeTruthy()
  await type(user, /^Data de expiração/, '01012020')
  await save(user)
  expect(inside.getByText('Data de expiração: A data de expiração não pode ser anterior a hoje.')).toBeTruthy()
  await user.click(inside.getByRole('radio', { name: 'Débito' }))
  await type(user, amount, '1201')
  await save(user)
  expect(inside.getByText(`${amount}: O integrador não tem pontos suficientes para este débito.`)).toBeTruthy()
  expect(api.callsTo(postPoints)).toHaveLength(0)
})

test('PTS-039 PTS-052 PTS-053 without an active season nothing can be posted, and the reason is shown', async () => {
  const { api, user } = opened({ season: null })
  const inside = await openForm(user)
  const reason = 'Não é possível lançar pontos, pois não há uma temporada de pontos ativa.'
  expect(inside.getByText(reason)).toBeTruthy()
  expect(inside.getByRole('textbox', { name: /^Data de expiração/ })).toHaveProperty('disabled', true)
  await type(user, amount, '10')
  await save(user)
  expect(api.callsTo(postPoints)).toHaveLength(0)
})

test('PTS-039 without an integrator nothing can be posted', async () => {
  const { api, user } = opened()
  const inside = await openDialog(user)
  await user.click(inside.getByRole('tab', { name: 'Lançar pontos' }))
  await type(user, amount, '10')
  await save(user)
  expect(inside.getByText('Selecione um integrador')).toBeTruthy()
  expect(api.callsTo(postPoints)).toHaveLength(0)
})

test('PTS-102 a refused posting is shown with its sentence, and what was typed stays', async () => {
  const { api, user } = opened()
  const message = 'O integrador não tem pontos suficientes para este débito.'
  api.on(postPoints, refusing(409, message))
  const inside = await openForm(user)
  await type(user, amount, '10')
  await save(user)
  expect(await screen.findByText(message)).toBeTruthy()
  expect(inside.getByRole('textbox', { name: amount })).toHaveProperty('value', '10')
  api.on(postPoints, { ...earned, id: 4, balance: 1210 })
  await save(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('PTS-102 a season that cannot be read is reported', async () => {
  const { api, user } = opened()
  api.on(readSetting, refusing(409, 'Configuração indisponível.'))
  await openDialog(user)
  expect(await screen.findByText('Configuração indisponível.')).toBeTruthy()
})

test('PTS-039 a posting in progress is not sent again', async () => {
  const { api, user } = opened()
  const { promise, resolve } = Promise.withResolvers<void>()
  api.on(postPoints, async () => {
    await promise
    return { ...earned, id: 4, balance: 1210 }
  })
  await openForm(user)
  await type(user, amount, '10')
  await save(user)
  await save(user)
  expect(api.callsTo(postPoints)).toHaveLength(1)
  resolve()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('C-122 Customer Success sees the balance of an integrator, and may not post', async () => {
  const { user } = opened({ role: 'CUSTOMER_SUCCESS' })
  const inside = await choose(user)
  const tab = inside.getByRole('tab', { name: 'Lançar pontos' })
  expect(tab.getAttribute('aria-disabled')).toBe('true')
  await user.click(tab)
  expect(await inside.findByText('Pontos acumulados')).toBeTruthy()
  expect(inside.queryByRole('button', { name: 'Continuar' })).toBeNull()
})

test.each(['ADMINISTRATOR', 'COMMERCIAL', 'COMMERCIAL_SUPERVISOR', 'POINTS_ADMINISTRATOR'] as const)(
  'PTS-066 PTS-067 C-122 %s sees the management and posts a debit for any integrator',
  async (role) => {
    const { user, api } = opened({ role })
    const inside = await openForm(user)
    await user.click(inside.getByRole('radio', { name: 'Débito' }))
    await type(user, amount, '40')
    await save(user)
    await waitFor(() =>
      expect(api.callsTo(postPoints)[0]?.body).toMatchObject({ sellerId: 1, type: 'DEBIT', value: 40 }),
    )
  },
)

test('PTS-009 PTS-010 a debit of a swap can be opened from the management too', async () => {
  const { api, user } = opened()
  const trade = { code: 'PT1', description: 'Kit parafusadeira 20 V' }
  api.on(listAllPoints, aPage([{ ...debit, trade }, debit]))
  api.on(showTrade, refusing(404, 'Troca não encontrada.'))
  const rows = await screen.findAllByRole('row', { name: /MANUAL/ })
  await user.click(within(rows[0] as HTMLElement).getByRole('button', { name: /^Ações/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Visualizar' }))
  expect(await screen.findByText('Não é possível visualizar esta troca!')).toBeTruthy()
  expect(api.callsTo(showTrade)[0]?.params.id).toBe('2')
})
