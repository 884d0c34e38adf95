import { emptyCart, openCart, readCart } from '@girassol/contract/cart'
import type { GeneratorOptions } from '@girassol/contract/orders'
import { expectNoViolations } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { wizardPage } from './pages/wizard-page.ts'
import { placeOrder, putKit } from './purchases.ts'

const voltara = { inverterBrandId: '201', moduleId: '10010005', roofTypeId: 1 } as const
const house: GeneratorOptions = { ...voltara, power: 10.45, inverterId: '10100006', supply: 'BI_127_220' }
const smallHouse: GeneratorOptions = { ...house, power: 8.8, inverterId: '10100005' }
const shop: GeneratorOptions = { ...voltara, power: 13.2, inverterId: '10100007', supply: 'TRI_127_220' }

/** In Porto Alegre; nobody else fills the cart that the administrator has with them. */
const seller = 'INT002'

const load = 'Potência acima da disponível: exige aumento de carga.'

// The stories of a device share the cart of one integrator.
test.describe.configure({ mode: 'serial' })

for (const [device, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`the grid on ${device}`, () => {
    test.use({ viewport })

    test(`GRID-002 on ${device} 9.99 kW at a breaker of 40 A are told in amber, 8.20 kW are not`, async ({
      page,
      logIn,
      call,
    }) => {
      await logIn('administrator', seller)
      const breaker = page.getByRole('textbox', { name: /Disjuntor do padrão/ })
      await putKit(call, { seller, options: house })
      await wizardPage(page).open(3)
      await expect(page.getByRole('heading', { name: 'Rede do cliente' })).toBeVisible()
      await breaker.fill('40')
      await expect(page.getByText(`${load} 10,00 kW para 9,35 kW.`)).toBeVisible()
      // Where the page was scrolled to, its bar covers a part of a button.
      await page.evaluate(() => scrollTo(0, 0))
      await expectNoViolations(page)
      await putKit(call, { seller, options: smallHouse })
      await wizardPage(page).open(3)
      await breaker.fill('40')
      await expect(page.getByText('Cabe na ligação')).toBeVisible()
      await expect(page.getByText(load)).toBeHidden()
    })

    test(`GRID-004 GRID-005 on ${device} a click adds the transformer, which is priced with the kit`, async ({
      page,
      logIn,
      call,
    }) => {
      await logIn('administrator', seller)
      const { cart: before } = await putKit(call, { seller, options: shop })
      await wizardPage(page).open(3)
      await expect(page.getByText('Transformador de 15 kVA · 380/220 V')).toBeVisible()
      await expect(page.getByText('Trifásicos: carregam as três fases por igual.')).toBeVisible()
      await page.getByRole('button', { name: 'Adicionar transformador' }).click()
      await expect(page.getByText('No kit', { exact: true })).toBeVisible()
      await expectNoViolations(page)
      const cart = await call(readCart, { seller })
      expect((cart?.subTotal ?? 0) - (before?.subTotal ?? 0)).toBeCloseTo(4290, 2)
      await page.getByRole('button', { name: 'Remover transformador' }).click()
      await expect(page.getByRole('button', { name: 'Adicionar transformador' })).toBeVisible()
    })

    test(`GRID-006 GRID-007 GRID-008 on ${device} a layout that does not fit offers the wizard with the power that does`, async ({
      page,
      logIn,
      call,
    }) => {
      await logIn('administrator', seller)
      await putKit(call, { seller, options: { ...house, roofTypeId: 5 } })
      await wizardPage(page).open(3)
      await page.getByRole('button', { name: /^Ver disposição dos módulos: Melhor ajuste/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Disposição dos módulos' })
      await expect(dialog.locator('[data-role="module"]')).toHaveCount(19)
      await expect(dialog.getByText('Passo entre linhas', { exact: true })).toBeVisible()
      await expect(dialog.getByText('2,997 m', { exact: true }).first()).toBeAttached()
      await dialog.getByRole('textbox', { name: 'Largura' }).fill('9,5')
      await expect(dialog.getByText(/^Cabem \d+ dos 19 módulos\.$/)).toBeVisible()
      await expectNoViolations(page)
      const offer = dialog.getByRole('button', { name: /^Dimensionar para [\d,]+\skWp$/ })
      const power = /[\d,]+/.exec((await offer.textContent()) ?? '')?.[0] ?? ''
      await offer.click()
      await wizardPage(page).expectStep('Informações iniciais')
      await expect(page.getByRole('textbox', { name: 'Potência' })).toHaveValue(power.replace(/,?0+$/, ''))
    })

    test(`GRID-006 GRID-008 on ${device} a saved order shows its layout and leads to the wizard`, async ({
      page,
      logIn,
      call,
    }) => {
      await logIn('administrator', seller)
      const { id } = await placeOrder(call, { seller })
      await page.goto(`/pedidos/${id}`)
      await page.getByRole('button', { name: 'Disposição dos módulos' }).click()
      const dialog = page.getByRole('dialog', { name: 'Disposição dos módulos' })
      await expect(dialog.locator('[data-role="module"]')).toHaveCount(10)
      await expect(dialog.getByText('11,52 m', { exact: true }).first()).toBeVisible()
      await expect(dialog.getByText('25,83 m²', { exact: true })).toBeVisible()
      await dialog.getByRole('textbox', { name: 'Largura' }).fill('11')
      await expect(dialog.getByText('Cabem 9 dos 10 módulos.')).toBeVisible()
      await expectNoViolations(page)
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Baixar SVG' }).click(),
      ])
      expect(file.suggestedFilename()).toBe(`Disposição dos módulos ${id}.svg`)
      const { invoiceItems } = await call(openCart, { seller })
      if (invoiceItems.length > 0) await call(emptyCart, { seller })
      await dialog.getByRole('button', { name: 'Dimensionar para 4,95 kWp' }).click()
      await wizardPage(page).expectStep('Informações iniciais')
      await expect(page.getByRole('textbox', { name: 'Potência' })).toHaveValue('4,95')
      await expect(page).toHaveURL(/\/monte-seu-gerador$/)
    })
  })
}
