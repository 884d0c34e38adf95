import { emptyCart, openCart } from '@girassol/contract/cart'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { checkoutPage } from './pages/checkout-page.ts'
import { keyboard } from './pages/keyboard.ts'
import { recordDetail } from './pages/record-pages.ts'
import { kit550, wizardPage } from './pages/wizard-page.ts'
import { placeOrder } from './purchases.ts'

// A whole purchase with the animations of dialogs and menus on, as most users have them.
test.use({ reducedMotion: 'no-preference' })

/** Runs in the browser before the page: counts each pressed key, letters included. */
const countKeys = (): void => {
  const count = () => sessionStorage.setItem('keys', String(Number(sessionStorage.getItem('keys')) + 1))
  addEventListener('keydown', count, { capture: true })
}

const pressedKeys = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('keys')))

test('USE-008 who knows the keys buys a generator with fewer than 60 of them', async ({ page, logIn, call }) => {
  await logIn('integrator2')
  const { customerName } = await placeOrder(call)
  const customer = customerName ?? ''
  await call(openCart, {})
  await call(emptyCart, {})
  const keys = keyboard(page)
  const list = (name: string) => page.getByRole('combobox', { name, exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.addInitScript(countKeys)
  await page.goto('/monte-seu-gerador')
  await page.getByRole('textbox', { name: 'Potência' }).focus()
  await page.keyboard.type(kit550.power)
  await keys.choose(list('Marca do inversor'), kit550.brand.slice(0, 2))
  await keys.choose(list('Inversor'), 'VT-5K')
  await keys.choose(list('Módulo'), 'R 550')
  await keys.choose(list('Tipo de telhado'), kit550.roof.slice(0, 2))
  await page.keyboard.press('Enter')
  await expect(wizardPage(page).chosenKit).toBeVisible()
  await page.keyboard.press('Alt+4')
  await expect(page.getByRole('heading', { name: 'Pagamento e Entrega' })).toBeFocused()
  await keys.press(button(customer))
  await expect(button('Editar cliente')).toBeVisible()
  await keys.press(button('Usar a última: Pix'))
  await expect(page.getByRole('radio', { name: 'Pix', exact: true })).toBeChecked()
  await keys.press(page.getByRole('radio', { name: 'Retirada' }), 'Space')
  await checkoutPage(page).expectReady()
  await keys.press(button('Salvar'))
  // It is faded in, and has the focus when that is over.
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(recordDetail(page).heading).toBeFocused()
  expect(await pressedKeys(page)).toBeLessThan(60)
})
