import { addCartItem, readCart } from '@girassol/contract/cart'
import { listInverters } from '@girassol/contract/generator'
import { checkGrid } from '@girassol/contract/grid'
import type { OrderView } from '@girassol/contract/orders'
import { someProposals } from '@girassol/test-data/kits'
import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { GridPanel } from './grid-panel.tsx'

const anInverter = (id: string, more: object) => ({
  id,
  inverterName: `INVERSOR VOLTARA ${id}`,
  inverterErpCode: id,
  brandId: '201',
  phases: 1,
  acVoltageV: null,
  power: 5070,
  ...more,
})
const inverters = [
  anInverter('10100003', { inverterName: 'INVERSOR VOLTARA VT-5K-M 5,07KW MONOFASICO 220V' }),
  anInverter('10100001', { power: 3000, inverterName: 'INVERSOR VOLTARA VT-3K-M 3,00KW MONOFASICO 220V' }),
  anInverter('10100006', { power: 9990 }),
  anInverter('10100005', { power: 8200 }),
  anInverter('10100009', { power: 20_000, phases: 3 }),
]

const items = (...codes: readonly (readonly [string, number])[]) =>
  codes.map(([productErpCode, quantity], index) =>
    anOrderItem({ id: index + 1, productErpCode, quantity, groupCode: '1010' }),
  )

const aCart = (
  supply: NonNullable<OrderView['generator']>['supply'],
  ...codes: readonly (readonly [string, number])[]
) =>
  anOrder({
    status: 'CART',
    invoiceItems: items(...codes),
    generator: { ...someProposals().options, ...(supply !== undefined && { supply }) },
  })

const type = async (amperes: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: /Disjuntor do padrão/ }), amperes)

const open = (cart: OrderView) => {
  const api = fakeApi().on(listInverters, inverters)
  renderScreen(<GridPanel cart={cart} />)
  return api
}

const load = 'Potência acima da disponível: exige aumento de carga. 9,99 kW para 9,35 kW.'

