import { toUrl } from '@girassol/contract/http/endpoint'
import { recalculateAvailability } from '@girassol/contract/orders'
import { expect, test } from './fixtures.ts'
import { orderInAnalysis } from './order-steps.ts'
import { keyboard } from './pages/keyboard.ts'
import { orderDesk } from './pages/order-desk.ts'

test('VAL-001 VAL-004 VAL-005 VAL-018 VAL-020 a changed availability stops the validation, which succeeds after a restart', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const id = await orderInAnalysis({ call, logIn })
  await logIn('commercial')
  const desk = orderDesk(page)
  await desk.open(id)
  const path = toUrl(recalculateAvailability.path.replace(':id', String(id)))
  // No deliveries to the warehouse happen during a story, so the first recalculation reports a change.
  await page.route(`**${path}`, (route) => route.fulfill({ json: { updated: true, unavailableItems: [] } }), {
    times: 1,
  })
  await desk.run('Validar Pedido')
  await expect(desk.dialog.getByText('A disponibilidade dos itens mudou')).toBeVisible()
  await expectAccessible()
  await desk.confirm('Validar novamente')
  const discount = desk.dialog.getByRole('textbox', { name: 'Desconto', exact: true })
  await discount.fill('100,5')
  await expect(desk.dialog.getByText(/^Total/)).toContainText(/R\$\s[\d.,]+\s*R\$\s[\d.,]+/)
  await desk.confirm('Validar Pedido')
  await expect(desk.dialog.getByText('Confira 1 campo')).toBeVisible()
  await expectAccessible()
  await desk.dialog
    .getByRole('button', { name: /\d vagas?$/ })
    .first()
    .click()
  await desk.dialog.getByRole('switch', { name: 'Venda futura' }).click({ force: true })
  await desk.confirm('Validar Pedido')
  await expect(page.getByText('Pedido validado com sucesso')).toBeVisible()
  await expect(desk.dialog).toBeHidden()
  await desk.expectStatus('Validado')
})

test('VAL-010 VAL-012 VAL-013 an order is validated by keyboard alone, and a pickup requires no date', async ({
  page,
  logIn,
  call,
}) => {
  const keys = keyboard(page)
  const desk = orderDesk(page)
  const delivered = await orderInAnalysis({ call, logIn })
  const fetched = await orderInAnalysis({ call, logIn }, { isPickup: true })
  await logIn('customer-success')
  await desk.open(delivered)
  await keys.press(page.getByRole('button', { name: 'Validar Pedido', exact: true }))
  const free = desk.dialog.getByRole('button', { name: /\d vagas?$/ }).first()
  await keys.press(free)
  await expect(free).toHaveAttribute('aria-pressed', 'true')
  await keys.press(desk.dialog.getByRole('button', { name: 'Validar Pedido' }))
  await desk.expectStatus('Validado')
  await desk.open(fetched)
  await desk.run('Validar Pedido')
  await expect(desk.dialog.getByText('Um pedido com retirada não tem data de entrega.')).toBeVisible()
  await desk.confirm('Validar Pedido')
  await desk.expectStatus('Validado')
})
