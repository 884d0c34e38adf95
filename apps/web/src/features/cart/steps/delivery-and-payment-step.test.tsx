import {
  choosePickup as pickupEndpoint,
  readCart,
  chooseSameAddress as sameAddressEndpoint,
  updateCart,
} from '@girassol/contract/cart'
import { addCustomerAddress, listCustomerAddresses, listCustomers } from '@girassol/contract/customers'
import { findFreightRate } from '@girassol/contract/freight'
import { type Proposals, searchKits } from '@girassol/contract/generator'
import { listOrders, type OrderView } from '@girassol/contract/orders'
import { listPaymentMethods } from '@girassol/contract/payment-methods'
import { awaitingApprovalSentence } from '@girassol/domain/purchase-approvals'
import { aCustomer, aCustomerAddress } from '@girassol/test-data/customers'
import { anOrder, anOrderRow } from '@girassol/test-data/orders'
import { notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { DeliveryAndPaymentStep } from './delivery-and-payment-step.tsx'

const billed = {
  chargeAddressCep: '01310100',
  chargeAddressDescription: 'Avenida Paulista',
  chargeAddressNumber: '1000',
  chargeAddressNeighborhood: 'Bela Vista',
  chargeAddressErpState: 'SP',
  chargeAddressErpCity: '3550308',
  chargeAddressErpCityName: 'São Paulo',
} as const

const aCart = (rest: Partial<OrderView> = {}) => anOrder({ status: 'CART', finishedAt: null, ...billed, ...rest })

const noCustomer = { customerId: null, customerType: null, customerDocument: null, customerName: null } as const
const incomplete = { allowed: false, reason: 'Escolha o cliente.' } as const
const { actions } = anOrder()

const emptyCart = aCart({
  ...noCustomer,
  chargeAddressErpState: null,
  addressType: null,
  paymentMethod: null,
  missing: [
    { field: 'customerDocument', message: 'Escolha o cliente.' },
    { field: 'paymentMethod', message: 'Escolha a forma de pagamento.' },
  ],
  actions: { ...actions, finishAsBudget: incomplete, finishAsOrder: incomplete },
})

const serving = (cart: OrderView) =>
  fakeApi()
    .on(readCart, cart)
    .on(updateCart, cart)
    .on(listCustomers, { data: [aCustomer()], total: 1, totalIsExact: true })
    .on(listCustomerAddresses, [aCustomerAddress(), aCustomerAddress({ id: 8, uf: 'MG', cityName: 'Uberaba' })])
    .on(listOrders, { data: [], total: 0, totalIsExact: true })
    .on(findFreightRate, { percentage: 4.5, minimum: 150, deadline: 5 })
    .on(listPaymentMethods, [
      { reference: 'PIX', label: 'Pix', maxInstallments: 1, defaultInstallment: 1, interestRates: [] },
    ])

const Step = () => {
  const { data } = useEndpointQuery(readCart, {})
  return data && <DeliveryAndPaymentStep cart={data} />
}

const open = () => ({ ...renderScreen(<Step />, '/monte-seu-gerador?passo=4'), user: userEvent.setup() })

const choice = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })

// Toasts remain after the component that opened them is unmounted.
afterEach(() => notifications.clean())

