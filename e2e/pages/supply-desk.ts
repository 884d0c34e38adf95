import { expect, type Page } from '@playwright/test'

type CatalogueFile = {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
  /** How many products it brings. */
  readonly count: number
}

/** What the administration sells and what delivering it costs. */
export const supplyDesk = (page: Page) => ({
  /** A file of new products, all of them good. */
  importCatalogue: async ({ count, ...file }: CatalogueFile) => {
    await page.getByLabel('Escolher arquivo do catálogo').setInputFiles(file)
    await page.getByRole('button', { name: `Importar ${count} produtos`, exact: true }).click()
    await expect(page.getByText(`Catálogo importado: ${count} novos, 0 alterados.`)).toBeVisible()
  },
  renameBranch: async (from: string, to: string) => {
    await page.getByRole('button', { name: `Ações da filial ${from}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Renomear' }).click()
    const dialog = page.getByRole('dialog', { name: `Renomear ${from}` })
    await dialog.getByRole('textbox', { name: 'Nome' }).fill(to)
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByRole('button', { name: `Ações da filial ${to}`, exact: true })).toBeVisible()
  },
  /** The same price for the capital of a state and for everywhere else. */
  priceFreight: async (uf: string, price: Readonly<Record<'percentage' | 'minimum' | 'days', string>>) => {
    await page.getByRole('button', { name: `Editar ${uf}`, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `Frete para ${uf}` })
    for (const band of ['Capital', 'Interior']) {
      const fields = dialog.getByRole('group', { name: band })
      await fields.getByLabel('Do valor do pedido').fill(price.percentage)
      await fields.getByLabel('No mínimo').fill(price.minimum)
      await fields.getByLabel('Prazo em dias úteis').fill(price.days)
    }
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog).toBeHidden()
  },
})
