import { listInverters, listModules } from '@girassol/contract/generator'
import { listOrders, listRegions, listSavedViews } from '@girassol/contract/orders'
import { listSellers } from '@girassol/contract/sellers'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { anOrderRow } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { OrderListScreen } from '../list/order-list-screen.tsx'

const page = <Row,>(...data: Row[]) => ({ data, total: data.length, totalIsExact: true })

const panel = { id: '1', name: 'MODULO HELIAR 550W', erpCode: '10010005', power: 550 }
const inverter = {
  id: '2',
  inverterName: 'INVERSOR VOLTARA 5KW',
  inverterErpCode: '10100003',
  brandId: '201',
  power: 5000,
  phases: 1,
  acVoltageV: null,
}

const opened = (role: Role, path = '/pedidos') => {
  const api = fakeApi()
    .on(readSession, aSession(role))
    .on(listOrders, page(anOrderRow()))
    .on(listSavedViews, [])
    .on(listRegions, [{ id: 5, name: 'Sul', states: ['PR', 'RS', 'SC'] }])
    .on(listModules, [panel])
    .on(listInverters, [inverter])
    .on(listSellers, page({ id: 3, name: 'Horizonte Energia Ltda' }, { id: 4, name: 'Norte Solar Ltda' }))
  const view = renderScreen(
    <SessionProvider>
      <OrderListScreen />
    </SessionProvider>,
    path,
  )
  const lastQuery = () => api.callsTo(listOrders).at(-1)?.query
  return { api, view, lastQuery }
}

const openPanel = async () => userEvent.click(await screen.findByRole('button', { name: /^Filtros/ }))

const choose = async (field: string, ...options: readonly (string | RegExp)[]) => {
  await userEvent.click(screen.getByRole('combobox', { name: field }))
  for (const option of options) await userEvent.click(await screen.findByRole('option', { name: option }))
  await userEvent.keyboard('{Escape}')
}

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const staffFields = ['Responsável', 'Região', 'Módulos', 'Inversores', 'Forma de pagamento']
const everyonesFields = ['Status', 'Venda futura', 'Conta e ordem', 'Comprovantes']

