import { addCartItem, changeCartItemQuantity, readCart } from '@girassol/contract/cart'
import { listOrders } from '@girassol/contract/orders'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { checkoutPage } from './pages/checkout-page.ts'
import { customerDialog } from './pages/customer-dialog.ts'
import { keyboard } from './pages/keyboard.ts'
import { priceLine } from './pages/price-line.ts'
import { wizardPage } from './pages/wizard-page.ts'
import { fillCart, freshCpf, kit550Options, putKit, registerPerson } from './purchases.ts'

test('C-33 CART-030 a double click on the confirmation makes one order', async ({ page, logIn, call }) => {
  const seller = 'INT003'
  await logIn('commercial-supervisor', seller)
  const { document } = await registerPerson(call, { name: 'Duplo Clique da Silva', seller })
  await fillCart(call, { seller, customer: document })
  const checkout = checkoutPage(page)
  await wizardPage(page).open(4)
  await checkout.expectReady()
  await checkout.save.click()
  await checkout.finishDialog.getByRole('button', { name: 'Fazer pedido' }).dblclick()
  await expect(page).toHaveURL(/\/pedidos\/\d+$/)
  const { data } = await call(listOrders, { seller, query: { skip: 1, take: 15, term: document } })
  expect(data.map(({ id }) => id)).toEqual([Number(page.url().split('/').at(-1))])
})

test('CART-009 CART-012 fixings are sold by tens, and a typed quantity is rounded up', async ({
  page,
  logIn,
  call,
}) => {
  const seller = 'INT011'
  await logIn('customer-success', seller)
  await fillCart(call, { seller })
  const wizard = wizardPage(page)
  await wizard.open(3)
  const clamps = wizard.findQuantity('Grampo final 30mm')
  await expect(clamps).toHaveValue('10')
  await clamps.fill('13')
  await clamps.press('Enter')
  await expect(clamps).toHaveValue('20')
  await Promise.all([
    page.waitForResponse('**/quantity/*'),
    page.getByRole('button', { name: 'Aumentar quantidade de Grampo final 30mm' }).click(),
  ])
  await expect(clamps).toHaveValue('30')
  await expect(wizard.items.getByRole('listitem').filter({ hasText: 'Grampo final 30mm' })).toContainText('R$ 138,00')
  await page.reload()
  await expect(clamps).toHaveValue('30')
  const panels = wizard.findQuantity('Módulo HELIAR 550W')
  await panels.fill('11')
  await panels.press('Enter')
  await expect(panels).toHaveValue('11')
})

test('C-23 a destination too cold for the kit is refused with the reason, and the resized kit is accepted', async ({
  page,
  logIn,
  call,
}) => {
  const seller = 'INT004' // In Pará, a string of ten of these is safe; in Santa Catarina it is not.
  await logIn('commercial', seller)
  await putKit(call, { seller, options: { ...kit550Options, moduleId: '10010006' } })
  const checkout = checkoutPage(page)
  const customer = customerDialog(page)
  await wizardPage(page).open(4)
  await checkout.newCustomer()
  await customer.typePerson({ cpf: freshCpf(), name: 'Helga da Serra Fria', phone: '48987651234' })
  await customer.goOn()
  await customer.typeAddress({ cep: '88010400', number: '25' })
  await customer.save()
  await checkout.payWith('Pix')
  await checkout.deliver('Mesmo endereço da cobrança')
  const refusal = page.getByRole('alert').filter({ hasText: 'O kit do carrinho não é seguro em SC.' })
  await expect(refusal).toContainText('Em SC, ')
  await expect(checkout.save).toHaveAttribute('aria-disabled', 'true')
  await refusal.getByRole('button', { name: 'Redimensionar para SC' }).click()
  await expect(page.getByText('Kit redimensionado para SC.')).toBeVisible()
  await checkout.expectReady()
  await wizardPage(page).step('Resumo').click()
  await expect(wizardPage(page).chosenKit).toContainText('2 strings de 5')
  await expect(wizardPage(page).kits).toContainText('Tensões calculadas para SC')
})

