import {
  compareDay,
  handleDifference,
  listReconciliationRows,
  type ReconciliationRow,
  type ReconciliationView,
  showReconciliation,
} from '@girassol/contract/reconciliation'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { ReconciliationScreen } from './reconciliation-screen.tsx'

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const counts = { EQUAL: 1, MISSING_HERE: 0, MISSING_THERE: 1, OTHER_AMOUNT: 0, open: 1 }
const gateway: ReconciliationView['comparisons'][number] = {
  system: 'GATEWAY',
  comparedAt: '2026-11-21T08:30:00.000Z',
  failedAt: null,
  isRunning: false,
  hereAmount: 1000,
  thereAmount: 900.5,
  counts,
}
const erp = { ...gateway, system: 'ERP', hereAmount: 500, thereAmount: 500, counts: { ...counts, open: 0 } } as const
const view: ReconciliationView = {
  day: '2026-11-20',
  comparisons: [gateway, erp],
  actions: { compare: { allowed: true } },
  openDays: [{ day: '2026-11-18', open: 2 }],
}
const missing: ReconciliationRow = {
  id: 7,
  system: 'GATEWAY',
  kind: 'MISSING_THERE',
  state: 'OPEN',
  orders: [{ id: 10482 }],
  reference: 'or_1',
  hereAmount: 99.5,
  thereAmount: null,
  difference: -99.5,
  handled: null,
  version: 3,
  actions: { handle: { allowed: true } },
}
const handled: ReconciliationRow = {
  ...missing,
  id: 8,
  system: 'ERP',
  kind: 'MISSING_HERE',
  state: 'HANDLED',
  orders: [],
  reference: '99999',
  handled: { by: 'Fabiana Lima', at: '2026-11-21T12:00:00.000Z', comment: 'Título de outro pedido.' },
  actions: { handle: { allowed: false, reason: 'Esta diferença já foi tratada.' } },
}

const opened = (shown: ReconciliationView = view, ...rows: ReconciliationRow[]) => {
  const api = fakeApi()
    .on(showReconciliation, shown)
    .on(listReconciliationRows, { data: rows, total: rows.length, totalIsExact: true })
  const { router } = renderScreen(<ReconciliationScreen />, '/conciliacao?dia=2026-11-20')
  return { api, router, user: userEvent.setup() }
}

test('REL-013 shows the three sums, the difference of each system, and each payment with its order', async () => {
  opened(view, missing, handled)
  expect(await screen.findByText('R$ 900,50')).toBeTruthy()
  expect(screen.getByText(/Diferença de -R\$\s99,50/)).toBeTruthy()
  expect(screen.getByText(/1 diferença em aberto/)).toBeTruthy()
  expect(screen.getByText('Mesma soma')).toBeTruthy()
  const row = within(await screen.findByRole('row', { name: /Falta no gateway/ }))
  expect(row.getByRole('link', { name: '10482' }).getAttribute('href')).toBe('/pedidos/10482')
  expect(row.getByText('não consta')).toBeTruthy()
  expect(screen.getByText(/Tratada por Fabiana Lima/)).toBeTruthy()
})

