import { createSite, linkToSite } from '@girassol/contract/sites'
import { listSerials, registerSerials } from '@girassol/contract/warranties'
import { expectNoViolations } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { advance, approvedOrder } from './order-steps.ts'
import { readQrCode } from './pages/qr-code.ts'

test('WAR-001 WAR-003 WAR-005 C-204 logistics enters serial numbers, and their integrator alone finds the warranties', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const id = await approvedOrder({ call, logIn })
  await advance({ call, logIn }, id, 'INVOICE_DISPATCHED')
  const number = `HL-${Date.now()}`
  const serials = page.getByRole('region', { name: 'Números de série' })
  const dialog = page.getByRole('dialog')
  const search = page.getByRole('searchbox', { name: 'Buscar garantias' })

  await logIn('logistics')
  await page.goto(`/pedidos/${id}?aba=entrega`)
  await serials.getByRole('button', { name: 'Registrar números' }).click()
  const numbers = dialog.getByRole('textbox', { name: 'Números de série, um por linha' })
  await numbers.fill(`${number}\n ${number.toLowerCase()}\n?`)
  await dialog.getByRole('button', { name: 'Conferir' }).click()
  await expect(dialog).toContainText('1 será registrado, 2 não')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Registrar 1 número' }).click()
  await expect(dialog).toBeHidden()
  await expect(serials).toContainText(number)
  await expectAccessible()

  await logIn('integrator')
  await page.goto('/garantias')
  await search.fill(number.toLowerCase())
  await expect(page).toHaveURL(new RegExp(`q=${number.toLowerCase()}`))
  const row = page.getByRole('row', { name: new RegExp(number) })
  await expect(row).toContainText(/até \d\d\/\d\d\/20\d\d/)
  await expectAccessible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('listitem').filter({ hasText: number })).toBeVisible()
  await expectAccessible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await row.getByRole('link', { name: String(id) }).click()
  await expect(serials).toContainText(number)

  await logIn('integrator2')
  await page.goto(`/garantias?q=${number}`)
  await expect(page.getByText(`Nada encontrado para “${number}”.`)).toBeVisible()
})

test('WAR-006 the page of a site is opened by its link and its QR code, and closed again', async ({
  page,
  browser,
  logIn,
  call,
  expectAccessible,
}) => {
  const orderId = await approvedOrder({ call, logIn })
  await advance({ call, logIn }, orderId, 'INVOICE_DELIVERED')
  await logIn('integrator')
  const number = `SN-${Date.now()}`
  const { products } = await call(listSerials, { params: { id: orderId } })
  const body = { itemId: products[0]?.itemId ?? 0, serials: [number], confirm: true }
  await call(registerSerials, { params: { id: orderId }, body })
  const site = await call(createSite, { body: { title: `Garantia ${Date.now()}`, cityCode: '3509502' } })
  await call(linkToSite, { params: { id: site.id }, body: { kind: 'ORDER', recordId: orderId } })

  await page.goto(`/obras/${site.id}`)
  await page.getByRole('button', { name: `Ações de ${site.title}` }).click()
  await page.getByRole('menuitem', { name: 'Página de garantias' }).click()
  const dialog = page.getByRole('dialog', { name: 'Página de garantias' })
  await dialog.getByRole('button', { name: 'Criar página' }).click()
  const link = await readQrCode(dialog.getByRole('img', { name: /QR/ }))
  await expectAccessible()

  const { pathname } = new URL(link)
  const visitor = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await visitor.goto(new URL(pathname, page.url()).href)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Garantias do seu sistema' })).toBeVisible()
  await expect(visitor.getByText(number)).toBeVisible()
  await expect(visitor.getByRole('main')).toContainText(/Garantia do produto.*até \d\d\/\d\d\/20\d\d/)
  await expect(visitor.getByRole('main')).not.toContainText(String(orderId))
  await expectNoViolations(visitor)
  await visitor.emulateMedia({ media: 'print' })
  expect(new URL(await readQrCode(visitor.getByRole('img', { name: /QR/ }))).pathname).toBe(pathname)

  await dialog.getByRole('button', { name: 'Encerrar página' }).click()
  const question = page.getByRole('dialog', { name: 'Encerrar página de garantias' })
  await question.getByRole('button', { name: 'Encerrar página' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByText('Esta página não existe ou não está mais disponível.')).toBeVisible()
})
