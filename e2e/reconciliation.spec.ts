import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { advance, approvedOrder } from './order-steps.ts'
import { appFrame } from './pages/app-frame.ts'

test('REL-013 FINANCIAL compares a day: a paid order is the same in the ERP, and the file has it', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const id = await approvedOrder({ call, logIn })
  await advance({ call, logIn }, id, 'INVOICE_PAYED_ERP')
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())

  await logIn('financial')
  // Other stories pay orders on this day too: a window so high shows every row.
  await page.setViewportSize({ width: 1440, height: 6000 })
  await page.goto('/')
  expect(await appFrame(page).navigation()).toContain('Conciliação')
  await page.goto(`/conciliacao?dia=${today}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conciliação')
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: String(id) }) })
  // The payment is on its way to the ERP when the order shows it already, so the first comparison may be too early.
  await expect(async () => {
    await page.getByRole('button', { name: /^Comparar (agora|de novo)/ }).click()
    await expect(row).toContainText('ERP')
    await expect(row).toContainText('Igual', { timeout: 3000 })
  }).toPass()
  await expect(page.getByText(/^Comparado (agora|há)/)).toHaveCount(2)
  await expectAccessible()

  await page.getByRole('combobox', { name: 'Sistema' }).click()
  await page.getByRole('option', { name: 'ERP' }).click()
  await expect(page).toHaveURL(/sistema=ERP/)
  await expect(row).toHaveCount(1)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toMatch(new RegExp(`ERP;Igual;${id};`))
  expect(text).not.toContain('Gateway;')

  await page.setViewportSize({ width: 390, height: 12_000 })
  await expect(page.getByRole('article').filter({ hasText: String(id) })).toContainText('Igual')
  await expectAccessible()
})

test('REL-013 a day can be typed or stepped to, and other roles have no such screen', async ({ page, logIn }) => {
  await logIn('financial')
  await page.goto('/conciliacao?dia=2020-01-05')
  await expect(page.getByText('Dia ainda não comparado')).toBeVisible()
  await page.getByRole('button', { name: 'Dia anterior' }).click()
  await expect(page).toHaveURL(/dia=2020-01-04/)
  await page.getByRole('textbox', { name: 'Dia' }).fill('03/01/2020')
  await expect(page).toHaveURL(/dia=2020-01-03/)
  await page.getByRole('button', { name: /^Comparar (agora|de novo)/ }).click()
  await expect(page.getByText('Nenhum pagamento neste dia')).toBeVisible()
  await expect(page.getByText('Mesma soma')).toHaveCount(2)

  await logIn('logistics')
  await page.goto('/')
  expect(await appFrame(page).navigation()).not.toContain('Conciliação')
})
