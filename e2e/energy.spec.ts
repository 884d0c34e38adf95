import { expectNoViolations } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { wizardPage } from './pages/wizard-page.ts'

for (const [device, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`YLD-016 YLD-017 on ${device} a bill of 600 kWh in São Paulo becomes a power of 5,47 kWp in the wizard`, async ({
    page,
    logIn,
  }) => {
    await page.setViewportSize(viewport)
    await logIn('integrator')
    await wizardPage(page).open()
    await page.getByRole('button', { name: 'Dimensionar pela conta' }).click()
    const dialog = page.getByRole('dialog', { name: 'Dimensionar pela conta' })
    await dialog.getByRole('button', { name: 'Valor da conta' }).click()
    await dialog.getByRole('textbox', { name: 'Valor da conta' }).fill('594')
    await dialog.getByRole('textbox', { name: 'Iluminação pública' }).fill('24')
    await dialog.getByRole('textbox', { name: 'Tarifa (R$/kWh)' }).fill('0,95')
    await dialog.getByRole('combobox', { name: 'Estado da instalação' }).fill('São Paulo')
    await page.getByRole('option', { name: 'São Paulo' }).click()
    await dialog.getByRole('textbox', { name: 'Inclinação' }).fill('20')
    await expect(dialog.getByText('600 kWh')).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Usar 5,47 kWp' }).click()
    await expect(page.getByRole('textbox', { name: 'Potência' })).toHaveValue('5,47')
  })
