import { expect, type Page } from '@playwright/test'

type CatalogueFile = {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
  /** The number of products in the file. */
  readonly count: number
}

/** The pages for setting up branches, the catalogue, freight and users. */
export const setupImports = (page: Page) => ({
  /** A file of new products, all valid. */
  importCatalogue: async ({ count, ...file }: CatalogueFile) => {
    await page.getByLabel('Escolher arquivo do catálogo').setInputFiles(file)
    await page.getByRole('button', { name: `Importar ${count} produtos`, exact: true }).click()
    await expect(page.getByText(`Catálogo importado: ${count} novos, 0 alterados.`)).toBeVisible()
  },
  /** A file of freight or of users. */
  chooseList: async (label: string, text: string) => {
    const file = { name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await page.getByLabel(label).setInputFiles(file)
  },
  nameDistributor: async (name: string) => {
    await page.getByRole('button', { name: 'Editar operação', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Operação' })
    await dialog.getByRole('textbox', { name: 'Nome da distribuidora' }).fill(name)
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog).toBeHidden()
  },
  renameBranch: async (from: string, to: string) => {
    await page.getByRole('button', { name: `Ações da filial ${from}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Renomear' }).click()
    const dialog = page.getByRole('dialog', { name: `Renomear ${from}` })
    await dialog.getByRole('textbox', { name: 'Nome' }).fill(to)
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByRole('button', { name: `Ações da filial ${to}`, exact: true })).toBeVisible()
  },
})