test('WIZ-025 each missing field links to where it is filled in', async ({ page, logIn, call }) => {
  const seller = 'INT008'
  await logIn('commercial-supervisor', seller)
  await fillCart(call, { seller, customer: (await registerPerson(call, { name: 'Falta Pouco', seller })).name })
  await wizardPage(page).open(4)
  const checkout = checkoutPage(page)
  await checkout.expectReady()
  await page.getByRole('button', { name: 'Limpar Cliente' }).click()
  await expect(checkout.save).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Escolha o cliente.' }).click()
  await expect(checkout.customer).toBeFocused()
})

const cartUrl = '**/api/v2/invoice/cart'
const panelName = 'Módulo HELIAR 550W'

/** Method and path of every write that the page makes from now on. */
const recordWrites = (page: Page): string[] => {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return writes
}

test('CART-015 CART-016 CART-017 CART-018 CART-019 a discount is given by keyboard alone, and its effect is shown before', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const seller = 'INT001'
  await logIn('customer-success', seller)
  await putKit(call, { seller })
  await wizardPage(page).open(3)
  const keys = keyboard(page)
  const { discount, form, inReais, inPercent, type } = priceLine(page)
  const writes = recordWrites(page)
  await keys.press(discount)
  await expect(inReais).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(discount).toBeFocused()
  expect(writes).toEqual([])
  await page.keyboard.press('Enter')
  await type('99.999,00')
  await page.keyboard.press('Enter')
  await expect(form).toContainText('O desconto não pode ser maior que o subtotal.')
  await type('1.234,56')
  await expect(inReais).toHaveValue('1.234,56')
  await expect(form).toContainText(/R\$\s9\.375,90\s+R\$\s8\.141,34/)
  await page.keyboard.press('Escape')
  await expect(discount).toContainText(/R\$\s0,00/)
  await keys.press(discount)
  await type('1.234,56')
  await page.keyboard.press('Enter')
  await expect(discount).toContainText(/13,17%.*-R\$\s1\.234,56/)
  await keys.press(discount)
  await expect(inReais).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await keys.reach(inPercent)
  await page.keyboard.type('101')
  await page.keyboard.press('Enter')
  await expect(form).toContainText('O desconto não pode passar de 100%.')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(discount).toContainText(/10,00%.*-R\$\s937,59/)
  const discounts = writes.filter((write) => write.endsWith('/prices'))
  expect(discounts).toHaveLength(2)
})

test('CART-014 C-61 an integrator sets the service value, and gives no discount', async ({ page, logIn, call }) => {
  await logIn('manager')
  await putKit(call)
  await wizardPage(page).open(3)
  const { discount, service, serviceValue } = priceLine(page)
  await service.click()
  await serviceValue.fill('450,00')
  await serviceValue.press('Enter')
  await expect(service).toContainText(/R\$\s450,00/)
  await expect(page.getByRole('complementary', { name: 'Resumo' })).toContainText(/R\$\s9\.825,90/)
  await expect(discount).toHaveCount(0)
})

test('C-30 changes of the cart in one tab or browser appear in the others, and nothing is finished twice', async ({
  page,
  browser,
  logIn,
  call,
}) => {
  const seller = 'INT002'
  await logIn('administrator', seller)
  const { document } = await registerPerson(call, { name: 'Duas Telas Abertas', seller })
  await fillCart(call, { seller, customer: document })
  const [wizard, tab] = [wizardPage(page), await page.context().newPage()]
  await wizard.open(3)
  await wizardPage(tab).open(3)
  const [here, inTab] = [wizard.findQuantity(panelName), wizardPage(tab).findQuantity(panelName)]
  await expect(inTab).toHaveValue('10')
  await here.fill('11')
  await here.press('Enter')
  await expect(inTab).toHaveValue('11')

  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() })
  const other = await elsewhere.newPage()
  const checkout = checkoutPage(other)
  await wizardPage(other).open(4)
  await checkout.expectReady()
  await checkout.save.click()
  await here.fill('12')
  await here.press('Enter')
  await expect(page.getByText(/^Carrinho salvo às/).first()).toBeVisible()
  await expect.poll(async () => (await call(readCart, { seller }))?.invoiceItems[0]?.quantity).toBe(12)
  await checkout.finishDialog.getByRole('button', { name: 'Fazer pedido' }).click()
  const moved = checkout.finishDialog.getByRole('list', { name: 'O que mudou' })
  await expect(moved).toContainText('11 → 12 unidades')
  await expect(checkout.finishDialog).toContainText('O valor total mudou. Confira o novo valor antes de finalizar.')
  await checkout.finishDialog.getByRole('button', { name: 'Fazer pedido' }).click()
  await expect(other).toHaveURL(/\/pedidos\/\d+$/)
  await elsewhere.close()

  await here.fill('13')
  await here.press('Enter')
  await expect(page.getByText('Este carrinho já foi finalizado.').first()).toBeVisible()
  await expect(wizard.items).toHaveCount(0)
  const { data } = await call(listOrders, { seller, query: { skip: 1, take: 15, term: document } })
  expect(data).toHaveLength(1)
})

