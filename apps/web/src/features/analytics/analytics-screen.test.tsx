import { listAnalytics, listSubscriptions, showReport } from '@girassol/contract/analytics'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { AnalyticsScreen } from './analytics-screen.tsx'

const lostModule = {
  key: '10010005',
  label: 'Módulo HELIAR 550W',
  note: '10010005',
  values: [4499, 4499, 0, 10, 1],
  before: null,
  listLink: null,
}

test('ANA-015 ANA-012 the products of lost budgets are shown by the value lost, as a chart and as a table', async () => {
  fakeApi()
    .on(listAnalytics, {
      side: 'house',
      today: '2026-11-23',
      reports: ['lost-products'],
      branches: [],
      brands: [],
      groups: [],
      bySeller: false,
    })
    .on(showReport, {
      report: 'lost-products',
      asOf: '2026-11-23T15:00:00.000Z',
      period: null,
      before: null,
      columns: [
        { key: 'value', label: 'Valor perdido', kind: 'money' },
        { key: 'stock', label: 'Sem estoque', kind: 'money' },
        { key: 'price', label: 'Preço', kind: 'money' },
        { key: 'units', label: 'Unidades', kind: 'count' },
        { key: 'budgets', label: 'Orçamentos', kind: 'count' },
      ],
      rows: [lostModule],
      totals: [4499, 4499, 0, 10, 1],
      totalsBefore: null,
      beside: null,
      listLink: null,
    })
    .on(listSubscriptions, [])
  renderScreen(<AnalyticsScreen />, '/indicadores')
  expect(await screen.findByRole('heading', { name: 'Produtos perdidos por estoque ou preço' })).toBeTruthy()
  expect(screen.getByText(/'Sem estoque' ou 'Preço' nos últimos 90 dias/)).toBeTruthy()
  expect((await screen.findAllByText(/4\.499,00/)).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: /^Ver tabela/ }))
  const row = within(screen.getByRole('row', { name: /Módulo HELIAR 550W/ }))
  const cells = row.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))
  expect(cells.slice(-5)).toEqual(['R$ 4.499,00', 'R$ 4.499,00', 'R$ 0,00', '10', '1'])
})