describe('the grid panel', () => {
  test('GRID-002 9.99 kW on 9.35 kW is told with both figures, and nothing before the breaker is known', async () => {
    open(aCart('BI_127_220', ['10100006', 1]))
    await screen.findByRole('heading', { name: 'Rede do cliente' })
    expect([screen.queryByText(load), screen.queryByText('Potência disponível')]).toEqual([null, null])
    await type('40')
    expect(await screen.findByText(load)).toBeTruthy()
    expect(screen.getByText('Atenção')).toBeTruthy()
    expect(screen.getByText('2 × 127 V × 40 A × 0,92')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Inversores 9,99 kW de 9,35 kW disponíveis' })).toBeTruthy()
  })

  test('GRID-002 8.20 kW fit that connection', async () => {
    open(aCart('BI_127_220', ['10100005', 1]))
    await type('40')
    expect(await screen.findByText('Cabe na ligação')).toBeTruthy()
    expect(screen.queryByText('Atenção')).toBeNull()
  })

  test('GRID-002 a breaker outside 10 to 1,000 A is wrong and says nothing', async () => {
    open(aCart('BI_127_220', ['10100006', 1]))
    await type('9')
    expect(await screen.findByText('De 10 a 1.000 A')).toBeTruthy()
    expect(screen.queryByText('Potência disponível')).toBeNull()
  })

  test('GRID-003 above 75 kW the remark is shown without a supply', async () => {
    open(aCart(undefined, ['10100009', 4]))
    expect(
      await screen.findByText('Minigeração: acima de 75 kW as regras de conexão são outras. 80,00 kW.'),
    ).toBeTruthy()
    expect(screen.queryByText('Microgeração')).toBeNull()
  })

  test('GRID-005 names the phase of each inverter and the difference', async () => {
    open(aCart('TRI_220_380', ['10100003', 2], ['10100001', 1]))
    expect(await screen.findByText('2,07 kW')).toBeTruthy()
    const rows = screen.getAllByText(/^Inversor \d/).map((name) => name.parentElement?.textContent)
    expect(rows).toEqual([
      'Inversor 1 · VOLTARA VT-5K-M5,07 kWfase A',
      'Inversor 2 · VOLTARA VT-5K-M5,07 kWfase B',
      'Inversor 3 · VOLTARA VT-3K-M3,00 kWfase C',
    ])
    expect(screen.getByRole('img', { name: 'Fase C: 3,00 kW' })).toBeTruthy()
    expect(screen.getByText('Transformador não precisa')).toBeTruthy()
  })

  test('GRID-005 more than twelve inverters are listed by model and phase', async () => {
    open(aCart('TRI_220_380', ['10100001', 15]))
    expect(await screen.findAllByText('5 × VOLTARA VT-3K-M')).toHaveLength(3)
  })
})

const offered = {
  code: '10600016',
  name: 'Transformador trifásico 75kVA 380/220V',
  kva: 75,
  inputV: 380,
  outputV: 220,
  price: 14_980,
}
const answer = {
  availableKw: null,
  outputKw: 60,
  remarks: [],
  needsTransformer: true,
  transformer: offered,
  phases: [],
  loads: [],
  imbalanceKw: 0,
}

const WithCart = () => {
  const { data } = useEndpointQuery(readCart, {})
  return data ? <GridPanel cart={data} /> : null
}

describe('the transformer', () => {
  const cart = aCart('TRI_127_220', ['10100009', 3])

  test('GRID-004 is offered with its price, and only a click adds it', async () => {
    const added = anOrder({ ...cart, invoiceItems: [...cart.invoiceItems, ...items(['10600016', 1])] })
    const api = fakeApi().on(listInverters, inverters).on(readCart, cart).on(checkGrid, answer).on(addCartItem, added)
    renderScreen(<WithCart />)
    expect(await screen.findByText('Transformador de 75 kVA · 380/220 V')).toBeTruthy()
    expect(screen.getByText(/^para 60,00 kW · R\$\s14\.980,00$/)).toBeTruthy()
    expect(api.callsTo(checkGrid)[0]?.body).toEqual({
      supply: 'TRI_127_220',
      inverters: Array(3).fill({ powerW: 20_000, phases: 3 }),
    })
    expect(api.callsTo(addCartItem)).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar transformador' }))
    expect(await screen.findByText('No kit')).toBeTruthy()
    expect(api.callsTo(addCartItem)[0]?.body).toEqual({ erpCode: '10600016', quantity: 1 })
    expect(screen.getByRole('button', { name: 'Remover transformador' })).toBeTruthy()
  })

  test('GRID-004 without a fitting product there is the warning alone', async () => {
    fakeApi()
      .on(listInverters, inverters)
      .on(checkGrid, { ...answer, transformer: null })
    renderScreen(<GridPanel cart={cart} />)
    expect(await screen.findByText('Exige transformador para a ligação elétrica informada.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Adicionar transformador' })).toBeNull()
  })

  test('GRID-004 another supply that needs none removes the offer', async () => {
    fakeApi().on(listInverters, inverters).on(checkGrid, answer)
    renderScreen(<GridPanel cart={cart} />)
    await screen.findByRole('button', { name: 'Adicionar transformador' })
    await userEvent.click(screen.getByRole('combobox', { name: 'Ligação elétrica' }))
    const list = await screen.findByRole('listbox')
    await userEvent.click(within(list).getByText('Trifásica 220/380 V'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Adicionar transformador' })).toBeNull())
    expect(screen.getByText('Transformador não precisa')).toBeTruthy()
  })

  test('GRID-004 without inverters there is no panel', async () => {
    const api = open(aCart('TRI_127_220'))
    await waitFor(() => expect(api.callsTo(listInverters)).toHaveLength(1))
    expect(screen.queryByText('Rede do cliente')).toBeNull()
  })
})
