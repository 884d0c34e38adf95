import { postPoints } from '@girassol/contract/points-management'
import { listPointsProducts } from '@girassol/contract/points-store'
import { expect, test } from './fixtures.ts'
import { keyboard } from './pages/keyboard.ts'

const helmet = 'Capacete com jugular e viseira'

test('PTS-017 PTS-018 PTS-020 PTS-085 the store by keyboard alone, in cards and in the list, and on the phone', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const keys = keyboard(page)
  await logIn('points-administrator')
  await call(postPoints, { body: { sellerId: 1, value: 100_000, type: 'CREDIT' } })
  await logIn('integrator')
  const before = await call(listPointsProducts, { query: { term: 'capacete' } })
  expect(before.data[0]?.VLR_TOT).toBe(7_800)
  await page.goto('/pontos/loja')
  await expect(page.getByRole('list', { name: 'Produtos' })).toBeVisible()
  await expectAccessible()
  await keys.press(page.getByRole('button', { name: 'Ver em lista' }))
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page).toHaveURL(/vista=lista/)
  await expectAccessible()
  await keys.press(page.getByRole('button', { name: helmet, exact: true }))
  const dialog = page.getByRole('dialog')
  await keys.press(dialog.getByRole('button', { name: 'Quero trocar' }))
  await expect(dialog.getByRole('textbox', { name: 'CEP' })).toHaveValue('01310-100')
  await keys.press(dialog.getByRole('button', { name: 'Confirmar troca' }))
  await expect(page.getByText('Solicitação realizada com sucesso!')).toBeVisible()
  await expect(page.getByRole('button', { name: helmet, exact: true })).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Ver em grade' }).click()
  await expect(page.getByRole('list', { name: 'Produtos' })).toBeVisible()
  await expectAccessible()
})
