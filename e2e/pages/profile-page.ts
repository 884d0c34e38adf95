import { expect, type Page } from '@playwright/test'

/** The user's own data, company and picture. */
export const profilePage = (page: Page) => {
  const picture = page.getByRole('dialog', { name: 'Alterar imagem de perfil' })
  return {
    picture,
    open: async (tab: 'usuario' | 'empresa' = 'usuario') => {
      await page.goto(`/perfil/${tab}`)
    },
    field: (name: 'Nome' | 'E-mail') => page.getByRole('textbox', { name, exact: true }),
    password: page.getByLabel('Senha nova', { exact: true }),
    confirmation: page.getByLabel('Confirme a senha nova', { exact: true }),
    save: () => page.getByRole('button', { name: 'Salvar', exact: true }).click(),
    choosePicture: (buffer: Buffer) =>
      picture.getByLabel('Arquivo da imagem').setInputFiles({ name: 'retrato.png', mimeType: 'image/png', buffer }),
    /** A picture of a person, drawn by the browser of the story. */
    drawnPicture: async () => {
      const address = await page.evaluate(() => {
        const canvas = document.createElement('canvas')
        canvas.width = 300
        canvas.height = 200
        const context = canvas.getContext('2d')
        if (context === null) throw new Error('no canvas')
        context.fillStyle = '#fdbb12'
        context.fillRect(0, 0, 300, 200)
        context.fillStyle = '#0f5354'
        context.fillRect(110, 60, 80, 140)
        return canvas.toDataURL('image/png')
      })
      return Buffer.from(address.split(',')[1] ?? '', 'base64')
    },
    /** The natural width of the picture in the bar, once it is loaded. */
    expectPicture: async (side: number) => {
      const shown = page.getByRole('banner').locator('img')
      await expect(shown).toHaveJSProperty('naturalWidth', side)
      await expect(shown).toHaveAttribute('src', /^\/api\/users\/avatar\/[0-9a-f-]{36}\.jpg$/)
    },
  }
}
