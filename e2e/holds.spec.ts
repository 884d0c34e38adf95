import { expect, test } from './fixtures.ts'
import { recordList } from './pages/record-pages.ts'
import { registerPerson, saveBudget } from './purchases.ts'

test('HOLD-001 HOLD-004 HOLD-008 HOLD-009 a budget holds its stock, says until when, and lets go of it', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const seller = 'INT005'
  await logIn('commercial-supervisor', seller)
  const { name } = await registerPerson(call, { name: 'Reserva Firme', seller })
  const { id } = await saveBudget(call, { seller, customer: name })
  const dialog = page.getByRole('dialog')
  const held = page.getByText(/^Preço e estoque reservados até \d{2}\/\d{2}\/\d{4} às \d{2}:\d{2}\.$/)
  const openAction = async (name: string) => {
    await page.getByRole('button', { name: `Ações do orçamento ${id}` }).click()
    await page.getByRole('menuitem', { name }).click()
  }

  await page.goto(`/orcamentos/${id}`)
  await openAction('Reservar estoque')
  await dialog.getByRole('button', { name: '24 horas' }).click()
  await dialog.getByRole('button', { name: 'Reservar', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'Estoque reservado' })).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: '10010005' })).toContainText('10 un.')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(held).toBeVisible()
  await expect(page.getByText(/^Tempo restante: 23 h 5\d min/)).toBeVisible()

  await page.goto('/orcamentos')
  await expect(recordList(page).findRow(id)).toContainText(/Preço e estoque reservados até .* Tempo restante: 23 h/)
  await page.goto('/reservas?produto=10010005')
  await expect(page.getByRole('row').filter({ hasText: String(id) })).toContainText('10 × ')
  await expectAccessible()

  await page.getByRole('link', { name: String(id) }).click()
  await page.getByRole('button', { name: 'Liberar reserva' }).click()
  await dialog.getByRole('button', { name: 'Liberar reserva' }).click()
  await expect(held).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
