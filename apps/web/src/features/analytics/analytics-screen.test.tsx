import {
  type AnalyticsReportView,
  type AnalyticsStart,
  downloadReportFile,
  exportReport,
  listAnalytics,
  listSubscriptions,
  type ReportFile,
  requestReportFile,
  showReport,
  showReportFile,
} from '@girassol/contract/analytics'
import { listSellers } from '@girassol/contract/sellers'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
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

test('ANA-012 a long table is drawn 200 rows at a time, with the totals of all rows', async () => {
  const rows = Array.from({ length: 401 }, (_, at) => monthRow(`Produto ${at + 1}`, 1))
  fakeApi()
    .on(listAnalytics, start)
    .on(showReport, { ...lostProducts, rows, columns: lostProducts.columns.slice(3, 4), totals: [401] })
    .on(listSubscriptions, [])
  renderScreen(<AnalyticsScreen />, '/indicadores')
  const table = await screen.findByRole('region', { name: /: tabela$/, hidden: true })
  const drawn = () => table.querySelectorAll('tbody tr').length
  expect(drawn()).toBe(200)
  await userEvent.click(screen.getByRole('button', { name: /^Ver tabela/ }))
  expect(within(screen.getByRole('row', { name: /^Total/ })).getByRole('cell').textContent).toBe('401')
  expect(screen.getByText('Mostrando 200 de 401 linhas.')).toBeTruthy()
  const more = () => screen.getByRole('button', { name: /^Mostrar mais/ })
  await userEvent.click(more())
  expect(drawn()).toBe(400)
  await userEvent.click(more())
  expect([drawn(), document.activeElement === table]).toEqual([401, true])
})

const waiting: ReportFile = {
  id: '2e9a1e0c-5d0a-4f5e-9d53-0a4f2b7c1d11',
  report: 'lost-products',
  format: 'csv',
  state: 'WAITING',
  requestedAt: '2026-11-23T15:00:00.000Z',
  expiresAt: '2026-11-24T15:00:00.000Z',
  sizeBytes: null,
  link: null,
}
const ready: ReportFile = { ...waiting, state: 'READY', sizeBytes: 2048, link: '/api/analytics/files/x/file' }

const fakeReports = () =>
  fakeApi().on(listAnalytics, start).on(showReport, lostProducts).on(listSubscriptions, []).on(showReportFile, waiting)

test('ANA-013 a report that is too large to be sent at once is requested, and the user may leave the screen', async () => {
  const api = fakeReports()
    .on(exportReport, refusing(409, 'São mais de 5.000 linhas.', { reason: 'largeExport' }))
    .on(requestReportFile, waiting)
  renderScreen(<AnalyticsScreen />, '/indicadores?uf=SP')
  await userEvent.click(await screen.findByRole('button', { name: /^Exportar Produtos perdidos/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Exportar CSV' }))
  expect(await screen.findByText(/Pode sair desta tela: o sino avisa quando terminar/)).toBeTruthy()
  expect(api.callsTo(requestReportFile)).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Fechar o aviso do arquivo' }))
  expect(screen.queryByText(/Pode sair desta tela/)).toBeNull()
})

test('ANA-013 the notification of a file opens its download; an expired or forbidden one says so', async () => {
  const path = `/indicadores?arquivo=${ready.id}`
  const api = fakeReports()
    .on(showReportFile, ready)
    .on(downloadReportFile, new Uint8Array([120]))
  const { unmount } = renderScreen(<AnalyticsScreen />, path)
  expect((await screen.findByText(/^CSV · 2 KB · disponível até 24\/11/)).textContent).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Baixar o arquivo' }))
  expect(api.callsTo(downloadReportFile)).toHaveLength(1)
  unmount()
  fakeReports().on(showReportFile, refusing(404, 'Arquivo não encontrado ou vencido.'))
  renderScreen(<AnalyticsScreen />, path)
  expect(await screen.findByText(/O arquivo deste link não está mais disponível/)).toBeTruthy()
})

test('ANA-008 the integrator of an address is named, also when a search does not find it', async () => {
  const api = fakeApi()
    .on(listAnalytics, { ...start, bySeller: true })
    .on(showReport, lostProducts)
  api
    .on(listSubscriptions, [])
    .on(listSellers, { data: [{ id: 77, name: 'Sol do Cerrado Energia' }], total: 1, totalIsExact: true })
  renderScreen(<AnalyticsScreen />, '/indicadores?integrador=77')
  expect(await screen.findByText('Integrador: Sol do Cerrado Energia')).toBeTruthy()
  expect(api.callsTo(listSellers).map(({ query }) => query)).toContainEqual({ shortList: 'true', ids: '77', take: '1' })
})
