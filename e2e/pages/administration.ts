import { expect, type Page } from '@playwright/test'

/** The screens of the administration. */
export const administration = (page: Page) => {
  const sections = page.getByRole('navigation', { name: 'Administração' })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    sections,
    heading,
    field,
    button,
    state: (label: string) => page.locator('main header').getByText(label, { exact: true }),
    /** Opens a section from any page, through the popover of the bar. */
    open: async (section: string) => {
      await button('Aplicativos').click()
      await page.getByRole('menuitem', { name: 'Administração' }).click()
      await sections.getByRole('link', { name: section }).click()
      await expect(heading(section)).toBeVisible()
    },
    goTo: async (section: string) => {
      await sections.getByRole('link', { name: section }).click()
      await expect(heading(section)).toBeVisible()
    },
    openRecord: async (name: string) => {
      await page.getByRole('link', { name, exact: true }).click()
      await expect(heading(name)).toBeVisible()
    },
    invite: async (person: { readonly name: string; readonly email: string; readonly role: string }) => {
      await button('Convidar usuário').click()
      await field('Nome').fill(person.name)
      await field('E-mail').fill(person.email)
      await page.getByRole('checkbox', { name: person.role, exact: true }).check()
      await button('Enviar convite').click()
      await expect(heading(person.name)).toBeVisible()
    },
    /** The CNPJ fills in the data of the registers. */
    fillSeller: async (seller: Readonly<Record<'cnpj' | 'code' | 'name' | 'userName' | 'userEmail', string>>) => {
      await field('CNPJ').fill(seller.cnpj)
      await expect(field('Razão social')).not.toHaveValue('')
      await field('Nome fantasia').fill(seller.name)
      await field('Código no ERP').fill(seller.code)
      await field('Nome do usuário').fill(seller.userName)
      await field('E-mail do usuário').fill(seller.userEmail)
      await button('Cadastrar').click()
      await expect(heading(seller.name)).toBeVisible()
    },
    /** The entries of the log, newest first. */
    entry: (sentence: string) => page.getByRole('button', { name: sentence, exact: true }),
  }
}
