import { expect, type Page } from '@playwright/test'

/** 'Adicionar endereço de entrega': a further address of the chosen customer. */
export const addressDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Adicionar endereço de entrega' })
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  return {
    dialog,
    field,
    open: async () => {
      await page.getByRole('button', { name: 'Novo endereço' }).click()
      await expect(dialog).toBeVisible()
    },
    /** The last digit of the CEP fills in street, city and state. */
    fill: async ({ cep, number }: { readonly cep: string; readonly number: string }) => {
      await field('CEP').fill(cep)
      await expect(field('Endereço')).not.toHaveValue('')
      await field('Número').fill(number)
    },
    save: () => dialog.getByRole('button', { name: 'Salvar' }).click(),
  }
}
