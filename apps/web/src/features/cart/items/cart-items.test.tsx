import { addCartItem, changeCartItemQuantity, emptyCart, fixCartItem, readCart } from '@girassol/contract/cart'
import { restoreKitItem } from '@girassol/contract/generator'
import { readSession } from '@girassol/contract/session'
import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { notifications } from '@mantine/notifications'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { stopClock } from '../../../lib/test-stopped-clock.ts'
import { useCart } from '../saving/use-cart.ts'
import { CartItems } from './cart-items.tsx'
import { MiniCart } from './mini-cart.tsx'

const panel = anOrderItem({ productName: 'Módulo HELIAR 550W' })
const clamp = anOrderItem({
  productErpCode: '10200001',
  productName: 'Grampo final',
  groupCode: '1020',
  quantity: 10,
  step: 10,
  unitValue: 4.2,
  totalValue: 42,
  unitPower: null,
})
const cart = anOrder({ status: 'CART', invoiceItems: [panel, clamp] })

const withItem = (code: string, quantity: number) => ({
  ...cart,
  invoiceItems: cart.invoiceItems.map((item) => (item.productErpCode === code ? { ...item, quantity } : item)),
})

const Items = () => {
  const { cart: shown } = useCart()
  if (shown === null) return null
  return (
    <>
      <CartItems cart={shown} onAddProducts={() => {}} />
      <MiniCart cart={shown} />
      <output>{shown.totalInvoice}</output>
    </>
  )
}

const setUp = (shown = cart) => fakeApi().on(readSession, aSession('INTEGRATOR')).on(readCart, shown)

const draw = () =>
  renderScreen(
    <SessionProvider>
      <Items />
    </SessionProvider>,
  )

