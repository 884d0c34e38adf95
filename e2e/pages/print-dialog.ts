import type { Page } from '@playwright/test'

/** The dialog 'Impressão' of an order, and the NF-e that opens from it. */
export const printDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Impressão' })
  return {
    dialog,
    opener: page.getByRole('button', { name: 'Impressão', exact: true }),
    open: () => page.getByRole('button', { name: 'Impressão', exact: true }).click(),
    papers: dialog.getByRole('checkbox'),
    paper: (name: string) => dialog.getByRole('checkbox', { name, exact: true }),
    download: dialog.getByRole('button', { name: /^Baixar/ }),
    view: (name: string) => dialog.getByRole('button', { name: `Ver ${name}`, exact: true }).click(),
    invoice: (name: string) => page.getByRole('dialog', { name }),
  }
}
