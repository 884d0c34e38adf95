import { emptyCart, openCart } from '@girassol/contract/cart'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { checkoutPage } from './pages/checkout-page.ts'
import { recordDetail } from './pages/record-pages.ts'
import { kit550, wizardPage } from './pages/wizard-page.ts'
import { placeOrder } from './purchases.ts'

// A whole purchase with the dialogs and menus in motion, as most people see them.
test.use({ reducedMotion: 'no-preference' })

/** Somebody who knows the portal, without a mouse; every key is counted, letters too. */
const countedKeys = (page: Page) => {
  let pressed = 0
  const press = async (key: string) => {
    pressed += 1
    await page.keyboard.press(key)
  }
  const type = async (text: string) => {
    pressed += text.length
    await page.keyboard.type(text)
  }
  return {
    press,
    type,
    pressed: () => pressed,
    tabTo: async (target: Locator) => {
      await expect(target).toBeVisible()
      for (let tabs = 0; tabs < 40; tabs += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await press('Tab')
      }
      throw new Error(`Tab never reached ${target}`)
    },
    /** Types the beginning of an option into a list and takes it. */
    choose: async (field: Locator, text: string) => {
      await expect(field).toBeFocused()
      await type(text)
      await expect(page.getByRole('option').first()).toBeVisible()
      await press('ArrowDown')
      await press('Enter')
    },
  }
}

test('USE-008 who knows the keys buys a generator with fewer than 60 of them', async ({ page, logIn, call }) => {
  await logIn('integrator2')
  const { customerName } = await placeOrder(call)
  const customer = customerName ?? ''
  await call(openCart, {})
  await call(emptyCart, {})
  const keys = countedKeys(page)
  const list = (name: string) => page.getByRole('combobox', { name, exact: true })
  await page.goto('/monte-seu-gerador')
  await page.getByRole('textbox', { name: 'Potência' }).focus()
  await keys.type(kit550.power)
  await keys.tabTo(list('Marca do inversor'))
  await keys.choose(list('Marca do inversor'), kit550.brand.slice(0, 2))
  await keys.press('Tab')
  await keys.choose(list('Inversor'), 'VT-5K')
  await keys.press('Tab')
  await keys.choose(list('Módulo'), 'R 550')
  await keys.press('Tab')
  await keys.choose(list('Tipo de telhado'), kit550.roof.slice(0, 2))
  await keys.press('Enter')
  await expect(wizardPage(page).chosenKit).toBeVisible()
  await keys.press('Alt+4')
  await expect(page.getByRole('heading', { name: 'Pagamento e Entrega' })).toBeFocused()
  await keys.tabTo(page.getByRole('button', { name: customer }))
  await keys.press('Enter')
  await expect(page.getByRole('button', { name: 'Editar cliente' })).toBeVisible()
  await keys.tabTo(page.getByRole('button', { name: 'Usar a última: Pix' }))
  await keys.press('Enter')
  await expect(page.getByRole('radio', { name: 'Pix', exact: true })).toBeChecked()
  await keys.tabTo(page.getByRole('radio', { name: 'Retirada' }))
  await keys.press('Space')
  await checkoutPage(page).expectReady()
  await keys.tabTo(page.getByRole('button', { name: 'Salvar', exact: true }))
  await keys.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await keys.press('Control+Enter')
  await expect(recordDetail(page).heading).toBeFocused()
  expect(keys.pressed()).toBeLessThan(60)
})
