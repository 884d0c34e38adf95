import { changeManagedProduct, showManagedProduct } from '@girassol/contract/catalogue'
import { aPdf } from '@girassol/test-data/files'
import type { Caller } from './caller.ts'
import { expect, test } from './fixtures.ts'
import { administration } from './pages/administration.ts'
import { catalogueDesk } from './pages/catalogue-desk.ts'
import { keyboard } from './pages/keyboard.ts'

/** An inverter that is out of stock, and one to buy instead. */
const code = '10100017'
const name = 'Inversor híbrido KRONEL KH-4K-M 3,80kW monofásico 220V'
const successor = { code: '10100018', name: /^Inversor híbrido KRONEL/ }

const start = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42m'
const picture = (file: string, end: string) => ({
  name: file,
  mimeType: 'image/png',
  buffer: Buffer.from(`${start}${end}`, 'base64'),
})
const front = picture('frente.png', 'NkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==')
const back = picture('verso.png', 'P8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==')
const sheet = { name: 'ficha-kh-4k.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf(), 'latin1') }

const content = { pictures: [], files: [], internalMark: null, successorCode: null, promoted: false }

/** Sets the text of the product through the API, and removes everything that an earlier try left. */
const overwrite = async (call: Caller, storeText: string | null) => {
  const { version } = await call(showManagedProduct, { params: { code } })
  await call(changeManagedProduct, { params: { code }, body: { ...content, storeText, version } })
}

test('USE-026 a product without picture gets pictures, a file, a text and a successor; the store and the audit log show them', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const [desk, table, keys] = [administration(page), catalogueDesk(page), keyboard(page)]
  const text = `Dois MPPT e garantia de 10 anos ${Date.now()}`
  await logIn('administrator', 'INT001')
  await overwrite(call, null)
  await page.goto('/')
  await desk.open('Catálogo')
  await expect(page.getByRole('main').getByText(/^\d+ produtos$/)).toBeVisible()
  await expectAccessible()
  await table.chip('Sem foto').click()
  await table.search.fill('kh-4k-m')
  await expect(table.row(code)).toContainText('Sem foto')
  await expect(page).toHaveURL(/falta=sem-foto/)
  await keys.press(page.getByRole('link', { name }))
  await expect(table.record(name)).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`produto=${code}`))

  await expect(table.erpBlock).toContainText(/Vem do ERP e muda lá · lido hoje às \d\d:\d\d/)
  await expect(table.erpBlock).toContainText('R$')
  await expect(table.erpBlock.getByRole('textbox')).toHaveCount(0)
  await table.addPicture(front)
  await table.addPicture(back)
  await table.movePictureFirst(2)
  await table.addFile(sheet)
  await table.field('Texto da loja').fill(text)
  await table.field('Marca interna').fill('Giro A')
  await table.chooseSuccessor(successor.code)
  await expectAccessible()
  await table.save()
  await expect(page.getByText(/^Salvo às \d\d:\d\d$/)).toBeVisible()
  await expect(table.row(code)).toHaveCount(0)

  const store = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /^Ver na loja/ }).click(),
  ])
  const [shop] = store
  await expect(shop.getByText(text)).toBeVisible()
  await expect(shop.getByText('Marca interna: Giro A')).toBeVisible()
  await expect(shop.getByRole('list', { name: 'Fotos' }).getByRole('button')).toHaveCount(2)
  const cover = shop.locator('[data-shown] img')
  await expect(cover).toHaveJSProperty('naturalWidth', 1)
  await shop.getByRole('button', { name: 'Arquivos técnicos' }).click()
  await expect(shop.getByRole('dialog')).toContainText('ficha-kh-4k')
  await shop.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().click()
  await shop.getByText('Substituído por').getByRole('link', { name: successor.name }).click()
  await expect(shop.getByText(new RegExp(`^${successor.code} ·`))).toBeVisible()

  await page.getByRole('link', { name: 'histórico' }).click()
  await expect(desk.heading('Registro de alterações')).toBeVisible()
  await page
    .getByRole('button', { name: new RegExp(`alterou o produto ${code} · `) })
    .first()
    .click()
  const entry = page.getByRole('dialog')
  await expect(entry).toContainText(text)
  await expect(entry).toContainText('Sucessor')
})

test('USE-026 a save that is too late is refused with a notice, and leaving typed text needs a confirmation', async ({
  page,
  logIn,
  call,
}) => {
  const other = { ...content, storeText: null }
  const last = '10600001'
  const table = catalogueDesk(page)
  const write = async (storeText: string) => {
    const { version } = await call(showManagedProduct, { params: { code: last } })
    await call(changeManagedProduct, { params: { code: last }, body: { ...other, storeText, version } })
  }
  await logIn('purchase')
  await page.goto(`/administracao/catalogo?grupo=1060&produto=${last}`)
  await table.field('Texto da loja').fill('O meu texto')
  await write('Texto de outra pessoa')
  await table.save()
  await expect(page.getByRole('alert')).toContainText('alterou este produto')
  await page.getByRole('button', { name: 'Ver como está agora' }).click()
  await expect(table.field('Texto da loja')).toHaveValue('Texto de outra pessoa')
  await table.field('Texto da loja').fill('Ainda não salvo')
  await page.getByRole('button', { name: 'Próximo produto' }).click()
  const question = page.getByRole('dialog', { name: 'Sair do produto' })
  await question.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page).not.toHaveURL(new RegExp(`produto=${last}`))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Catálogo', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Catálogo' })).toBeVisible()
})
