import { changeOrderItem } from '@girassol/contract/cart'
import { type OrderView, showOrder } from '@girassol/contract/orders'
import { readSession } from '@girassol/contract/session'
import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { OrderItemsCard } from './order-items-card.tsx'

const order = anOrder()
const { actions } = order
const refused = { allowed: false, reason: 'Este pedido não pode mais ser alterado.' } as const
const nameOfItem = order.invoiceItems[0]?.productName ?? ''

const signIn = () => fakeApi().on(readSession, aSession('INTEGRATOR'))
const draw = (rest: Partial<OrderView> = {}) =>
  renderScreen(
    <SessionProvider>
      <OrderItemsCard order={{ ...order, ...rest }} />
    </SessionProvider>,
  )
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: `Quantidade de ${nameOfItem}` })
const retype = async (text: string) => {
  await userEvent.clear(await field())
  await userEvent.type(await field(), `${text}{Enter}`)
}

beforeEach(() => notifications.clean())

describe('the quantities of a saved order', () => {
  test('CART-013 CART-033 are changed with the call of the order, not with that of the cart', async () => {
    const api = signIn().on(changeOrderItem, order).on(showOrder, order)
    draw()
    await retype('12')
    await waitFor(() => expect(api.callsTo(changeOrderItem)).toHaveLength(1))
    expect(api.callsTo(changeOrderItem)[0]).toMatchObject({
      params: { id: '10482' },
      body: { productErpCode: '10010005', quantity: 12, availability: 'Immediate' },
    })
    expect(api.calls.map(({ endpoint }) => endpoint)).toEqual(['GET /auth/me', 'PATCH /invoice/:id/item'])
  })

  test.each([
    ['INVOICE_VALIDATED', { ...actions, edit: refused }],
    ['BUDGET', actions],
  ] as const)('CART-013 CART-014 of %s cannot be changed here', async (status, may) => {
    signIn()
    draw({ status, actions: may })
    expect(await screen.findByText('10010005')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('C-27 are limited to 999, and to 990 for products sold by tens', async () => {
    const api = signIn().on(changeOrderItem, order)
    const clamp = anOrderItem({ productErpCode: '10200001', step: 10, quantity: 980 })
    draw({ invoiceItems: [clamp] })
    await retype('5000')
    await waitFor(() => expect(api.callsTo(changeOrderItem)[0]?.body).toMatchObject({ quantity: 990 }))
  })

  test('DET-049 only commercial roles can reduce it to zero', async () => {
    const api = signIn().on(changeOrderItem, order)
    draw({ actions: { ...actions, removeItem: refused } })
    await retype('0')
    await waitFor(() => expect(api.callsTo(changeOrderItem)[0]?.body).toMatchObject({ quantity: 1 }))
  })

  test('DET-049 CART-033 removing an item asks for confirmation first', async () => {
    const api = signIn().on(changeOrderItem, order)
    draw()
    await retype('0')
    expect(await screen.findByText(/sai do pedido e o total é recalculado/)).toBeTruthy()
    expect(api.callsTo(changeOrderItem)).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: /^Remover/ }))
    await waitFor(() => expect(api.callsTo(changeOrderItem)[0]?.body).toMatchObject({ quantity: 0 }))
  })

  test.each([
    [
      'DET-048 the last inverter or panel',
      'Para que sua compra seja autorizada, é necessário adicionar no mínimo 1 inversor e 1 Painel solar em seu pedido.',
    ],
    ['DET-050 the last item', 'Não é possível deixar um pedido sem itens.'],
  ])('%s cannot be removed, with the quoted sentence', async (_what, sentence) => {
    const api = signIn().on(changeOrderItem, refusing(409, sentence))
    draw()
    await retype('0')
    await userEvent.click(await screen.findByRole('button', { name: /^Remover/ }))
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(api.callsTo(changeOrderItem)[0]?.body).toMatchObject({ quantity: 0 })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await field()).value).toBe('10')
  })

  test('CART-036 a failure is shown in the quoted words, and a refusal in those of the server', async () => {
    const api = signIn().on(changeOrderItem, refusing(500, 'Erro interno'))
    draw()
    await retype('12')
    expect(await screen.findByText('Ocorreu um erro ao alterar quantidade.')).toBeTruthy()
    expect((await field()).value).toBe('0')
    api.on(changeOrderItem, refusing(409, 'Produto fora de estoque!'))
    await retype('13')
    expect((await screen.findAllByText('Produto fora de estoque!')).length).toBeGreaterThan(0)
    expect((await field()).value).toBe('10')
  })
})
