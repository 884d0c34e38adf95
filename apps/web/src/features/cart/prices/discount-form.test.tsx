import { changePrices, simulateDiscount } from '@girassol/contract/cart'
import { anOrder } from '@girassol/test-data/orders'
import { notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { priceLines } from './price-lines.tsx'

const order = anOrder({ subTotal: 9375.9, discountValue: 100.5, percentage: 1.0719 })
const { subTotalWithDiscount, freightValue, freightPercentage, rawInvoice, interestValue, interestPercentage } = order
const simulated = {
  discountValue: 1234.56,
  percentage: 13.16738,
  subTotal: 9375.9,
  subTotalWithDiscount,
  freightValue,
  freightPercentage,
  rawInvoice,
  interestValue,
  interestPercentage,
  grossCommission: 450,
  netCommission: 360,
  totalInvoice: 8891.37,
  marginLiquid: 13.4,
  isMarginBelowAllowed: false,
  grossFreight: 300.03,
}

const setUp = () => fakeApi().on(simulateDiscount, simulated).on(changePrices, order)

const draw = (shown = order) => {
  const { discount, service } = priceLines(shown)
  renderScreen(
    <>
      {discount.value}
      {service.value}
    </>,
  )
}

const openDiscount = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Alterar desconto/ }))
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'Desconto em reais' })
}

beforeEach(() => notifications.clean())

