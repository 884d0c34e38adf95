import { expect, type Page } from '@playwright/test'

/** The login page: e-mail, password and the demonstration's accounts. */
export const loginPage = (page: Page) => {
  const email = page.getByRole('textbox', { name: 'E-mail' })
  const refusal = page.getByRole('alert')
  return {
    email,
    refusal,
    open: () => page.goto('/login'),
    enterAs: async (address: string, password: string) => {
      await email.fill(address)
      await page.getByRole('textbox', { name: 'Senha' }).fill(password)
      await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    },
    /** One click on an account of the demonstration. */
    pickAccount: (account: string) =>
      page.getByRole('button', { name: `entrar como ${account}@girassol.demo` }).click(),
    expectShown: () => expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible(),
  }
}
