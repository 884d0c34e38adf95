import { changeBrand, changeBrandLogo, showBrand } from '@girassol/contract/company-brand'
import { aPdf, onePixelPng } from '@girassol/test-data/files'
import { expect, test } from './fixtures.ts'

// One after the other, because the company has one brand.
test.describe.configure({ mode: 'serial' })

const png = Buffer.from(onePixelPng, 'base64')
const logo = { name: 'logo.png', mimeType: 'image/png', buffer: png }

const refused = [
  [{ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }, 'Envie uma imagem PNG ou JPEG.'],
  [{ name: 'contrato.png', mimeType: 'image/png', buffer: Buffer.from(aPdf()) }, 'Envie uma imagem PNG ou JPEG.'],
  [
    { ...logo, buffer: Buffer.concat([png, Buffer.alloc(501_000 - png.length)]) },
    'O logotipo pode ter no máximo 500 kB.',
  ],
] as const

test('PROP-028 PROP-029 an integrator sets the brand, the preview follows, and unfit logos are refused', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  await logIn('integrator')
  const { version: _version, colours: _colours, logo: _logo, ...before } = await call(showBrand, {})
  const field = (name: string) => page.getByRole('textbox', { name })
  const preview = page.getByRole('region', { name: 'Prévia' })
  const hero = preview.getByText('Sua energia, do seu telhado').locator('..')
  try {
    await page.goto('/empresa/marca')
    await field('Cor da marca').fill('#FFD500')
    await expect(hero).toHaveCSS('background-color', 'rgb(255, 213, 0)')
    await expect(hero).toHaveCSS('color', 'rgb(26, 26, 26)')
    await field('Nome fantasia').fill('Sol do Cerrado Energia')
    await expect(preview.getByText('Sol do Cerrado Energia')).toBeVisible()
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('Marca salva')).toBeVisible()

    for (const [file, sentence] of refused) {
      await page.getByLabel('Escolher logotipo').setInputFiles(file)
      await expect(page.getByText(sentence).first()).toBeVisible()
    }
    await page.getByLabel('Escolher logotipo').setInputFiles(logo)
    await expect(preview.getByRole('img', { name: 'Sol do Cerrado Energia' })).toBeVisible()
    await expectAccessible()
    await page.reload()
    await expect(hero).toHaveCSS('background-color', 'rgb(255, 213, 0)')
  } finally {
    await call(changeBrandLogo, { body: { picture: null } })
    await call(changeBrand, { body: { ...before, version: (await call(showBrand, {})).version } })
  }
})

test('PROP-028 axe finds nothing on the brand of a phone, which a manager opens from the menu', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn('manager')
  await page.goto('/')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByRole('link', { name: 'Marca da empresa' }).click()
  await expect(page.getByRole('region', { name: 'Prévia' })).toBeVisible()
  await expectAccessible()
})
