import { requestReportFile } from '@girassol/contract/analytics'
import { expect, test } from './fixtures.ts'
import { notificationPanel } from './pages/notification-panel.ts'
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
  await expect(page.getByText('com o período anterior', { exact: true })).toBeVisible()
  await expect(card.getByRole('link', { name: month.format(new Date()) })).toBeVisible()
  await expectAccessible()
  await page.emulateMedia({ media: 'print' })
  await expect(card.getByRole('table')).toBeVisible()
  for (const role of ['button', 'navigation', 'search'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByText(/^Período: Este mês · Comparação:/)).toBeVisible()
  await page.emulateMedia({ media: null })
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

test('ANA-013 the bell offers the file that a worker wrote, on any page, and its row opens the download', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const { bell, panel, findLink } = notificationPanel(page)
  await logIn('customer-success')
  await page.goto('/pedidos')
  await call(requestReportFile, { params: { report: 'ordered-by-uf' }, body: { format: 'csv' } })
  // The bell looks once a minute; a page that is opened looks at once.
  await expect(async () => {
    await page.reload()
    await expect(bell).toHaveAccessibleName(/não lida/, { timeout: 2000 })
  }).toPass()
  await bell.click()
  await findLink('Pedidos por UF: o arquivo pode ser baixado até').first().click()
  await expect(page).toHaveURL(/\/indicadores\?arquivo=/)
  await expect(panel).toBeHidden()
  await expect(page.getByText(/^CSV · \d.* · disponível até/)).toBeVisible()
  await expectAccessible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar o arquivo' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^Pedidos por UF.*\.csv$/)
})
