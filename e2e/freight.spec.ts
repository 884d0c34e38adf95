import { showOrder } from '@girassol/contract/orders'
import { expect, test } from './fixtures.ts'
import { billedOrder, orderInAnalysis } from './order-steps.ts'
import { orderDesk } from './pages/order-desk.ts'

test('FRT-001 FRT-003 FRT-006 logistics sends an order to the hub, once, and the menu says so afterwards', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  test.slow()
  const id = await billedOrder({ call, logIn })
  await logIn('logistics')
  const desk = orderDesk(page)
  await desk.open(id)
  await desk.run('Enviar para o Fretefy')
  await expect(desk.dialog.getByRole('button', { name: 'Enviar' })).toBeEnabled()
  await expectAccessible()
  await desk.dialog.getByRole('button', { name: 'Enviar' }).dblclick()
  await expect(page.getByText('Enviando pedido para o Fretefy')).toHaveCount(1)
  await expect(page.getByText('Pedido enviado para o Fretefy', { exact: true })).toBeVisible()
  await expect(desk.dialog).toBeHidden()
  await desk.menu.click()
  await desk.line('Enviar para o Fretefy').hover()
  await expect(page.getByText('Este pedido já foi enviado para o Fretefy.').first()).toBeVisible()
})

test('FRT-002 administrators see what the carrier charges, others do not', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  test.slow()
  const id = await billedOrder({ call, logIn })
  await logIn('administrator')
  const desk = orderDesk(page)
  await desk.open(id)
  await desk.run('Enviar para o Fretefy')
  await desk.confirm('Enviar')
  await expect(desk.dialog).toBeHidden()
  const seen = async () => (await call(showOrder, { params: { id } })).fretefyCarrierName
  expect(await seen()).toMatch(/\w/)
  const tab = page.getByRole('tab', { name: /entrega/i })
  await tab.click()
  await expect(page.getByText(String(await seen()))).toBeVisible()
  await expect(page.getByText('Cubagem total')).toBeVisible()
  await expectAccessible()
  await logIn('logistics')
  expect(await seen()).toBeNull()
  await desk.open(id)
  await tab.click()
  await expect(page.getByText('Prazo de entrega')).toBeVisible()
  await expect(page.getByText('Cubagem total')).toBeHidden()
})

test('FRT-005 a failure is shown in the words of the documents', async ({ page, logIn, call }) => {
  test.slow()
  const id = await billedOrder({ call, logIn })
  await logIn('logistics')
  await page.route('**/send-fretefy', (route) => route.fulfill({ status: 500, body: '{}' }))
  const desk = orderDesk(page)
  await desk.open(id)
  await desk.run('Enviar para o Fretefy')
  await desk.confirm('Enviar')
  await expect(page.getByText('Ocorreu um erro ao enviar o pedido para o Fretefy')).toBeVisible()
})

test('FRT-007 VAL-017 after a validation the hub is called; its failure is shown, the validation stays', async ({
  page,
  logIn,
  call,
}) => {
  const id = await orderInAnalysis({ call, logIn })
  await logIn('commercial')
  await page.route('**/calc-freight-fretefy-value', (route) => route.fulfill({ status: 500, body: '{}' }))
  const desk = orderDesk(page)
  await desk.open(id)
  await desk.run('Validar Pedido')
  await desk.dialog
    .getByRole('button', { name: /\d vagas?$/ })
    .first()
    .click()
  await desk.confirm('Validar Pedido')
  await expect(page.getByText('Pedido validado com sucesso')).toBeVisible()
  await expect(page.getByText('Erro ao calcular valor de frete na Fretefy')).toBeVisible()
  await desk.expectStatus('Validado')
})
