import { showTrade, type TradeView } from '@girassol/contract/points-store'
import { aManualDebit, aPointEntry } from '@girassol/test-data/points'
import { aSession } from '@girassol/test-data/sessions'
import { notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusing } from '../../lib/fake-api.ts'
import { StatementScreen } from './statement-screen.tsx'
import { openPoints, servingPoints } from './test-points.tsx'

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  notifications.clean()
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const swapped = aManualDebit({
  id: 77,
  value: 41_800,
  balance: 100_000,
  motive: null,
  trade: { code: 'PT1', description: 'Kit parafusadeira 20 V' },
})

const address = {
  addressCep: '74000160',
  erpState: 'GO',
  erpCityName: 'Goiânia',
  addressDescription: 'Rua das Acácias',
  addressNeighborhood: 'Centro',
  addressNumber: '120',
  addressComplement: 'Portão azul',
}
const trade: TradeView = {
  entry: { id: 77, createdAt: '2026-11-16T15:00:00.000Z', value: 41_800, type: 'DEBIT' },
  seller: {
    ...address,
    addressCep: '01000000',
    id: 1,
    name: 'Sol do Cerrado Energia Ltda',
    cnpj: '11222333000181',
    pointsEnabled: true,
    user: { name: 'Marina Alves' },
  },
  delivery: address,
  products: [
    { code: 'PT1', description: 'Kit parafusadeira 20 V', category: 'Ferramentas', quantity: 1, value: 41_800 },
  ],
  balanceBefore: 141_800,
  balanceAfter: 100_000,
}

const openMenu = async (id: number) => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Ações do lançamento ${id},`) }))
}

const openTrade = async () => {
  const api = servingPoints(aSession('INTEGRATOR'), [swapped, aManualDebit(), aPointEntry()]).on(showTrade, trade)
  openPoints(<StatementScreen />, '/pontos/extrato')
  await openMenu(77)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Visualizar' }))
  return { api, dialog: within(await screen.findByRole('dialog', { name: 'Troca #77 - 16/11/2026' })) }
}

test('PTS-009 only a debit with a swap has Visualizar in its menu', async () => {
  servingPoints(aSession('INTEGRATOR'), [swapped, aManualDebit(), aPointEntry()])
  openPoints(<StatementScreen />, '/pontos/extrato')
  for (const [id, names] of [
    [77, ['Visualizar', 'Pedido manual']],
    [2, ['Pedido manual']],
    [1, ['Ver Pedido Completo']],
  ] as const) {
    await openMenu(id)
    const menu = within(await screen.findByRole('menu'))
    const shown = menu.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(shown.map((text, at) => text?.startsWith(names[at] ?? '?'))).toEqual(names.map(() => true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }
})

test('PTS-010 PTS-011 PTS-012 PTS-013 PTS-014 the dialog shows who swapped what for how much, and where it goes', async () => {
  const { dialog, api } = await openTrade()
  const shownFor = (label: string) => dialog.getByText(label).nextElementSibling?.textContent
  for (const [label, value] of [
    ['Integrador responsável', 'Marina Alves'],
    ['Cliente', 'Sol do Cerrado Energia Ltda'],
    ['CNPJ', '11.222.333/0001-81'],
    ['Categoria', 'Ferramentas'],
    ['Descrição', 'Kit parafusadeira 20 V'],
    ['Quantidade', '1'],
    ['Valor em pontos', '41.800 pontos'],
    ['CEP', '74000-160'],
    ['Estado', 'GO'],
    ['Cidade', 'Goiânia'],
    ['Rua', 'Rua das Acácias'],
    ['Bairro', 'Centro'],
    ['Número', '120'],
    ['Complemento ou referência', 'Portão azul'],
    ['Antes da troca', '141.800 pontos'],
    ['Depois da troca', '100.000 pontos'],
  ] as const)
    expect([label, shownFor(label)]).toEqual([label, value])
  expect(api.callsTo(showTrade)).toHaveLength(1)
  await userEvent.click(dialog.getAllByRole('button', { name: 'Fechar' }).at(-1) ?? document.body)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('PTS-015 a swap that cannot be loaded is reported, and the dialog closes', async () => {
  servingPoints(aSession('INTEGRATOR'), [swapped]).on(showTrade, refusing(500, 'Ocorreu um erro inesperado.'))
  openPoints(<StatementScreen />, '/pontos/extrato')
  await openMenu(77)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Visualizar' }))
  expect(await screen.findByText('Não é possível visualizar esta troca!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
