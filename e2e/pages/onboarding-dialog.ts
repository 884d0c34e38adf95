import { expect, type Page } from '@playwright/test'
import { keyboard } from './keyboard.ts'

const texts = [
  ['Nome do sócio', 'Iara Melo'],
  ['CPF do sócio', '52998224725'],
  ['Data de nascimento', '14031985'],
  ['E-mail', 'iara@mare.example'],
  ['Telefone', '81990001234'],
] as const

/** 'Preencha os dados', which an integrator sees at the first sign-in. */
export const onboardingDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Preencha os dados' })
  const keys = keyboard(page)
  return {
    dialog,
    finish: dialog.getByRole('button', { name: 'Finalizar' }),
    /** Fills in everything and sends it. */
    fill: async () => {
      for (const [label, text] of texts) await dialog.getByLabel(label).fill(text)
      for (const group of await dialog.getByRole('group').all()) await group.getByRole('radio').first().check()
      await dialog.getByRole('textbox', { name: /marcas de módulos/ }).fill('HELIAR')
      await dialog.getByRole('button', { name: 'Finalizar' }).click()
      await expect(dialog).toBeHidden()
    },
    /** Fills in everything with the keyboard only. */
    fillByKeyboard: async () => {
      for (const [label, text] of texts) await keys.type(dialog.getByLabel(label), text)
      for (const group of await dialog.getByRole('group').all()) {
        await keys.reach(group.getByRole('radio').first())
        await page.keyboard.press('Space')
      }
      await keys.type(dialog.getByRole('textbox', { name: /marcas de módulos/ }), 'HELIAR')
    },
  }
}