test('CART-001 WIZ-029 after finishing, Back opens no finished cart, and the next one is new', async ({
  page,
  logIn,
  call,
}) => {
  const seller = 'INT012'
  await logIn('customer-success', seller)
  const { name } = await registerPerson(call, { name: 'Volta Sem Medo', seller })
  await fillCart(call, { seller, customer: name })
  const [wizard, checkout] = [wizardPage(page), checkoutPage(page)]
  await wizard.open(4)
  await checkout.expectReady()
  await checkout.finishAs('Salvar orçamento')
  await expect(page).toHaveURL(/\/orcamentos\/\d+$/)
  await page.goBack()
  await expect(checkout.save).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Carrinho/ })).toHaveCount(0)
  await wizard.open(2)
  await page.getByRole('button', { name: /^Adicionar Módulo HELIAR 550W/ }).click()
  await expect(page.getByRole('button', { name: /^Carrinho: 1/ })).toBeVisible()
  expect((await call(readCart, { seller }))?.customerName).toBeNull()
})

test('CART-036 a failed change of quantity is reported, shows 0 and, after a reload, the stored quantity', async ({
  page,
  logIn,
  call,
}) => {
  const seller = 'INT005'
  await logIn('customer-success', seller)
  await putKit(call, { seller })
  const wizard = wizardPage(page)
  await wizard.open(3)
  const panels = wizard.findQuantity(panelName)
  await expect(panels).toHaveValue('10')
  await page.route('**/quantity/*', (route) => route.fulfill({ status: 500, json: { message: 'Erro interno' } }))
  await panels.fill('12')
  await panels.press('Enter')
  await expect(page.getByText('Ocorreu um erro ao alterar quantidade.', { exact: true })).toBeVisible()
  await expect(panels).toHaveValue('0')
  await expect(wizard.items.getByRole('listitem').first()).toContainText('Continua valendo 10.')
  await page.unroute('**/quantity/*')
  await page.reload()
  await expect(panels).toHaveValue('10')
})

test('CART-023 C-32 a removed item is restored by undo, and the cart is emptied after a confirmation', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const seller = 'INT006'
  await logIn('customer-success', seller)
  await putKit(call, { seller })
  const wizard = wizardPage(page)
  await wizard.open(3)
  await page.getByRole('button', { name: /^Retirar Grampo final 30mm/ }).click()
  await expect(wizard.findQuantity('Grampo final 30mm')).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(wizard.findQuantity('Grampo final 30mm')).toHaveValue('10')
  await page.getByRole('button', { name: 'Esvaziar carrinho' }).click()
  const dialog = page.getByRole('dialog', { name: 'Esvaziar carrinho' })
  await expect(dialog).toContainText(/Saem \d+ produtos do carrinho/)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Esvaziar' }).click()
  await expect(page.getByText('Seu carrinho está vazio')).toBeVisible()
  expect((await call(readCart, { seller }))?.invoiceItems).toEqual([])
})

