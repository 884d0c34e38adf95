import { expect, test } from './fixtures.ts'
import { placeOrder, registerPerson } from './purchases.ts'

test('ANA-001 ANA-002 ANA-008 ANA-012 a figure opens the orders that make it, and the filters survive a reload', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const seller = 'INT014'
  await logIn('administrator', seller)
  const { name } = await registerPerson(call, { name: 'Figura Contada', seller })
  await placeOrder(call, { seller, customer: name })
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Pedidos por mês' }) })
  const total = card.getByRole('row', { name: /^Total/ })

  await page.goto('/indicadores?periodo=month&comparar=sim')
  await expect(card.getByRole('link', { name: /novembro de 2026/ })).toBeVisible()
  await expectAccessible()
  // Other stories place orders meanwhile, so figure and list are compared again until they are of the same instant.
  await expect(async () => {
    await page.goto('/indicadores?periodo=month')
    await page.reload()
    await card.getByRole('button', { name: 'Ver tabela: Pedidos por mês' }).click()
    const orders = await total.getByRole('cell').nth(2).innerText()
    expect(Number(orders)).toBeGreaterThan(0)
    await total.getByRole('link').click()
    await expect(page).toHaveURL(/finalizadoDe=2026-11-01/)
    await expect(page.getByText(new RegExp(`Mostrando \\d+ de ${orders}$`)).first()).toBeVisible({ timeout: 3000 })
  }).toPass()
})