describe('step 4', () => {
  test('WIZ-009 WIZ-025 shows customer, delivery, payment and a Save button that lists what is missing', async () => {
    serving(emptyCart)
    const { user } = open()
    for (const name of ['1 Cliente', '2 Método de pagamento', '3 Endereço de entrega', '4 Dados adicionais']) {
      expect(await screen.findByRole('heading', { name })).toBeTruthy()
    }
    const save = screen.getByRole('button', { name: 'Salvar' })
    expect(save.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Falta: cliente, forma de pagamento')).toBeTruthy()
    await user.click(save)
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Escolha o cliente.' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Cliente' }))
  })

  test('COMP-013 while the cart waits for an approval customer, delivery and payment are only read', async () => {
    const api = serving(aCart({ awaitsApprovalUntil: '2026-11-28T14:20:00.000Z' }))
    const { user } = open()
    const pix = await choice('Pix')
    const fields = [pix, ...screen.getAllByRole('radio'), ...screen.getAllByRole('textbox')]
    expect(fields.filter((field) => field.closest('fieldset[disabled]') === null)).toEqual([])
    expect(screen.getByText(awaitingApprovalSentence)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Salvar' }).getAttribute('aria-disabled')).toBe('true')
    await user.click(pix)
    expect(api.callsTo(updateCart)).toEqual([])
  })

  test('WIZ-025 a choice stays selected from the click on, also while its response is applied', async () => {
    serving(emptyCart).on(updateCart, aCart({ paymentMethod: 'PIX' }))
    const { user } = open()
    const pix = await choice('Pix')
    const choices: boolean[] = []
    const watch = new MutationObserver(() => choices.push(pix.closest('[data-current]') !== null))
    watch.observe(document.body, { subtree: true, childList: true, attributes: true })
    await user.click(pix)
    await screen.findByText(/^Salvo às/)
    watch.disconnect()
    expect(choices).toContain(true)
    expect(choices.slice(choices.indexOf(true))).not.toContain(false)
  })

  test('USE-016 the last customers and the last payment method are selected with one press each', async () => {
    const recent = [1, 2, 3, 4].map((id) => aCustomer({ id, name: `Cliente ${id}` }))
    const api = serving(emptyCart)
      .on(listCustomers, { data: recent, total: 4, totalIsExact: true })
      .on(listOrders, { data: [anOrderRow({ paymentMethod: 'PIX' })], total: 1, totalIsExact: true })
    const { user } = open()
    const [first] = await screen.findAllByRole('heading', { level: 2 })
    expect(first?.textContent).toBe('1 Cliente')
    const customers = within(await screen.findByRole('group', { name: 'Últimos clientes' }))
    expect(customers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Cliente 1',
      'Cliente 2',
      'Cliente 3',
    ])
    await user.click(customers.getByRole('button', { name: 'Cliente 2' }))
    await user.click(await screen.findByRole('button', { name: 'Usar a última: Pix' }))
    await waitFor(() => expect(api.callsTo(updateCart)).toHaveLength(2))
    expect(api.callsTo(updateCart).map(({ body }) => body)).toEqual([{ customerId: 2 }, { paymentMethod: 'PIX' }])
    expect(api.callsTo(listOrders)[0]?.query).toEqual({ sellers: String(emptyCart.integrator.id), take: '1' })
  })

  test('USE-016 a last method that this order does not allow is not offered', async () => {
    const last = { data: [anOrderRow({ paymentMethod: 'OTHERS' })], total: 1, totalIsExact: true }
    const api = serving(emptyCart).on(listOrders, last)
    open()
    await choice('Pix')
    await screen.findByRole('group', { name: 'Últimos clientes' })
    await waitFor(() => expect(api.callsTo(listOrders)).toHaveLength(1))
    expect(screen.queryByRole('button', { name: /^Usar a última/ })).toBeNull()
  })

  test('DET-017 USE-016 C-60 payment follows the customer, and there is no summary among the sections', async () => {
    serving(aCart())
    open()
    await screen.findByRole('heading', { name: /Método de pagamento/ })
    const parts = screen.getAllByRole('heading').map(({ textContent }) => textContent ?? '')
    expect(parts.filter((part) => /^\d /.test(part))).toEqual([
      '1 Cliente',
      '2 Método de pagamento',
      '3 Endereço de entrega',
      '4 Dados adicionais',
    ])
    expect(parts.join()).not.toContain('Resumo')
  })

  test('WIZ-010 a complete cart opens the finish dialog', async () => {
    serving(aCart())
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('Finalizar operação')).toBeTruthy()
  })

  test('CART-028 a chosen customer is saved and shown from the response, with the time of saving beside the total', async () => {
    const api = serving(emptyCart).on(updateCart, aCart({ customerName: 'Padaria Trigo Dourado Ltda' }))
    const { user } = open()
    await user.click(await screen.findByRole('textbox', { name: 'Cliente' }))
    await user.click(await screen.findByRole('option', { name: /Padaria/ }))
    expect(await screen.findByText(/^Salvo às \d\d:\d\d$/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Editar cliente' })).toBeTruthy()
    expect(api.callsTo(updateCart)[0]?.body).toEqual({ customerId: 3 })
  })

  test('CUS-049 a failed choice of customer is shown in the quoted words and may be retried', async () => {
    const api = serving(emptyCart).on(updateCart, refusing(500, 'Erro interno'))
    const { user } = open()
    await user.click(await screen.findByRole('textbox', { name: 'Cliente' }))
    await user.click(await screen.findByRole('option', { name: /Padaria/ }))
    expect(await screen.findByText('Ocorreu um erro ao selectionar cliente.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(api.callsTo(updateCart)).toHaveLength(2))
  })

  test('C-68 CUS-050 the integrator may buy under its own CNPJ', async () => {
    const api = serving(emptyCart).on(updateCart, refusing(500, 'Erro interno'))
    const { user } = open()
    await user.click(await choice('O próprio integrador'))
    expect(await screen.findByText('Ocorreu um erro ao salvar dados do integrador.')).toBeTruthy()
    expect(api.callsTo(updateCart)[0]?.body).toEqual({ customerType: 'INTEGRATOR' })
    expect((await choice('Cliente final')).checked).toBe(true)
  })
})

describe('the delivery of step 4', () => {
  test.each([
    ['CUS-044', 'Retirada', pickupEndpoint, 'Erro ao utilizar retirada de mercadoria'],
    ['CUS-045', 'Mesmo endereço da cobrança', sameAddressEndpoint, 'Erro ao utilizar o mesmo endereço'],
  ] as const)('%s %s fails with the quoted sentence and the former choice is restored', async (...row) => {
    const [, name, endpoint, sentence] = row
    serving(aCart({ addressType: 'different' })).on(endpoint, refusing(500, 'Erro interno'))
    const { user } = open()
    await user.click(await choice(name))
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect((await choice('Outro endereço')).checked).toBe(true)
  })

  test('C-34 CUS-036 the billing address shows freight and working days, and is saved when chosen', async () => {
    const same = aCart({
      addressType: 'same',
      deliveryAddressErpState: 'SP',
      deliveryDeadline: 1,
      freightValue: 300.03,
    })
    const api = serving(aCart()).on(sameAddressEndpoint, same)
    const { user } = open()
    expect(await screen.findByText(/Frete de 4,50% do subtotal, no mínimo R\$\s150,00 · 5 dias úteis/)).toBeTruthy()
    await user.click(await choice('Mesmo endereço da cobrança'))
    expect(await screen.findByText('1 dia útil')).toBeTruthy()
    expect(screen.getByText(/Economiza R\$\s300,03 de frete/)).toBeTruthy()
    expect(api.callsTo(sameAddressEndpoint)).toHaveLength(1)
  })

  test('CUS-020 CUS-034 an address of another state is refused with the sentence, one of the same is saved', async () => {
    const api = serving(aCart({ addressType: 'different' }))
    const { user } = open()
    const list = within(await screen.findByRole('group', { name: 'Endereços do cliente' }))
    const [campinas, uberaba] = list.getAllByRole<HTMLInputElement>('radio')
    expect(list.getByText('O estado do endereço de entrega precisa ser o mesmo que o estado de cobrança.')).toBeTruthy()
    await user.click(uberaba as HTMLInputElement)
    expect(api.callsTo(updateCart)).toHaveLength(0)
    await user.click(campinas as HTMLInputElement)
    await waitFor(() => expect(api.callsTo(updateCart)).toHaveLength(1))
    expect(api.callsTo(updateCart)[0]?.body).toEqual({
      addressType: 'different',
      deliveryAddressId: 7,
    })
  })

  test('CUS-019 CUS-025 a new address opens in a dialog with the limits of C-90', async () => {
    const api = serving(aCart({ addressType: 'different' }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Novo endereço' }))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Endereço' })).maxLength).toBe(30)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Bairro' }).maxLength).toBe(30)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Número' }).maxLength).toBe(5)
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Salvar/ }))
    expect(await screen.findByRole('link', { name: 'CEP: CEP inválido' })).toBeTruthy()
    expect(api.callsTo(addCustomerAddress)).toHaveLength(0)
  })
})

