import { expect, test } from './fixtures.ts'
import { administration } from './pages/administration.ts'

test('PROP-020 PROP-022 the financial team adds, changes and removes a financing line', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  const desk = administration(page)
  // A second try does not find the line of the first one.
  const bank = `Banco da Serra ${Date.now()}`
  await logIn('financial')
  await page.goto('/')
  await desk.open('Linhas de financiamento')
  await desk.button('Nova linha de financiamento').click()
  const dialog = page.getByRole('dialog')
  await desk.field('Banco').fill(bank)
  await desk.field('Juros ao mês').fill('1,49')
  await desk.field('Quantidades de parcelas').fill('24, 48, 60')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  const row = page.getByRole('row', { name: bank })
  await expect(row.getByText('60 × R$ 506,56')).toBeVisible()
  await desk.button(`Ações da linha ${bank}, 1,49% ao mês`).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await desk.field('Juros ao mês').fill('0')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(row.getByText('60 × R$ 333,33')).toBeVisible()
  await expectAccessible()
  await desk.button(`Ações da linha ${bank}, 0,00% ao mês`).click()
  await page.getByRole('menuitem', { name: 'Remover' }).click()
  await dialog.getByRole('button', { name: 'Remover' }).click()
  await expect(row).toBeHidden()
})