test('REL-013 a difference is handled with a comment and the version that was seen', async () => {
  const { api, user } = opened(view, missing)
  api.on(handleDifference, { ...missing, state: 'HANDLED' })
  await user.click(await screen.findByRole('button', { name: /^Marcar como tratada a diferença 10482/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Marcar como tratada' }))
  await user.click(dialog.getByRole('button', { name: /^Marcar como tratada/ }))
  expect(api.callsTo(handleDifference)).toHaveLength(0)
  await user.type(dialog.getByRole('textbox', { name: 'O que foi feito' }), 'Estorno pedido.')
  await user.click(dialog.getByRole('button', { name: 'Marcar como tratada' }))
  expect(await screen.findByText('Diferença marcada como tratada')).toBeTruthy()
  expect(api.callsTo(handleDifference)[0]).toMatchObject({
    params: { id: '7' },
    body: { comment: 'Estorno pedido.', version: 3 },
  })
})

test('REL-013 a difference that another user handled first is explained in the dialog', async () => {
  const { api, user } = opened(view, missing)
  api.on(handleDifference, refusing(409, 'Esta diferença já foi tratada.'))
  await user.click(await screen.findByRole('button', { name: /^Marcar como tratada/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Estorno pedido.')
  await user.click(dialog.getByRole('button', { name: 'Marcar como tratada' }))
  expect(await dialog.findByText('Esta diferença já foi tratada.')).toBeTruthy()
  expect((dialog.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Estorno pedido.')
})

test('REL-013 REL-007 a system that did not answer is named, and nothing of it is shown as compared', async () => {
  const away = {
    ...gateway,
    comparedAt: null,
    failedAt: '2026-11-21T08:30:00.000Z',
    hereAmount: null,
    thereAmount: null,
  }
  opened({ ...view, comparisons: [away, erp] })
  expect(await screen.findByText(/O Gateway não respondeu/)).toBeTruthy()
  expect(screen.getByText(/Nada dele foi comparado ainda/)).toBeTruthy()
  expect(screen.getByText('Não comparado')).toBeTruthy()
})

test('REL-013 a day that was never compared offers it, and follows the comparison until it ends', async () => {
  const fresh = { ...gateway, comparedAt: null, hereAmount: null, thereAmount: null }
  const never = { ...view, comparisons: [fresh, { ...fresh, system: 'ERP' as const }] }
  const { api, user } = opened(never)
  const running = { ...never, comparisons: never.comparisons.map((each) => ({ ...each, isRunning: true })) }
  api.on(compareDay, () => {
    api.on(showReconciliation, running)
    return running
  })
  await user.click(await screen.findByRole('button', { name: 'Comparar agora' }))
  await waitFor(() => expect(screen.getAllByText('Comparando…').length).toBeGreaterThan(1))
  expect(api.callsTo(compareDay)[0]?.params).toEqual({ day: '2026-11-20' })
  api.on(showReconciliation, view)
  expect(await screen.findByText('R$ 900,50', {}, { timeout: 5000 })).toBeTruthy()
})

test('REL-013 the day and the filters are in the address', async () => {
  const { api, router, user } = opened(view, missing)
  await user.click(await screen.findByRole('button', { name: 'Dia anterior' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ dia: '2026-11-19' }))
  await user.click(screen.getByRole('button', { name: /^18\/11\/2026/ }))
  await waitFor(() => expect(router.state.location.search).toEqual({ dia: '2026-11-18' }))
  await user.click(await screen.findByRole('combobox', { name: 'Situação' }))
  await user.click(await screen.findByRole('option', { name: 'Valor diferente' }))
  await waitFor(() => expect(api.callsTo(listReconciliationRows).at(-1)?.query).toMatchObject({ kind: 'OTHER_AMOUNT' }))
  expect(router.state.location.search).toEqual({ dia: '2026-11-18', tipo: 'OTHER_AMOUNT' })
})

test('REL-013 while another day is loaded, neither the figures nor the button of the day before are shown', async () => {
  const { api, user } = opened(view, missing)
  expect(await screen.findByText('R$ 900,50')).toBeTruthy()
  const answer = Promise.withResolvers<ReconciliationView>()
  api.on(showReconciliation, () => answer.promise)
  await user.click(screen.getByRole('button', { name: 'Dia anterior' }))
  await waitFor(() => expect(screen.queryByText('R$ 900,50')).toBeNull())
  expect(screen.queryByRole('button', { name: /^Comparar/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^18\/11\/2026/ })).toBeTruthy()
  answer.resolve({ ...view, day: '2026-11-19', comparisons: [{ ...gateway, thereAmount: 321 }, erp] })
  expect(await screen.findByText('R$ 321,00')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Comparar de novo' })).toBeTruthy()
})
