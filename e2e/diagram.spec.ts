import { expectNoViolations } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './purchases.ts'

for (const [device, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`the diagram on ${device}`, () => {
    test.use({ viewport })

    test(`HOM-008 HOM-011 on ${device} an order shows the single-line diagram of its kit, enlarged and whole`, async ({
      page,
      logIn,
      call,
    }) => {
      await logIn('administrator', 'INT002')
      const { id } = await placeOrder(call, { seller: 'INT002' })
      await page.goto(`/pedidos/${id}`)
      await page.getByRole('button', { name: 'Diagrama', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Diagrama unifilar' })
      await expect(dialog.getByRole('img', { name: /^Diagrama unifilar: 5,50 kWp/ })).toBeVisible()
      for (const role of ['array', 'string', 'string-box', 'inverter', 'ac-board', 'meter', 'grid', 'ground']) {
        await expect(dialog.locator(`[data-role="${role}"]`)).toHaveCount(1)
      }
      await expect(dialog.getByText(/^Falta: .*responsável técnico e ART ou TRT\.$/)).toBeVisible()
      await expectNoViolations(page)
      const sheet = dialog.getByRole('region', { name: /^Folha do diagrama/ })
      await sheet.focus()
      await page.keyboard.press('+')
      await page.keyboard.press('+')
      await page.keyboard.press('ArrowRight')
      await expect(dialog.getByText('225%')).toBeVisible()
      await dialog.getByRole('button', { name: 'Folha inteira' }).click()
      await expect(dialog.getByText('100%')).toBeVisible()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Baixar SVG' }).click(),
      ])
      expect(file.suggestedFilename()).toBe(`Diagrama unifilar ${id}.svg`)
    })
  })
}
