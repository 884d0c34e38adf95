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
  const month = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', month: 'long', year: 'numeric' })
  const firstDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })
    .format(new Date())
    .replace(/\d\d$/, '01')
  const total = card.getByRole('row', { name: /^Total/ })

  await page.goto('/indicadores?periodo=month&comparar=sim')
  await page.reload()
  await expect(page.getByText('com o período anterior')).toBeVisible()
  await expect(card.getByRole('link', { name: month.format(new Date()) })).toBeVisible()
  await expectAccessible()
  // Other stories place orders meanwhile, so figure and list are compared again until they are of the same instant.
  await expect(async () => {
    await page.goto('/indicadores?periodo=month')
    await card.getByRole('button', { name: 'Ver tabela: Pedidos por mês' }).click()
    const orders = await total.getByRole('cell').nth(2).innerText()
    expect(Number(orders)).toBeGreaterThan(0)
    await total.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`finalizadoDe=${firstDay}`))
    await expect(page.getByText(new RegExp(`Mostrando \\d+ de ${orders}$`)).first()).toBeVisible({ timeout: 3000 })
  }).toPass()
})
