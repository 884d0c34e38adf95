import { expect, test } from './fixtures.ts'
import { advance, approvedOrder } from './order-steps.ts'
import { notificationPanel } from './pages/notification-panel.ts'
import { orderDesk } from './pages/order-desk.ts'

test('DEL-001 DEL-003 DEL-004 DEL-006 DEL-008 logistics sends an order in two parts, and its integrator follows both', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const id = await approvedOrder({ call, logIn })
  await advance({ call, logIn }, id, 'WAITING_DISPATCH')
  const desk = orderDesk(page)
  const deliveries = page.getByRole('region', { name: 'Entregas' })
  const delivery = (number: number) => deliveries.getByRole('article', { name: `Entrega ${number}` })
  const report = async (number: number, step: string) => {
    await delivery(number)
      .getByRole('button', { name: `Ações da entrega ${number}` })
      .click()
    await page.getByRole('menuitem', { name: `Registrar “${step}”` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Registrar' }).click()
    await expect(delivery(number).getByText(step, { exact: true })).toBeVisible()
  }

  await logIn('logistics')
  await page.goto(`/pedidos/${id}?aba=entrega`)
  await deliveries.getByRole('button', { name: 'Planejar entrega' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible()
  const [first] = await dialog.getByRole('group', { name: 'Itens' }).getByRole('textbox').all()
  await first?.fill('1')
  await dialog.getByRole('textbox', { name: 'Dia prometido' }).fill('20/12/2030')
  await dialog.getByRole('textbox', { name: 'Transportadora' }).fill('Transportadora Norte')
  await dialog.getByRole('button', { name: 'Planejar entrega' }).click()
  await expect(delivery(1)).toContainText('Prometida para 20/12/2030 · Transportadora Norte')
  await deliveries.getByRole('button', { name: 'Planejar entrega' }).click()
  await dialog.getByRole('button', { name: 'Planejar entrega' }).click()
  await expect(delivery(2)).toBeVisible()
  await expect(deliveries.getByRole('button', { name: 'Planejar entrega' })).toBeHidden()
  await expectAccessible()
  await report(1, 'Expedida')
  await desk.expectStatus('Expedido')
  await report(1, 'Entregue')
  await desk.expectStatus('Expedido')

  await logIn('integrator')
  await page.goto(`/pedidos?q=${id}`)
  await expect(page.getByRole('row', { name: new RegExp(String(id)) })).toContainText('1 de 2 entregas')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('main')).toContainText('1 de 2 entregas')
  await page.setViewportSize({ width: 1440, height: 900 })
  const { bell, findRow } = notificationPanel(page)
  await bell.click()
  await expect(findRow(`A entrega 1 do pedido ${id} saiu: `)).toContainText('Prometida para 20/12/2030.')
  await expect(findRow(`A entrega 1 do pedido ${id} chegou: `)).toBeVisible()
  await page.goto(`/pedidos/${id}?aba=entrega`)
  await expect(deliveries.getByRole('heading', { name: '1 de 2 entregas' })).toBeVisible()
  await expect(deliveries.getByRole('button', { name: /^Ações/ })).toHaveCount(0)
  const sums = await deliveries
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => [...row.children].slice(1, 5).map((cell) => Number(cell.textContent))),
    )
  for (const [ordered = 0, dispatched = 0, delivered, open] of sums) {
    expect(dispatched + (open ?? 0)).toBe(ordered)
    expect(delivered).toBe(dispatched)
  }

  await logIn('logistics')
  await page.goto(`/pedidos/${id}?aba=entrega`)
  await report(2, 'Entregue')
  await desk.expectStatus('Entregue')
})
