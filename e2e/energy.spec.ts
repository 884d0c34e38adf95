import { showEnergySettings } from '@girassol/contract/settings'
import { expectNoViolations } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { wizardPage } from './pages/wizard-page.ts'

for (const [device, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`YLD-009 YLD-016 YLD-017 on ${device} a bill of 600 kWh becomes 5,47 kWp in the wizard, with its return`, async ({
    page,
    logIn,
    call,
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
    await dialog.getByRole('button', { name: 'Calcular o retorno' }).click()
    await dialog.getByRole('textbox', { name: 'Investimento' }).fill('16500')
    await dialog.getByRole('combobox', { name: 'Ligação da unidade' }).click()
    await page.getByRole('option', { name: 'Bifásica' }).click()
    await dialog.getByRole('textbox', { name: 'Fio B (R$/kWh)' }).fill('0,27')
    await expect(dialog.getByText('Economia em 25 anos')).toBeVisible()
    const { fioBFrom2029 } = await call(showEnergySettings, {})
    const remark = `A partir de 2029 a regra depende da ANEEL (Lei 14.300, art. 17); aqui supomos ${fioBFrom2029}% do Fio B.`
    await expect(dialog.getByText(remark)).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Usar 5,47 kWp' }).click()
    await expect(page.getByRole('textbox', { name: 'Potência' })).toHaveValue('5,47')
  })
