import {
  type AnalyticsReportView,
  type AnalyticsStart,
  listAnalytics,
  listSubscriptions,
  showReport,
} from '@girassol/contract/analytics'
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

const start: AnalyticsStart = {
  side: 'house',
  today: '2026-11-23',
  reports: ['lost-products'],
  branches: [],
  brands: [],
  groups: [],
  bySeller: false,
}

const lostProducts: AnalyticsReportView = {
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
}

test('ANA-015 ANA-012 the products of lost budgets are shown by the value lost, as a chart and as a table', async () => {
  fakeApi().on(listAnalytics, start).on(showReport, lostProducts).on(listSubscriptions, [])
  renderScreen(<AnalyticsScreen />, '/indicadores')
  expect(await screen.findByRole('heading', { name: 'Produtos perdidos por estoque ou preço' })).toBeTruthy()
  expect(screen.getByText(/'Sem estoque' ou 'Preço' nos últimos 90 dias/)).toBeTruthy()
  expect((await screen.findAllByText(/4\.499,00/)).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: /^Ver tabela/ }))
  const row = within(screen.getByRole('row', { name: /Módulo HELIAR 550W/ }))
  const cells = row.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))
  expect(cells.slice(-5)).toEqual(['R$ 4.499,00', 'R$ 4.499,00', 'R$ 0,00', '10', '1'])
})

const monthRow = (label: string, value: number): AnalyticsReportView['rows'][number] => ({
  key: label,
  label,
  note: null,
  values: [value],
  before: null,
  listLink: null,
})

test('ANA-012 months without any figure at the beginning are one line of the chart, and rows of the table', async () => {
  const months = ['agosto de 2026', 'setembro de 2026', 'outubro de 2026', 'novembro de 2026']
  const values = [0, 0, 4499, 0]
  fakeApi()
    .on(listAnalytics, { ...start, reports: ['ordered'] })
    .on(showReport, {
      ...lostProducts,
      report: 'ordered',
      columns: [{ key: 'value', label: 'Valor', kind: 'money' }],
      rows: months.map((label, at) => monthRow(label, values[at] ?? 0)),
      totals: [4499],
    })
    .on(listSubscriptions, [])
  renderScreen(<AnalyticsScreen />, '/indicadores')
  expect(await screen.findByText('Sem movimento de agosto de 2026 a setembro de 2026.')).toBeTruthy()
  const bars = within(screen.getByRole('list', { name: 'Valor' })).getAllByRole('listitem')
  expect(bars.map(({ textContent }) => textContent?.split('R$')[0])).toEqual(months.slice(2))
  await userEvent.click(screen.getByRole('button', { name: /^Ver tabela/ }))
  for (const month of months) expect(screen.getByRole('row', { name: new RegExp(month) })).toBeTruthy()
})
