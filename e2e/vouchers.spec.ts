import { expect, test } from './fixtures.ts'
import { keyboard } from './pages/keyboard.ts'
import { placeOrder } from './purchases.ts'

const recibo = {
  ...{ id: 1, type: 'FINANCING', status: 'SENT', filename: 'a1_recibo.png', fileExtension: 'png', size: 84_512 },
  ...{ createdAt: '2026-11-21T12:14:00.000Z', user: { name: 'Fábio Financeiro' } },
}
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('ORD-013 ORD-036 VOU-016 the files of an order are opened from its row, looked at and saved by keyboard alone', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const keys = keyboard(page)
  const seller = 'INT001'
  await logIn('commercial', seller)
  const { id } = await placeOrder(call, { seller })
  // Adding files has no screen yet: what the server tells of this order is changed on its way.
  await page.route(/\/api\/v2\/invoice\?/, async (route) => {
    const list = await (await route.fetch()).json()
    const data = list.data.map((order: { id: number }) => ({ ...order, attachments: order.id === id ? 1 : 0 }))
    await route.fulfill({ json: { ...list, data } })
  })
  await page.route(/\/attachments\?/, (route) =>
    route.fulfill({ json: { data: [recibo], total: 1, totalIsExact: true } }),
  )
  await page.route('**/attachments/1/download', (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from(pixel, 'base64') }),
  )
  await page.goto('/pedidos')
  const icon = page.getByRole('button', { name: `Comprovantes anexados ao pedido ${id}: 1` })
  await keys.press(icon)
  const list = page.getByRole('dialog', { name: 'Comprovantes anexados' })
  await expect(list.getByText('recibo.png')).toBeVisible()
  await expectAccessible()
  await keys.press(list.getByRole('button', { name: 'Ver recibo.png' }))
  await expect(page.getByRole('img', { name: 'recibo.png' })).toBeVisible()
  await expectAccessible()
  const saved = page.waitForEvent('download')
  await keys.press(page.getByRole('dialog').getByRole('button', { name: 'Baixar' }))
  expect((await saved).suggestedFilename()).toBe('recibo.png')
  await keys.press(page.getByRole('dialog').getByRole('button', { name: 'Voltar' }))
  await expect(list.getByText('recibo.png')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(icon).toBeFocused()
})