const findQuantityField = (product: string) => screen.findByRole('textbox', { name: `Quantidade de ${product}` })
const retype = async (product: string, text: string) => {
  const field = await findQuantityField(product)
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{Enter}`)
}

beforeEach(() => notifications.clean())

describe('the items of the cart', () => {
  test('CART-002 name, value and quantity of each', async () => {
    setUp()
    draw()
    const mini = await screen.findByRole('list', { name: 'Produtos no carrinho' })
    expect(mini.textContent).toMatch(/Módulo HELIAR 550W10 × R\$\s449,90R\$\s4\.499,00/)
    expect(mini.textContent).toMatch(/Grampo final10 × R\$\s4,20R\$\s42,00/)
  })

  test('CART-009 CART-011 codes 1020 go in tens, and only digits count', async () => {
    const api = setUp().on(changeCartItemQuantity, withItem('10200001', 20))
    draw()
    await retype('Grampo final', '-1a1')
    await waitFor(() => expect(api.callsTo(changeCartItemQuantity)).toHaveLength(1))
    expect(api.callsTo(changeCartItemQuantity)[0]).toMatchObject({
      params: { cartId: String(cart.id), code: '10200001', qty: '20' },
      query: { availability: 'Immediate' },
    })
  })

  test('CART-010 CART-012 CART-025 clicks are shown at once and sent together after a second', async () => {
    const api = setUp().on(changeCartItemQuantity, withItem('10010005', 12))
    draw()
    const more = await screen.findByRole('button', { name: 'Aumentar quantidade de Módulo HELIAR 550W' })
    const shown = await findQuantityField('Módulo HELIAR 550W')
    const clock = stopClock()
    fireEvent.click(more)
    await clock.pass(999)
    fireEvent.click(more)
    expect(shown.getAttribute('value')).toBe('12')
    await clock.pass(999)
    expect(api.callsTo(changeCartItemQuantity)).toHaveLength(0)
    await clock.pass(20)
    expect(api.callsTo(changeCartItemQuantity)).toHaveLength(1)
    expect(api.callsTo(changeCartItemQuantity)[0]?.params.qty).toBe('12')
  })

  test('CART-025 the total follows before the server responds', async () => {
    const answer = Promise.withResolvers<typeof cart>()
    setUp().on(changeCartItemQuantity, () => answer.promise)
    draw()
    await retype('Módulo HELIAR 550W', '12')
    await waitFor(() => expect(screen.getByRole('status', { name: '' }).textContent).toBe('11025.73'))
    answer.resolve({ ...withItem('10010005', 12), totalInvoice: 11_000 })
    await waitFor(() => expect(screen.getByText('11000')).toBeTruthy())
  })

  test('CART-036 a failed change says so, its control shows 0 and the cart stays what the server said', async () => {
    setUp().on(changeCartItemQuantity, refusing(500, 'Erro interno'))
    draw()
    await retype('Módulo HELIAR 550W', '12')
    expect(await screen.findByText('Ocorreu um erro ao alterar quantidade.')).toBeTruthy()
    expect(screen.getByText('Ocorreu um erro ao alterar quantidade. Continua valendo 10.')).toBeTruthy()
    expect((await findQuantityField('Módulo HELIAR 550W')).getAttribute('value')).toBe('0')
    expect(screen.getByText('10125.93')).toBeTruthy()
    expect((await screen.findByRole('list', { name: 'Produtos no carrinho' })).textContent).toContain('10 × ')
  })

  test('C-30 a refused change reads the cart as it has become elsewhere', async () => {
    const api = setUp().on(changeCartItemQuantity, refusing(409, 'Este carrinho já foi finalizado.'))
    draw()
    await findQuantityField('Módulo HELIAR 550W')
    api.on(readCart, { ...cart, invoiceItems: [clamp] })
    await retype('Módulo HELIAR 550W', '12')
    await waitFor(() => expect(screen.queryByText('Módulo HELIAR 550W')).toBeNull())
    expect(screen.getByText('Este carrinho já foi finalizado.')).toBeTruthy()
  })

  test('CART-025 says when the cart was last saved', async () => {
    setUp().on(changeCartItemQuantity, withItem('10010005', 12))
    draw()
    await findQuantityField('Módulo HELIAR 550W')
    expect(screen.queryByText(/^Carrinho salvo/)).toBeNull()
    await retype('Módulo HELIAR 550W', '12')
    expect(await screen.findByText(/^Carrinho salvo às \d\d:\d\d$/)).toBeTruthy()
  })

  test('C-28 the server says why a quantity cannot be had', async () => {
    setUp().on(changeCartItemQuantity, refusing(409, 'Produto fora de estoque!'))
    draw()
    await retype('Módulo HELIAR 550W', '9999')
    expect((await screen.findAllByText('Produto fora de estoque!')).length).toBeGreaterThan(0)
  })

  test('C-32 an item is taken out, and put back by undoing', async () => {
    const api = setUp()
      .on(changeCartItemQuantity, { ...cart, invoiceItems: [clamp] })
      .on(addCartItem, cart)
    draw()
    await userEvent.click(await screen.findByRole('button', { name: 'Retirar Módulo HELIAR 550W do carrinho' }))
    expect(await screen.findByText('Módulo HELIAR 550W saiu do carrinho.')).toBeTruthy()
    expect(api.callsTo(changeCartItemQuantity)[0]?.params.qty).toBe('0')
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(await findQuantityField('Módulo HELIAR 550W')).toBeTruthy()
    expect(api.callsTo(addCartItem)[0]?.body).toEqual({ erpCode: '10010005', quantity: 10 })
  })

  test('C-32 C-22 an item of the kit is put back as a part of the kit', async () => {
    const kit = { moduleId: '10010005', inverterId: '10100003' }
    const generator = { power: 5.5, inverterBrandId: '201', roofTypeId: 1, ...kit }
    const sized = { ...cart, generator, kit, invoiceItems: [{ ...panel, kitQuantity: 10 }, clamp] }
    const api = setUp(sized)
      .on(changeCartItemQuantity, { ...cart, invoiceItems: [clamp] })
      .on(restoreKitItem, sized)
    draw()
    await userEvent.click(await screen.findByRole('button', { name: 'Retirar Módulo HELIAR 550W do carrinho' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
    expect(await findQuantityField('Módulo HELIAR 550W')).toBeTruthy()
    const pair = { chosenModuleId: '10010005', chosenInverterId: '10100003' }
    const line = { erpCode: '10010005', quantity: 10, kitQuantity: 10 }
    expect(api.callsTo(restoreKitItem).map(({ body }) => body)).toEqual([{ ...generator, ...pair, ...line }])
  })

  test('CART-023 the cart is emptied only after asking', async () => {
    const api = setUp().on(emptyCart, null)
    draw()
    await userEvent.click(await screen.findByRole('button', { name: 'Esvaziar carrinho' }))
    expect(await screen.findByText(/Saem 2 produtos do carrinho/)).toBeTruthy()
    expect(api.callsTo(emptyCart)).toHaveLength(0)
    api.on(readCart, null)
    await userEvent.click(screen.getByRole('button', { name: 'Esvaziar' }))
    await waitFor(() => expect(screen.queryByText('Grampo final')).toBeNull())
  })

  test.each([
    { now: '2026-12-05', button: 'Aceitar nova data', sent: { erpCode: '10010005', availability: '2026-12-05' } },
    { now: null, button: 'Retirar do carrinho', sent: { erpCode: '10010005' } },
  ])('CART-026 C-26 an item that leaves at $now instead of at once: $button', async ({ now, button, sent }) => {
    const changed = { ...panel, status: 'UNAVAILABLE' as const, currentAvailability: now }
    const api = setUp({ ...cart, invoiceItems: [changed] }).on(fixCartItem, cart)
    draw()
    await userEvent.click(await screen.findByRole('button', { name: `${button}: Módulo HELIAR 550W` }))
    await waitFor(() => expect(screen.queryByRole('button', { name: new RegExp(button) })).toBeNull())
    expect(api.callsTo(fixCartItem).map(({ body }) => body)).toEqual([sent])
  })
})

test('BUD-045 a cart that cannot be emptied says so', async () => {
  notifications.clean()
  setUp().on(emptyCart, refusing(500, 'x'))
  draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Esvaziar carrinho' }))
  await userEvent.click(screen.getByRole('button', { name: 'Esvaziar' }))
  expect(await screen.findByText('Ocorreu um erro ao limpar o carrinho.')).toBeTruthy()
})

test('COMP-013 while the cart waits for an approval its items are only read', async () => {
  const api = setUp({ ...cart, awaitsApprovalUntil: '2026-11-28T14:20:00.000Z' })
  draw()
  await findQuantityField(panel.productName)
  const list = within(screen.getByRole('list', { name: /^Itens do carrinho/ }))
  expect(list.getByText(panel.productName)).toBeTruthy()
  const controls = [...list.getAllByRole('button'), ...list.getAllByRole('textbox')]
  const others = ['Adicionar produtos', 'Esvaziar carrinho'].map((name) => screen.getByRole('button', { name }))
  expect([...controls, ...others].filter((control) => control.closest('fieldset[disabled]') === null)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: `Retirar ${panel.productName} do carrinho` }))
  expect(api.callsTo(changeCartItemQuantity)).toEqual([])
})