test('CART-022 a cart that cannot be read counts as empty, with a message only in the console', async ({
  page,
  logIn,
}) => {
  await logIn('commercial-supervisor', 'INT007')
  const announced: string[] = []
  page.on('console', (message) => announced.push(message.text()))
  await page.route(cartUrl, (route) => route.fulfill({ status: 500, json: { message: 'Erro interno' } }))
  await page.goto('/')
  await expect.poll(() => announced.some((text) => text.includes('ApiError')), { timeout: 20_000 }).toBe(true)
  await expect(page.getByRole('button', { name: /^Carrinho/ })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('CART-021 CART-022 without a cart nothing is logged to the console', async ({ page, logIn }) => {
  await logIn('commercial-supervisor', 'INT012')
  const announced: string[] = []
  const read = page.waitForResponse(cartUrl)
  page.on('console', (message) => message.type() === 'error' && announced.push(message.text()))
  await page.goto('/')
  expect([(await read).status(), await (await read).json()]).toEqual([200, null])
  expect(announced).toEqual([])
})

test('WIZ-018 C-39 a generator without an inverter cannot be finished', async ({ page, logIn, call }) => {
  const seller = 'INT009'
  await logIn('customer-success', seller)
  const { name } = await registerPerson(call, { name: 'Sem Inversor', seller })
  const { id } = await fillCart(call, { seller, customer: name })
  const [wizard, checkout] = [wizardPage(page), checkoutPage(page)]
  await wizard.open(4)
  await checkout.expectReady()
  const without = { cartId: id, code: kit550Options.inverterId, qty: 0 }
  await call(changeCartItemQuantity, { seller, params: without, query: {} })
  await checkout.save.click()
  await checkout.finishDialog.getByRole('button', { name: 'Fazer pedido' }).click()
  await expect(
    page.getByText(/é necessário adicionar um total de no mínimo 1 inversor e 1 Painel solar\./),
  ).not.toHaveCount(0)
  expect((await call(readCart, { seller }))?.id).toBe(id)
})

test('CART-013 CART-037 the wizard and the home use the calls of the cart, and a new order uses its own', async ({
  page,
  logIn,
  call,
}) => {
  const seller = 'INT010'
  await logIn('customer-success', seller)
  const { name } = await registerPerson(call, { name: 'Chamadas Certas', seller })
  const { id } = await fillCart(call, { seller, customer: name })
  const calls: string[] = []
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const api = '/api/v2/invoice'
  await page.goto('/')
  await expect.poll(() => calls).toContain(`GET ${api}/cart`)
  const wizard = wizardPage(page)
  await wizard.open(3)
  const panels = wizard.findQuantity(panelName)
  await panels.fill('11')
  await panels.press('Enter')
  await expect.poll(() => calls).toContain(`PATCH ${api}/cart/${id}/item/10010005/quantity/11`)
  await wizard.open(2)
  await page.getByRole('button', { name: /^Adicionar Módulo HELIAR 575W/ }).click()
  await expect.poll(() => calls).toContain(`POST ${api}/cart/item`)
  const checkout = checkoutPage(page)
  await wizard.open(4)
  await checkout.expectReady()
  await checkout.finishAs('Fazer pedido')
  await expect(page).toHaveURL(/\/pedidos\/\d+$/)
  await panels.fill('12')
  await panels.press('Enter')
  await expect.poll(() => calls).toContain(`PATCH ${api}/${id}/item`)
  await expect(page.getByText(/R\$\s5\.398,80/).first()).toBeVisible()
  expect(calls.filter((each) => each.includes('/quantity/'))).toHaveLength(1)
})

test('CART-034 CART-027 the warning before another type of purchase can be hidden permanently', async ({
  page,
  logIn,
  call,
}) => {
  const seller = 'INT014'
  await logIn('customer-success', seller)
  const fillReadyKit = async () => {
    await page.request.patch('/api/v2/invoice/cart/change-cart-type/PA', {
      headers: { 'X-Requested-With': 'girassol', sellerid: seller },
    })
    await call(addCartItem, { seller, body: { erpCode: '20010001', quantity: 1 } })
  }
  await fillReadyKit()
  const warning = page.getByText('Ao trocar o tipo de compra, os itens do carrinho serão removidos.')
  await wizardPage(page).open(2)
  await expect(warning).toBeVisible()
  await page.getByRole('checkbox', { name: 'Não mostrar novamente' }).check()
  await page.getByRole('button', { name: 'Trocar', exact: true }).click()
  await expect.poll(async () => (await call(readCart, { seller }))?.type).toBe('MP')
  await fillReadyKit()
  await page.reload()
  await expect.poll(async () => (await call(readCart, { seller }))?.type).toBe('MP')
  await expect(warning).toHaveCount(0)
})
