import { expect, type Page } from '@playwright/test'

/** The page of one budget, for reading and editing. */
export const budgetPage = (page: Page) => {
  const dialog = page.getByRole('dialog')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    heading: page.getByRole('heading', { level: 1 }),
    dialog,
    confirm: (verb: string) => dialog.getByRole('button', { name: verb, exact: true }).click(),
    button,
    findMenu: (id: number) => page.getByRole('button', { name: `Ações do orçamento ${id}` }),
    menuItem: (name: string) => page.getByRole('menuitem', { name }),
    steps: page.getByRole('navigation', { name: 'Etapas' }).getByRole('button'),
    tab: (name: string | RegExp) => page.getByRole('tab', { name }),
    findQuantity: (product: string | RegExp) => page.getByRole('textbox', { name: product }),
    changes: page.getByRole('list', { name: 'Itens que mudaram' }).getByRole('listitem'),
    startEditing: async () => {
      await button('Editar').click()
      await dialog.getByRole('button', { name: 'Editar', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: /^Editar orçamento/ })).toBeVisible()
      await expect(dialog).toBeHidden()
    },
    toSummary: async () => {
      await button('Avançar').click()
      await expect(page.getByRole('heading', { name: 'O que muda' })).toBeVisible()
    },
  }
}
