import { listOrders } from '@girassol/contract/orders'
import { expect, test } from './fixtures.ts'
import { checkoutPage } from './pages/checkout-page.ts'
import { customerDialog } from './pages/customer-dialog.ts'
import { wizardPage } from './pages/wizard-page.ts'
import { fillCart, freshCpf, kit550, putKit, registerPerson } from './purchases.ts'

test('C-33 CART-030 a double click on the confirmation makes one order', async ({ page, logIn, call }) => {
  const seller = 'INT003'
  await logIn('commercial-supervisor', seller)
  const { name } = await registerPerson(call, { name: 'Duplo Clique da Silva', seller })
  await fillCart(call, { seller, customer: name })
  const checkout = checkoutPage(page)
  await wizardPage(page).open(4)
  await checkout.expectReady()
  await checkout.save.click()
  await checkout.finishDialog.getByRole('radio', { name: 'Fazer pedido' }).check()
  await checkout.finishDialog.getByRole('button', { name: 'Confirmar' }).dblclick()
  await expect(page).toHaveURL(/\/pedidos\/\d+$/)
  const { data } = await call(listOrders, { seller, query: { skip: 1, take: 15, term: name } })
  expect(data.map(({ id }) => id)).toEqual([Number(page.url().split('/').at(-1))])
})

test('CART-009 CART-012 fixings are sold by tens: a typed quantity goes up to the next ten', async ({
  page,
  logIn,
  call,
}) => {
  const seller = 'INT011'
  await logIn('customer-success', seller)
  await fillCart(call, { seller })
  const wizard = wizardPage(page)
  await wizard.open(3)
  const clamps = wizard.quantityOf('Grampo final 30mm')
  await expect(clamps).toHaveValue('10')
  await clamps.fill('13')
  await clamps.press('Enter')
  await expect(clamps).toHaveValue('20')
  await page.getByRole('button', { name: 'Aumentar quantidade de Grampo final 30mm' }).click()
  await expect(clamps).toHaveValue('30')
  await expect(wizard.items.getByRole('listitem').filter({ hasText: 'Grampo final 30mm' })).toContainText('R$ 138,00')
  await page.reload()
  await expect(clamps).toHaveValue('30')
  const panels = wizard.quantityOf('Módulo HELIAR 550W')
  await panels.fill('11')
  await panels.press('Enter')
  await expect(panels).toHaveValue('11')
})

test('C-23 a delivery too cold for the kit is refused with the reason, and the resized kit may go', async ({
  page,
  logIn,
  call,
}) => {
  const seller = 'INT004' // Pará, where ten of these in a row are safe; in Santa Catarina they are not.
  await logIn('commercial', seller)
  await putKit(call, { seller, options: { ...kit550, moduleId: '10010006' } })
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

test('WIZ-025 what is missing leads to where it is put right', async ({ page, logIn, call }) => {
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
