import { expect, type Page } from '@playwright/test'

type SentFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** The table of products, and the record of one product. */
export const catalogueDesk = (page: Page) => {
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
  const pictures = page.getByRole('list', { name: 'Fotos' }).getByRole('img', { name: /^Foto \d/ })
  return {
    field,
    pictures,
    search: page.getByRole('searchbox', { name: 'Buscar produtos' }),
    chip: (label: string) => page.getByRole('button', { name: new RegExp(`^${label} `) }),
    row: (code: string) => page.getByRole('row').filter({ hasText: code }),
    record: (name: string) => page.getByRole('heading', { level: 2, name, exact: true }),
    erpBlock: page.getByRole('region', { name: 'Dados do ERP, somente leitura' }),
    addPicture: async (file: SentFile) => {
      const before = await pictures.count()
      await page.getByLabel('Adicionar foto').setInputFiles(file)
      await expect(pictures).toHaveCount(before + 1)
    },
    addFile: async (file: SentFile) => {
      await page.getByLabel('Adicionar arquivo').setInputFiles(file)
      await expect(page.getByText(file.name, { exact: true })).toBeVisible()
    },
    movePictureFirst: async (photo: number) => {
      await page.getByRole('button', { name: `Ações da foto ${photo}` }).click()
      await page.getByRole('menuitem', { name: 'Mover para o início' }).click()
    },
    chooseSuccessor: async (code: string) => {
      await field('Sucessor').fill(code)
      await page.getByRole('option', { name: new RegExp(code) }).click()
    },
    save: () => page.getByRole('button', { name: 'Salvar', exact: true }).click(),
  }
}
