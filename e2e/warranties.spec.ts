import { expect, test } from './fixtures.ts'
import { advance, approvedOrder } from './order-steps.ts'

test('WAR-001 WAR-003 WAR-005 C-204 logistics enters serial numbers, and their integrator alone finds the warranties', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const id = await approvedOrder({ call, logIn })
  await advance({ call, logIn }, id, 'INVOICE_DISPATCHED')
  const number = `HL-${Date.now()}`
  const serials = page.getByRole('region', { name: 'Números de série' })
  const dialog = page.getByRole('dialog')
  const search = page.getByRole('searchbox', { name: 'Buscar garantias' })

  await logIn('logistics')
  await page.goto(`/pedidos/${id}?aba=entrega`)
  await serials.getByRole('button', { name: 'Registrar números' }).click()
  const numbers = dialog.getByRole('textbox', { name: 'Números de série, um por linha' })
  await numbers.fill(`${number}\n ${number.toLowerCase()}\n?`)
  await dialog.getByRole('button', { name: 'Conferir' }).click()
  await expect(dialog).toContainText('1 será registrado, 2 não')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Registrar 1 número' }).click()
  await expect(dialog).toBeHidden()
  await expect(serials).toContainText(number)
  await expectAccessible()

  await logIn('integrator')
  await page.goto('/garantias')
  await search.fill(number.toLowerCase())
  await expect(page).toHaveURL(new RegExp(`q=${number.toLowerCase()}`))
  const row = page.getByRole('row', { name: new RegExp(number) })
  await expect(row).toContainText(/até \d\d\/\d\d\/20\d\d/)
  await expectAccessible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('listitem').filter({ hasText: number })).toBeVisible()
  await expectAccessible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await row.getByRole('link', { name: String(id) }).click()
  await expect(serials).toContainText(number)

  await logIn('integrator2')
  await page.goto(`/garantias?q=${number}`)
  await expect(page.getByText(`Nada encontrado para “${number}”.`)).toBeVisible()
})
