import { postPoints } from '@girassol/contract/points-management'
import { listPointsProducts } from '@girassol/contract/points-store'
import { removeWish } from '@girassol/contract/wishlist'
import { expect, test } from './fixtures.ts'
import { keyboard } from './pages/keyboard.ts'

const drill = 'Parafusadeira/furadeira 20V 2 baterias'
const helmet = 'Capacete com jugular e viseira'

test('PTS-016 PTS-021 PTS-027 PTS-036 PTS-037 PTS-045 PTS-097 an integrator finds a product, wishes for it, swaps it and finds the debit in the statement', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  await logIn('points-administrator')
  await call(postPoints, { body: { sellerId: 1, value: 500_000, type: 'CREDIT' } })
  await logIn('integrator')
  await call(removeWish, { params: { id: '40010001' } })
  await page.goto('/pontos')
  await expect(page.getByRole('list', { name: 'Produtos da loja de pontos' }).getByRole('listitem')).toHaveCount(4)
  await expectAccessible()
  await page.getByRole('link', { name: 'Ver loja' }).click()
  await expect(page).toHaveURL('/pontos/loja')
  await page.getByRole('searchbox', { name: 'Buscar na loja de pontos' }).fill('furadeira')
  const card = page.getByRole('listitem').filter({ hasText: drill })
  await expect(page.getByRole('list', { name: 'Produtos' }).getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveURL(/busca=furadeira/)
  await expect(card.locator('mark')).toHaveText('furadeira')
  await card.getByRole('button', { name: `Lista de desejos: ${drill}` }).click()
  await expect(card.getByRole('button', { name: `Lista de desejos: ${drill}` })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/pontos/desejos')
  await expect(card).toBeVisible()
  await expectAccessible()
  await card.getByRole('button', { name: `Trocar ${drill}` }).click()
  const product = page.getByRole('dialog', { name: drill })
  await expect(product.getByText('Após a troca, seu saldo será')).toBeVisible()
  await expectAccessible()
  await product.getByRole('button', { name: 'Quero trocar' }).click()
  const address = page.getByRole('dialog', { name: 'Confirmar endereço de entrega' })
  await address.getByRole('textbox', { name: 'CEP' }).fill('30130010')
  await expect(address.getByRole('combobox', { name: 'Cidade' })).toHaveValue('Belo Horizonte')
  await expect(address.getByRole('combobox', { name: 'Cidade' })).toBeDisabled()
  // The simulated register knows the city of this CEP, not its street.
  await address.getByRole('textbox', { name: 'Endereço' }).fill('Avenida Afonso Pena')
  await address.getByRole('textbox', { name: 'Número' }).fill('1500')
  await address.getByRole('textbox', { name: 'Bairro' }).fill('Centro')
  await expectAccessible()
  await address.getByRole('button', { name: 'Confirmar troca' }).click()
  await expect(page.getByText('Solicitação realizada com sucesso!')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card).toHaveCount(0)
  await page.goto('/pontos/extrato')
  await expect(page.getByRole('row', { name: /32\.000 Não .*Débito/ }).first()).toBeVisible()
})

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
