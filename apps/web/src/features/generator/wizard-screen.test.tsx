import { readCart } from '@girassol/contract/cart'
import { listBrands, listGroups, listProducts } from '@girassol/contract/catalogue'
import {
  calculateCartStructure,
  listInverterBrands,
  listInverters,
  listModules,
  listRoofTypes,
  readProposals,
  searchKits,
} from '@girassol/contract/generator'
import { readSession } from '@girassol/contract/session'
import { someProposals } from '@girassol/test-data/kits'
import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { aProductPage } from '@girassol/test-data/products'
import { aSession } from '@girassol/test-data/sessions'
import { notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { WizardScreen } from './wizard-screen.tsx'

const minimum =
  'Para que sua compra seja autorizada, é necessário adicionar um total de no mínimo 1 inversor e 1 Painel solar.'
const { options } = someProposals()
const cart = anOrder({ status: 'CART', generator: options, addressType: null })
const noCart = refusing(404, 'Nenhum carrinho aberto.')

const inverters = [
  { id: '10100003', inverterName: 'INVERSOR VOLTARA VT-5K-M 5,07KW MONOFASICO 220V', brandId: '201', power: 5070 },
  { id: '10100011', inverterName: 'INVERSOR NEXIO NX-30K-T 29,95KW TRIFASICO 380V', brandId: '202', power: 29_950 },
].map((inverter) => ({ ...inverter, inverterErpCode: inverter.id, phases: 1, acVoltageV: null }))

const setUp = () =>
  fakeApi()
    .on(readSession, aSession('INTEGRATOR'))
    .on(readCart, noCart)
    .on(readProposals, someProposals())
    .on(listInverterBrands, [
      { id: '201', name: 'VOLTARA' },
      { id: '202', name: 'NEXIO' },
    ])
    .on(listInverters, ({ query }) => inverters.filter(({ brandId }) => brandId === query.brandId))
    .on(listModules, [{ id: '10010005', name: 'MODULO HELIAR 550W MONO PERC 144C', erpCode: '10010005', power: 550 }])
    .on(listRoofTypes, [{ id: 1, name: 'Telha cerâmica - gancho', manufacturerReference: 'SSM' }])
    .on(listGroups, [])
    .on(listBrands, [])
    .on(listProducts, aProductPage())

const open = (step = 1) =>
  renderScreen(
    <SessionProvider>
      <WizardScreen />
    </SessionProvider>,
    `/monte-seu-gerador${step === 1 ? '' : `?passo=${step}`}`,
  )

const field = (name: string) => screen.findByRole('combobox', { name })
const pick = async (name: string, option: RegExp) => {
  await userEvent.click(await field(name))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
const searchButton = () => screen.findByRole('button', { name: 'Buscar' })
const step = (name: RegExp) => within(screen.getByRole('navigation', { name: 'Etapas' })).getByRole('button', { name })
const current = () => document.querySelector('[aria-current="step"]')?.textContent

beforeEach(() => {
  localStorage.clear()
  notifications.clean()
})

describe('the wizard', () => {
  test('WIZ-001 WIZ-002 WIZ-003 WIZ-016 opens on its first step of four', async () => {
    setUp()
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Monte seu gerador' })).toBeTruthy()
    const steps = within(screen.getByRole('navigation', { name: 'Etapas' })).getByRole('list')
    expect(
      within(steps)
        .getAllByRole('button')
        .map((button) => button.textContent?.replace(/^\d/, '')),
    ).toEqual(['Informações iniciais', 'Equipamentos', 'Resumo', 'Pagamento e Entrega'])
    expect(await screen.findByRole('textbox', { name: 'Potência' })).toBeTruthy()
    for (const name of ['Marca do inversor', 'Inversor', 'Módulo', 'Tipo de telhado']) {
      expect(await field(name)).toBeTruthy()
    }
    expect(screen.getByRole('button', { name: 'Pular Passo' })).toBeTruthy()
  })

  test('WIZ-019 WIZ-020 WIZ-021 USE-011 a choice that depends on another is disabled until that one is made', async () => {
    setUp()
    open()
    expect(await field('Inversor')).toHaveProperty('disabled', true)
    expect(await field('Tipo de telhado')).toHaveProperty('disabled', true)
    await pick('Marca do inversor', /VOLTARA/)
    await pick('Inversor', /VT-5K-M/)
    expect(await field('Inversor')).toHaveProperty('value', 'Inversor VOLTARA VT-5K-M 5,07kW monofásico 220V')
    await pick('Marca do inversor', /NEXIO/)
    expect(await field('Inversor')).toHaveProperty('value', '')
    expect(await screen.findByText(/VOLTARA VT-5K-M saiu da escolha, porque é da marca VOLTARA\./)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Voltar para VOLTARA' }))
    expect(await field('Inversor')).toHaveProperty('value', 'Inversor VOLTARA VT-5K-M 5,07kW monofásico 220V')
    await pick('Marca do inversor', /NEXIO/)
    await pick('Módulo', /HELIAR/)
    expect(await field('Tipo de telhado')).toHaveProperty('disabled', false)
  })

  test('WIZ-039 a failed lookup is an empty list', async () => {
    setUp().on(listInverterBrands, refusing(403, 'Sem acesso'))
    open()
    await userEvent.click(await field('Marca do inversor'))
    expect(await screen.findAllByText('Nada encontrado.')).not.toHaveLength(0)
    expect(screen.queryAllByRole('option')).toHaveLength(0)
  })

  test('WIZ-004 WIZ-024 KIT-001 C-22 the five choices find a kit, which leads to the summary', async () => {
    const api = setUp().on(searchKits, someProposals({ cart }))
    open()
    expect((await searchButton()).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(/^Falta informar: potência, marca do inversor/)).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: 'Potência' }), '5,5')
    await pick('Marca do inversor', /VOLTARA/)
    await pick('Inversor', /VT-5K-M/)
    await pick('Módulo', /HELIAR/)
    await pick('Tipo de telhado', /cerâmica/)
    api.on(readCart, cart)
    await userEvent.click(await searchButton())
    expect(await screen.findByRole('heading', { name: 'Dois kits para comparar' })).toBeTruthy()
    expect(api.callsTo(searchKits).map(({ body }) => body)).toEqual([options])
    expect(current()).toContain('Resumo')
  })

  test('WIZ-023 a running search is not started again', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof someProposals>>()
    const api = setUp()
      .on(readCart, cart)
      .on(searchKits, () => answer.promise)
    open()
    await waitFor(async () => expect((await searchButton()).getAttribute('aria-disabled')).toBeNull())
    await userEvent.dblClick(await searchButton())
    expect(screen.getByRole('button', { name: /Buscando/ }).getAttribute('aria-disabled')).toBe('true')
    expect(api.callsTo(searchKits)).toHaveLength(1)
    answer.resolve(someProposals({ cart }))
    await waitFor(() => expect(current()).toContain('Resumo'))
  })

  test('KIT-002 C-22 without a kit the products open, with the reason and the alternatives', async () => {
    const reason = { code: 'VOC', text: 'A tensão passa do limite do inversor', detail: 'Chega a 53 V.' }
    const kits = someProposals().kits.map((kit) => ({ ...kit, inCart: false }))
    setUp()
      .on(readCart, cart)
      .on(searchKits, someProposals({ found: false, reason, kits, cart }))
    open()
    await waitFor(async () => expect((await searchButton()).getAttribute('aria-disabled')).toBeNull())
    await userEvent.click(await searchButton())
    expect(await screen.findByText('A tensão passa do limite do inversor. Chega a 53 V.')).toBeTruthy()
    expect(screen.getAllByText('Nenhum Kit encontrado para a seleção')).toHaveLength(2)
    expect(screen.getAllByRole('button', { name: /Usar este kit/ })).toHaveLength(2)
    expect(current()).toContain('Equipamentos')
  })

  test('KIT-003 a failed search is reported and the step stays', async () => {
    setUp().on(readCart, cart).on(searchKits, refusing(500, 'Erro interno'))
    open()
    await waitFor(async () => expect((await searchButton()).getAttribute('aria-disabled')).toBeNull())
    await userEvent.click(await searchButton())
    expect(await screen.findByText('Ocorreu um erro ao buscar kits.')).toBeTruthy()
    expect(current()).toContain('Informações iniciais')
  })

  test('WIZ-011 WIZ-012 WIZ-013 an empty cart reaches the products, not the summary', async () => {
    setUp()
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Pular Passo' }))
    await waitFor(() => expect(current()).toContain('Equipamentos'))
    await userEvent.click(step(/Resumo/))
    expect(await screen.findByText('Selecione um produto para avançar')).toBeTruthy()
    expect(current()).toContain('Equipamentos')
    await userEvent.click(step(/Informações iniciais/))
    await waitFor(() => expect(current()).toContain('Informações iniciais'))
  })

  test('WIZ-012 a step requested while the cart is loading opens after it has loaded', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof anOrder>>()
    setUp().on(readCart, () => answer.promise)
    open(2)
    await screen.findByRole('heading', { level: 1 })
    const next = screen.getByRole('button', { name: 'Avançar para o resumo' })
    await userEvent.click(next)
    expect(next.getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText('Selecione um produto para avançar')).toBeNull()
    expect(current()).toMatch(/Equipamentos/)
    answer.resolve(anOrder({ status: 'CART', invoiceItems: [anOrderItem()] }))
    await waitFor(() => expect(current()).toMatch(/Resumo/))
    expect(screen.queryByText('Selecione um produto para avançar')).toBeNull()
  })

  test('WIZ-017 WIZ-018 a cart without inverter does not reach the last step, by click or by address', async () => {
    setUp().on(readCart, { ...cart, missing: [{ field: 'items', message: minimum }] })
    const { router } = open(3)
    await screen.findByRole('heading', { name: 'Itens do carrinho' })
    await userEvent.click(step(/Pagamento e Entrega/))
    expect(await screen.findByText(minimum)).toBeTruthy()
    expect(current()).toContain('Equipamentos')
    await router.navigate({ to: '/monte-seu-gerador', search: { passo: '4' } as never })
    await waitFor(() => expect(current()).toContain('Equipamentos'))
  })

  test('WIZ-008 the cart is read anew when the summary opens', async () => {
    const api = setUp().on(readCart, cart)
    open(2)
    await waitFor(() => expect(api.callsTo(readCart)).toHaveLength(1))
    await screen.findByText(/1 produto /)
    api.on(readCart, { ...cart, invoiceItems: [anOrderItem({ productName: 'Colocado em outra aba' })] })
    await userEvent.click(step(/Resumo/))
    expect(await screen.findAllByText('Colocado em outra aba')).not.toHaveLength(0)
  })

  test('CART-022 a cart that cannot be read counts as empty, and is logged only to the console', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    setUp().on(readCart, refusing(400, 'Falhou'))
    open(3)
    expect(await screen.findByText('Seu carrinho está vazio')).toBeTruthy()
    expect(consoleError).toHaveBeenCalledOnce()
    expect(screen.queryByText('Falhou')).toBeNull()
    consoleError.mockRestore()
  })

  test('C-25 WIZ-024 the search can calculate structure lines alone', async () => {
    const answer = { cart, products: [{ erpCode: '10300001', quantity: 2, availability: 'Immediate' }] }
    const api = setUp().on(calculateCartStructure, refusing(500, 'Erro interno'))
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Calcular estruturas' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Módulo' }))
    await userEvent.click(await screen.findByRole('option', { name: /HELIAR/ }))
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Tipo de telhado' }))
    await userEvent.click(await screen.findByRole('option', { name: /cerâmica/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Painéis por linha' }), '12')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Número de linhas iguais' }), '2')
    await userEvent.click(dialog.getByRole('button', { name: 'Calcular' }))
    expect(await screen.findByText('Erro ao realizar o cálculo de estruturas')).toBeTruthy() // KIT-018
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }))
    api.on(calculateCartStructure, answer)
    await userEvent.click(await searchButton())
    await waitFor(() => expect(current()).toContain('Equipamentos'))
    expect(api.callsTo(calculateCartStructure)).toHaveLength(2)
    expect(api.callsTo(searchKits)).toHaveLength(0)
  })
})
