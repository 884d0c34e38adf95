import { expect, test } from './fixtures.ts'

test('ANA-001 ANA-008 ANA-012 a figure opens the orders that make it, and the filters survive a reload', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('integrator')
  await page.goto('/indicadores?periodo=livre&de=2026-01-01&ate=2026-11-30')
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Pedidos por mês' }) })
  await card.getByRole('button', { name: 'Ver tabela: Pedidos por mês' }).click()
  const total = card.getByRole('row', { name: /^Total/ })
  const orders = await total.getByRole('cell').nth(2).innerText()
  await expectAccessible()
  await page.reload()
  await expect(page).toHaveURL(/de=2026-01-01/)
  await card.getByRole('button', { name: 'Ver tabela: Pedidos por mês' }).click()
  await total.getByRole('link').click()
  await expect(page.getByText(new RegExp(`Mostrando \\d+ de ${orders}$`)).first()).toBeVisible()
})