describe('a kit that is not safe at its destination', () => {
  const generator = { power: 5.5, inverterBrandId: '201', inverterId: '1', moduleId: '2', roofTypeId: 1 }
  const reason = 'Em RS, a série de 10 módulos chega a 550,7 V no frio, acima do limite de 550,0 V.'

  test('C-23 the refusal offers the kit resized for that state; then the refused delivery is saved', async () => {
    const cart = aCart({ generator })
    const proposals: Proposals = {
      found: true,
      reason: null,
      kits: [],
      nearest: [],
      site: { uf: 'RS', tMinC: -6, tMaxC: 39 },
      options: generator,
      cart,
    }
    const api = serving(cart).on(searchKits, proposals)
    api.on(sameAddressEndpoint, (): OrderView | ReturnType<typeof refusing> =>
      api.callsTo(searchKits).length === 0
        ? refusing(409, reason, { reason: 'kitUnsafeForState', details: { uf: 'RS', options: generator } })
        : aCart({ generator, addressType: 'same' }),
    )
    const { user } = open()
    await user.click(await choice('Mesmo endereço da cobrança'))
    expect(await screen.findByText(reason)).toBeTruthy()
    expect((await choice('Retirada')).checked).toBe(true)
    await user.click(screen.getByRole('button', { name: /^Redimensionar para RS/ }))
    await waitFor(() => expect(api.callsTo(sameAddressEndpoint)).toHaveLength(2))
    expect(api.callsTo(searchKits)[0]?.body).toEqual({ ...generator, uf: 'RS' })
    await waitFor(() => expect(screen.queryByText(reason)).toBeNull())
    expect((await choice('Mesmo endereço da cobrança')).checked).toBe(true)
  })

  test('C-22 C-23 after a swap the pair in the cart is resized, not the one that was requested first', async () => {
    const kit = { moduleId: '8', inverterId: '9' }
    const api = serving(aCart({ generator, kit, missing: [{ field: 'kit', message: reason }] }))
    api.on(searchKits, refusing(500, 'Erro interno'))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /^Redimensionar para/ }))
    await waitFor(() => expect(api.callsTo(searchKits)).toHaveLength(1))
    expect(api.callsTo(searchKits)[0]?.body).toMatchObject(kit)
  })

  test('KIT-003 C-23 a search that fails is reported and the reason stays', async () => {
    const missing = [{ field: 'kit', message: reason }]
    serving(aCart({ generator, addressType: 'same', deliveryAddressErpState: 'RS', missing })).on(
      searchKits,
      refusing(500, 'Erro interno'),
    )
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /^Redimensionar para RS/ }))
    expect(await screen.findByText('Ocorreu um erro ao buscar kits.')).toBeTruthy()
    expect(screen.getAllByText(reason).length).toBeGreaterThan(0)
  })
})
