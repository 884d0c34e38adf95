import { addCartItem } from '@girassol/contract/cart'
import { showOrder } from '@girassol/contract/orders'
import { expect, test } from './fixtures.ts'
import { advance, approvedOrder } from './order-steps.ts'
import { checkoutPage } from './pages/checkout-page.ts'
import { keyboard } from './pages/keyboard.ts'
import { orderDesk } from './pages/order-desk.ts'
import { recordDetail } from './pages/record-pages.ts'
import { wizardPage } from './pages/wizard-page.ts'
import { fillCart, placeOrder, registerPerson } from './purchases.ts'

const account = 'customer-success'

test('PAY-030 PAY-033 C-85 two cards: what one pays leaves the rest, and parts that the total left behind are refitted', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const seller = 'INT005'
  await logIn(account, seller)
  const { name } = await registerPerson(call, { name: 'Dona Dois Cartões', seller })
  const cart = await fillCart(call, { seller, customer: name })
  const checkout = checkoutPage(page)
  await wizardPage(page).open(4)
  await checkout.payWith('Dois cartões')
  const first = page.getByRole('textbox', { name: 'Valor no cartão 1' })
  const second = page.getByRole('textbox', { name: 'Valor no cartão 2' })
  await first.fill('4000')
  await expect(second).toHaveValue(/^R\$\s5\.\d{3},\d\d$/)
  await checkout.chooseInstalments('Parcelas do cartão 1', 10)
  await checkout.expectReady()
  await expectAccessible()

  const panel = cart.invoiceItems.find(({ productErpCode }) => productErpCode.startsWith('1001'))
  await call(addCartItem, { seller, body: { erpCode: panel?.productErpCode ?? '', quantity: 1 } })
  await page.reload()
  await expect(page.getByText('O total mudou depois que as partes foram escolhidas')).toBeVisible()
  await expect(checkout.save).toHaveAttribute('aria-disabled', 'true')
  const sentence = 'A soma das partes deve ser igual ao valor antes dos juros.'
  await page.getByRole('button', { name: sentence }).click()
  await expect(page.getByRole('radio', { name: 'Dois cartões' })).toBeFocused()
  await page.getByRole('button', { name: 'Ajustar as partes' }).click()
  await checkout.expectReady()
  await expect(first).toHaveValue(/^R\$\s4\.000,00$/)
  const total = await checkout.readTotal()
  await checkout.finishAs('Fazer pedido')
  await expect(page).toHaveURL(/\/pedidos\/\d+$/)
  const order = recordDetail(page)
  await expect(order.heading).toHaveText(/^Detalhes do pedido \d+$/)
  await order.expectTotal(total)
  await order.openTab('Método de pagamento')
  await expect(page.getByText('Cartão 1', { exact: true }).locator('..')).toContainText('10×')
})

test('PAY-001 PAY-007 PAY-032 the payment is chosen and the order made by keyboard alone', async ({
  page,
  logIn,
  call,
}) => {
  const seller = 'INT006'
  await logIn(account, seller)
  const { name } = await registerPerson(call, { name: 'Tecla Tecla da Silva', seller })
  await fillCart(call, { seller, customer: name })
  const checkout = checkoutPage(page)
  const keys = keyboard(page)
  await wizardPage(page).open(4)
  await checkout.expectReady()
  await keys.reach(page.getByRole('radio', { name: 'Pix' }))
  for (let up = 0; up < 4; up += 1) await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Cartão de crédito' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Parcelas' })).toHaveValue(/^1×/)
  await keys.press(page.getByRole('combobox', { name: 'Parcelas' }))
  await keys.take(page.getByRole('option', { name: /^6×/ }))
  await expect(page.getByRole('combobox', { name: 'Parcelas' })).toHaveValue(/^6×/)
  await checkout.expectReady()
  await keys.press(checkout.save)
  await keys.press(checkout.finishDialog.getByRole('button', { name: 'Fazer pedido' }))
  await expect(page).toHaveURL(/\/pedidos\/\d+$/)
  const order = await call(showOrder, { params: { id: Number(page.url().split('/').at(-1)) } })
  expect(order).toMatchObject({ paymentMethod: 'CREDIT_CARD', card1installments: 6 })
})

test('PAY-006 PAY-015 the options of the others method are for staff, with what each would mean', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const seller = 'INT007'
  await logIn(account, seller)
  const { name } = await registerPerson(call, { name: 'Outras Opções', seller })
  await fillCart(call, { seller, customer: name })
  const checkout = checkoutPage(page)
  await wizardPage(page).open(4)
  await checkout.payWith('Outros')
  await checkout.expectReady()
  await page.getByRole('button', { name: 'Ver opções' }).click()
  const dialog = page.getByRole('dialog', { name: 'Opções de outros pagamentos' })
  await dialog.getByRole('searchbox', { name: 'Buscar opção' }).fill('303')
  await dialog.getByRole('radio', { name: '303 · Boleto 3x' }).check()
  await expect(dialog.getByRole('row')).toHaveCount(4)
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Ver opções' })).toBeFocused()
})

