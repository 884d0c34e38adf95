import { expect, type Page } from '@playwright/test'

/** The last step: customer, delivery, payment, and the confirmation. */
export const checkoutPage = (page: Page) => {
  const finishDialog = page.getByRole('dialog', { name: 'Finalizar operação' })
  const customer = page.getByRole('textbox', { name: 'Cliente', exact: true })
  const save = page.getByRole('button', { name: 'Salvar', exact: true })
  return {
    customer,
    finishDialog,
    save,
    /** The total of the side panel, once nothing is being saved: 'R$ 9.285,90'. */
    readTotal: async (): Promise<string> => {
      const rail = page.getByRole('complementary', { name: 'Resumo' })
      const sum = rail.getByText('Total', { exact: true }).locator('..')
      await expect(page.getByText('Salvando…')).toBeHidden()
      // The previous total is shown beside the new one for two seconds.
      await expect(sum).toHaveText(/^Total\s*R\$\s[\d.]+,\d\d$/)
      return (await sum.innerText()).replace(/^Total\s*/, '')
    },
    chooseCustomer: async (name: string) => {
      await customer.fill(name)
      await page.getByRole('option', { name }).first().click()
      await expect(page.getByRole('button', { name: 'Editar cliente' })).toBeVisible()
    },
    newCustomer: () => page.getByRole('button', { name: 'Novo cliente' }).click(),
    /** Clicks instead of checking: a refused delivery returns to its previous value. */
    deliver: (way: 'Retirada' | 'Mesmo endereço da cobrança' | 'Outro endereço') =>
      page.getByRole('radio', { name: way }).click(),
    payWith: (method: string) => page.getByRole('radio', { name: method, exact: true }).check(),
    chooseInstalments: async (field: string, count: number) => {
      await page.getByRole('combobox', { name: field, exact: true }).click()
      await page.getByRole('option', { name: new RegExp(`^${count}×`) }).click()
    },
    /** Autosave has ended and nothing is missing. */
    expectReady: () => expect(save).not.toHaveAttribute('aria-disabled', 'true'),
    finishAs: async (choice: 'Fazer pedido' | 'Salvar orçamento') => {
      await save.click()
      await finishDialog.getByRole('button', { name: choice }).click()
    },
  }
}