describe('the discount of an order', () => {
  test('CART-017 CART-018 is typed as in Brazil; Enter confirms', async () => {
    const api = setUp()
    draw()
    const field = await openDiscount()
    expect(field.value).toBe('100,5')
    await userEvent.clear(field)
    await userEvent.type(field, '1.234,56')
    expect(field.value).toBe('1.234,56')
    await userEvent.type(field, '{Enter}')
    await waitFor(() => expect(api.callsTo(changePrices)).toHaveLength(1))
    expect(api.callsTo(changePrices)[0]).toMatchObject({ params: { id: '10482' }, body: { discountValue: 1234.56 } })
    expect(await screen.findByRole('button', { name: /^Alterar desconto/ })).toBe(document.activeElement)
  })

  test('CART-018 Escape cancels, whatever was typed', async () => {
    const api = setUp()
    draw()
    await userEvent.type(await openDiscount(), '99{Escape}')
    expect(await screen.findByRole('button', { name: /^Alterar desconto/ })).toBeTruthy()
    expect(api.callsTo(changePrices)).toHaveLength(0)
  })

  test.each([
    ['the same value', '100,50'],
    ['nothing', ''],
    ['no number', 'abc'],
  ])('CART-019 %s sends nothing to the server', async (_, typed) => {
    const api = setUp()
    draw()
    const field = await openDiscount()
    await userEvent.clear(field)
    await userEvent.type(field, `${typed}{Enter}`)
    expect(await screen.findByRole('button', { name: /^Alterar desconto/ })).toBeTruthy()
    expect(api.calls).toHaveLength(0)
  })

  test('CART-015 more than the sub total is reported and not sent', async () => {
    const api = setUp()
    draw()
    const field = await openDiscount()
    await userEvent.clear(field)
    await userEvent.type(field, '9375,91{Enter}')
    expect(screen.getByText('O desconto não pode ser maior que o subtotal.')).toBeTruthy()
    expect(api.callsTo(changePrices)).toHaveLength(0)
  })

  test('CART-016 a percentage goes up to 100', async () => {
    const api = setUp()
    draw()
    await openDiscount()
    await userEvent.click(screen.getByRole('radio', { name: '%' }))
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Desconto em porcentagem' })
    expect(field.value).toBe('1,0719')
    await userEvent.clear(field)
    await userEvent.type(field, '101{Enter}')
    expect(screen.getByText('O desconto não pode passar de 100%.')).toBeTruthy()
    await userEvent.clear(field)
    await userEvent.type(field, '2,5{Enter}')
    await waitFor(() => expect(api.callsTo(changePrices)[0]?.body).toEqual({ discountPercentage: 2.5 }))
  })

  test('CART-015 C-81 the resulting total and margin are shown before saving', async () => {
    const api = setUp()
    draw()
    const field = await openDiscount()
    await userEvent.clear(field)
    await userEvent.type(field, '1234,56')
    expect(await screen.findByText(/R\$\s8\.891,37/)).toBeTruthy()
    expect(screen.getByText(/margem 13,4%/)).toBeTruthy()
    expect(api.callsTo(simulateDiscount).at(-1)?.body).toEqual({ discountValue: 1234.56 })
    expect(api.callsTo(changePrices)).toHaveLength(0)
  })

  test('VAL-022 a failure is shown in the quoted words and the form stays; a refusal is shown in the form', async () => {
    const api = setUp().on(changePrices, refusing(500, 'Erro interno'))
    draw()
    const field = await openDiscount()
    await userEvent.clear(field)
    await userEvent.type(field, '10{Enter}')
    expect(await screen.findByText('Ocorreu um erro ao aplicar desconto no pedido.')).toBeTruthy()
    api.on(changePrices, refusing(409, 'Este pedido não pode mais ser alterado.'))
    await userEvent.type(field, '{Enter}')
    expect(await screen.findByText('Este pedido não pode mais ser alterado.')).toBeTruthy()
  })

  test('CART-014 a user who may not give one sees only the value, and hidden prices stay hidden', async () => {
    setUp()
    const refused = { allowed: false, reason: 'Você não tem permissão para esta ação.' } as const
    draw({ ...order, actions: { ...order.actions, discount: refused }, grossCommission: null })
    expect(await screen.findByText(/-R\$\s100,50/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the service value', () => {
  test('C-61 C-80 is edited in place, with the resulting total', async () => {
    const api = setUp()
    draw()
    await userEvent.click(await screen.findByRole('button', { name: /^Alterar valor do serviço/ }))
    const field = await screen.findByRole('textbox', { name: 'Valor do serviço' })
    await userEvent.clear(field)
    await userEvent.type(field, '500,10')
    expect(await screen.findByText(/R\$\s10\.176,03/)).toBeTruthy()
    await userEvent.type(field, '{Enter}')
    await waitFor(() => expect(api.callsTo(changePrices)[0]?.body).toEqual({ grossCommission: 500.1 }))
  })
})

describe('USE-021 a margin below zero', () => {
  const typeDeep = async (seen: { readonly marginLiquid: number | null }) => {
    const api = setUp().on(simulateDiscount, { ...simulated, ...seen, isMarginBelowAllowed: true })
    draw()
    const field = await openDiscount()
    await userEvent.clear(field)
    await userEvent.type(field, '5000')
    await screen.findByRole('textbox', { name: 'Motivo' })
    return api
  }
  const apply = () => userEvent.click(screen.getByRole('button', { name: 'Aplicar' }))

  test('USE-021 shows a warning before saving, and can only be saved with a reason', async () => {
    const api = await typeDeep({ marginLiquid: -2.3 })
    expect(screen.getByText('Margem: abaixo do permitido. Outra pessoa precisa aprovar o pedido.')).toBeTruthy()
    expect(screen.getByText(/margem -2,3%/)).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'curto')
    await apply()
    expect(api.callsTo(changePrices)).toHaveLength(0)
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), ' demais para a obra')
    await apply()
    await waitFor(() => expect(api.callsTo(changePrices)).toHaveLength(1))
    expect(api.callsTo(changePrices)[0]?.body).toEqual({
      discountValue: 5000,
      marginReason: 'curto demais para a obra',
    })
  })

  test('USE-021 reads Abaixo do permitido to roles that see no margin', async () => {
    await typeDeep({ marginLiquid: null })
    expect(screen.getByText(/· Abaixo do permitido$/)).toBeTruthy()
    expect(screen.queryByText(/margem -?\d/)).toBeNull()
  })
})