test('PAY-006 an integrator pays by others without seeing the options', async ({ page, logIn, call }) => {
  await logIn('manager')
  await fillCart(call)
  const checkout = checkoutPage(page)
  await wizardPage(page).open(4)
  await checkout.payWith('Outros')
  await checkout.expectReady()
  await expect(page.getByRole('button', { name: 'Ver opções' })).toHaveCount(0)
})

test('PAY-009 PAY-010 PAY-012 WIZ-026 the special offer and the banks take turns', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const seller = 'INT008'
  await logIn(account, seller)
  const { name } = await registerPerson(call, { name: 'Oferta Especial', seller })
  await fillCart(call, { seller, customer: name })
  const checkout = checkoutPage(page)
  const special = page.getByRole('radio', { name: 'Financiamento especial BV Financeira' })
  await wizardPage(page).open(4)
  await checkout.payWith('Financiamento')
  await expect(page.getByRole('radio', { name: 'Outros bancos' })).toBeChecked()
  await special.check()
  await checkout.expectReady()
  await expectAccessible()
  await page.reload()
  await expect(special).toBeChecked()
  await page.getByRole('radio', { name: 'Financiamento 60x taxa reduzida' }).check()
  await expect(special).not.toBeChecked()
  await checkout.expectReady()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Financiamento 60x taxa reduzida' })).toBeChecked()
})

test('PAY-005 C-61 staff correct the payment of an order that waits for validation, its buyer does not', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  await logIn('integrator')
  const { name } = await registerPerson(call, { name: 'Pagamento Trocado' })
  const { id } = await placeOrder(call, { customer: name })
  await page.goto(`/pedidos/${id}?aba=pagamento`)
  await expect(page.getByRole('tabpanel')).toContainText('Pix')
  await expect(page.getByRole('button', { name: 'Editar pagamento' })).toHaveCount(0)
  await logIn('financial')
  await page.reload()
  await page.getByRole('button', { name: 'Editar pagamento' }).click()
  await page.getByRole('radio', { name: 'Cartão de crédito' }).check()
  await checkoutPage(page).chooseInstalments('Parcelas', 3)
  await expectAccessible()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Pagamento alterado.')).toBeVisible()
  await expect(page.getByRole('tabpanel')).toContainText('3×')
  await page.reload()
  await expect(page.getByRole('tabpanel')).toContainText('Cartão de crédito')
})

test('PAY-041 PAY-043 ORD-014 an approved order is paid by Pix, by the copied code', async ({
  page,
  logIn,
  call,
  context,
  expectAccessible,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await approvedOrder({ call, logIn })
  await logIn('integrator')
  await page.goto('/pedidos')
  await page.getByRole('button', { name: `Pagar pedido ${id}` }).click()
  const { dialog, open, expectStatus } = orderDesk(page)
  await expect(dialog.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Copiar código Pix' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^000201.*6304[0-9A-F]{4}$/)
  await dialog.getByRole('button', { name: 'Fechar', exact: true }).last().click()
  await expect(dialog).toBeHidden()
  await advance({ call, logIn }, id, 'INVOICE_PAYED_ERP')
  await logIn('integrator')
  await open(id)
  await expectStatus('Pagamento confirmado')
  await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toHaveCount(0)
})

test('PAY-040 PAY-051 PAY-053 PAY-054 a boleto: a failure is shown, its link copied, and then its page opens at once', async ({
  page,
  logIn,
  call,
  context,
  expectAccessible,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await approvedOrder({ call, logIn }, { payment: 'BARCODE' })
  await logIn('integrator')
  const { dialog, open } = orderDesk(page)
  await open(id)
  await page.route('**/checkout', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('button', { name: 'Pagar', exact: true }).press('Enter')
  await expect(dialog.getByRole('alert')).toContainText(
    'Ocorreu um erro ao gerar checkout para pagamento, entre em contato com nosso time comercial.',
  )
  await page.unroute('**/checkout')
  await dialog.getByRole('button', { name: 'Tentar de novo' }).press('Enter')
  const slip = dialog.getByRole('link', { name: 'Abrir boleto' })
  await expect(slip).toHaveAttribute('target', '_blank')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Copiar link' }).press('Enter')
  const notice = dialog.getByText('Link do checkout copiado.')
  await expect(notice).toBeVisible()
  await expect(notice).toBeHidden({ timeout: 2000 })
  const address = await slip.getAttribute('href')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await call(showOrder, { params: { id } })).barcodeUrl).toBe(address)
  await expect(dialog).toBeHidden()
  const opened = context.waitForEvent('page')
  await page.reload()
  await page.getByRole('button', { name: 'Pagar', exact: true }).press('Enter')
  await opened
  await expect(dialog).toBeHidden()
})
