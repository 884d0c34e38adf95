import { removeWish } from '@girassol/contract/wishlist'
import { expect, test } from './fixtures.ts'
import { storePage } from './pages/store-page.ts'

test('STORE-016 STORE-027 a wish is saved, and the list can be filtered by wishes', async ({ page, logIn, call }) => {
  const seller = 'INT008'
  const store = storePage(page)
  await logIn('commercial', seller)
  await call(removeWish, { seller, params: { id: '20010002' } })
  await page.goto('/kits-prontos')
  const heart = page.getByRole('button', { name: /^Lista de desejos: Kit gerador 3,30 kWp/ })
  /** The heart shows the wish before the server has stored it. */
  const press = () => Promise.all([page.waitForResponse('**/api/wishlist/20010002'), heart.click()])
  await press()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Só a lista de desejos' }).click()
  await expect(store.products.getByRole('listitem')).toHaveCount(1)
  await press()
  await page.reload()
  await expect(page.getByText('Nada encontrado com estes filtros.')).toBeVisible()
})