describe('the filter panel of the order list', () => {
  test.each<[Role, boolean]>([
    ['ADMINISTRATOR', true],
    ['COMMERCIAL_SUPERVISOR', true],
    ['COMMERCIAL', true],
    ['CUSTOMER_SUCCESS', true],
    ['FINANCIAL', true],
    ['LOGISTICS', false],
    ['REGISTRATION', false],
    ['INTEGRATOR', false],
    ['MANAGER', false],
    ['CONTRIBUTOR', false],
  ])('ORD-006 ORD-025 %s has the filters of sellers and goods: %s', async (role, hasThem) => {
    opened(role)
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull()
    await openPanel()
    for (const field of everyonesFields) expect(await screen.findByRole('combobox', { name: field })).toBeTruthy()
    for (const field of staffFields)
      expect(screen.queryAllByRole('combobox', { name: field })).toHaveLength(hasThem ? 1 : 0)
    await openPanel()
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull()
  })

  test('ORD-019 ORD-021 two values of a filter are joined in the call and stored in the address', async () => {
    const { view, lastQuery } = opened('COMMERCIAL')
    await openPanel()
    await choose('Status', 'Pedido em análise', 'Validado')
    await choose('Responsável', /Horizonte/, /Norte Solar/)
    await choose('Conta e ordem', 'Criada', 'Completa')
    await choose('Módulos', /HELIAR/)
    await choose('Inversores', /VOLTARA/)
    await choose('Região', 'Sul')
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({
        status: 'INVOICE,INVOICE_VALIDATED',
        sellers: '3,4',
        triangulationStatus: 'CREATED,COMPLETED',
        modules: '10010005',
        inverters: '10100003',
        regions: '5',
      }),
    )
    expect(view.router.state.location.searchStr).toContain('status=INVOICE&status=INVOICE_VALIDATED')
    expect(view.router.state.location.searchStr).toContain('vendedor=3&vendedor=4')
  })

  test('ORD-020 ORD-022 ORD-030 future sales and files accept one value each', async () => {
    const { lastQuery } = opened('INTEGRATOR')
    await openPanel()
    expect(await screen.findByRole('combobox', { name: 'Venda futura' })).toHaveProperty('value', 'Todos')
    expect(lastQuery()).not.toHaveProperty('futureSale')
    await choose('Venda futura', 'Somente')
    await waitFor(() => expect(lastQuery()).toMatchObject({ futureSale: '1' }))
    await choose('Venda futura', 'Sem venda futura')
    await choose('Comprovantes', 'Com comprovantes')
    await waitFor(() => expect(lastQuery()).toMatchObject({ futureSale: '0', attachment: '1' }))
  })

  test('ORD-024 C-43 the payment filter suggests Outros and applies it only after Aplicar', async () => {
    const { view, lastQuery } = opened('FINANCIAL')
    await openPanel()
    const apply = await screen.findByRole('button', { name: 'Aplicar forma de pagamento' })
    expect(screen.getByText('Outros', { selector: '.mantine-Pill-label' })).toBeTruthy()
    expect(lastQuery()).not.toHaveProperty('paymentMethods')
    await choose('Forma de pagamento', 'Pix')
    expect(lastQuery()).not.toHaveProperty('paymentMethods')
    await userEvent.click(apply)
    await waitFor(() => expect(lastQuery()).toMatchObject({ paymentMethods: 'OTHERS/PIX' }))
    expect(screen.queryByRole('button', { name: 'Aplicar forma de pagamento' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    await waitFor(() => expect(view.router.state.location.searchStr).toBe(''))
    expect(await screen.findByRole('button', { name: 'Aplicar forma de pagamento' })).toBeTruthy()
  })

  test('ORD-029 the status filter offers no future sale, cart or budget', async () => {
    opened('COMMERCIAL')
    await openPanel()
    await userEvent.click(await screen.findByRole('combobox', { name: 'Status' }))
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(offered).toHaveLength(30)
    for (const label of ['Venda futura', 'Carrinho', 'Orçamento', 'Orçamento expirado'])
      expect(offered).not.toContain(label)
  })

  test('ORD-027 the options of filters are not requested for the integrator', async () => {
    const { api } = opened('INTEGRATOR', '/pedidos?regiao=5&modulo=10010005&vendedor=3')
    await openPanel()
    await screen.findByRole('combobox', { name: 'Status' })
    await screen.findByText('Padaria Trigo Dourado Ltda')
    for (const endpoint of [listRegions, listModules, listInverters, listSellers])
      expect(api.callsTo(endpoint)).toEqual([])
  })

  test('ORD-045 the options of filters are requested once, however often the panel opens', async () => {
    const { api } = opened('COMMERCIAL')
    expect(api.callsTo(listRegions)).toEqual([])
    for (let times = 0; times < 3; times += 1) {
      await openPanel()
      await screen.findByRole('combobox', { name: 'Região' })
      await openPanel()
    }
    for (const endpoint of [listRegions, listModules, listInverters]) expect(api.callsTo(endpoint)).toHaveLength(1)
  })

  test('ORD-007 each filter of the address is shown as a chip by its name, and removed one by one', async () => {
    const path = '/pedidos?q=pad&status=INVOICE&vendedor=3&regiao=5&pagamento=PIX&futura=1'
    const { lastQuery } = opened('ADMINISTRATOR', path)
    for (const chip of ['pad', 'Pedido em análise', 'Horizonte Energia Ltda', 'Sul', 'Pix', 'Somente']) {
      expect((await screen.findAllByText(chip, { selector: 'strong' })).length).toBe(1)
    }
    await userEvent.click(screen.getByRole('button', { name: 'Remover filtro Região' }))
    await waitFor(() => expect(lastQuery()).not.toHaveProperty('regions'))
    expect(lastQuery()).toMatchObject({ term: 'pad', status: 'INVOICE', sellers: '3', paymentMethods: 'PIX' })
  })
})
