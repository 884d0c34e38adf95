import type { Page } from '@playwright/test'

/** The dialog 'Impressão' of an order, and the NF-e that opens from it. */
export const printDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Impressão' })
  return {
    dialog,
    open: async () => {
      await page.getByRole('button', { name: /^(Mais ações|Ações do pedido)/ }).click()
      await page.getByRole('menuitem', { name: 'Impressão' }).click()
    },
    papers: dialog.getByRole('checkbox'),
    paper: (name: string) => dialog.getByRole('checkbox', { name, exact: true }),
    download: dialog.getByRole('button', { name: /^Baixar/ }),
    view: (name: string) => dialog.getByRole('button', { name: `Ver ${name}`, exact: true }).click(),
    invoice: (name: string) => page.getByRole('dialog', { name }),
  }
}
