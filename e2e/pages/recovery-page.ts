import type { Page } from '@playwright/test'

/** From the login page to a new password: requests the link and opens it. */
export const recoveryPage = (page: Page) => ({
  sent: page.getByRole('heading', { level: 1, name: 'Confira seu e-mail' }),
  saved: page.getByRole('heading', { level: 1, name: 'Senha alterada' }),
  /** Starts on the login page. */
  requestLink: async (email: string) => {
    await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByRole('button', { name: 'Enviar link' }).click()
  },
  choose: async (password: string) => {
    await page.getByRole('textbox', { name: 'Senha nova', exact: true }).fill(password)
    await page.getByRole('textbox', { name: 'Repita a senha nova' }).fill(password)
    await page.getByRole('button', { name: 'Salvar senha' }).click()
  },
})
