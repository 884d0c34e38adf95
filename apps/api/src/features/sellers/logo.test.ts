import { createHash } from 'node:crypto'
import { listAuditEntries } from '@girassol/contract/administration'
import { showOwnIntegrator } from '@girassol/contract/onboarding'
import { printAttachment, printOrder } from '@girassol/contract/printing'
import { showRegistration } from '@girassol/contract/seller-registration'
import { changeOwnLogo, changeSellerLogo, showLogo } from '@girassol/contract/sellers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdfPages } from '../../documents/test-pdf.ts'
import { aJpeg, aPng } from '../../integrations/files/test-pictures.ts'
import type { Caller } from '../../test-application.ts'
import { openShop, readyCart, type Shop } from '../cart/test-shop.ts'

const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64')

describe('the logo of an integrator', () => {
  let shop: Shop
  let integrator: Caller
  let administrator: Caller
  let orderId: number
  let sellerId: number

  beforeAll(async () => {
    shop = await openShop('postgres')
    integrator = await shop.as('integrator@girassol.demo')
    administrator = await shop.as('administrator@girassol.demo')
    orderId = (await readyCart(shop, integrator)).id
    await shop.db.updateTable('orders').set({ status: 'BUDGET' }).where('id', '=', orderId).execute()
    sellerId = (await integrator(showOwnIntegrator)).json().id
  })
  afterAll(() => shop.close())

  const change = (bytes: Buffer | string | null, who = integrator) =>
    who(changeOwnLogo, { body: { picture: bytes === null ? null : base64(bytes) } })
  const print = async (who = integrator): Promise<Buffer> => {
    const answer = await who(printOrder, { params: { id: orderId }, query: { document: 'budget' } })
    expect(answer.statusCode).toBe(200)
    return answer.rawPayload
  }
  const hasPicture = (pdf: Buffer) => pdf.toString('latin1').includes('/Subtype /Image')

  test('USE-030 without a logo the PDF has no picture; with one it is printed on every page and no text moves', async () => {
    await change(null)
    const withoutLogo = await print()
    expect(hasPicture(withoutLogo)).toBe(false)
    const saved = await change(aPng())
    expect(saved.statusCode).toBe(200)
    expect((await integrator(showOwnIntegrator)).json().logo).toBe(saved.json().logo)
    const withLogo = await print()
    expect(hasPicture(withLogo)).toBe(true)
    expect(readPdfPages(withLogo).flat().toSorted()).toEqual(readPdfPages(withoutLogo).flat().toSorted())
    const paper = await integrator(printAttachment, { params: { id: orderId, type: 'INVOICE_PDF' } })
    expect([paper.statusCode, paper.statusCode === 200 ? '' : paper.body]).toEqual([200, ''])
    expect(hasPicture(Buffer.from(paper.json().data.data, 'base64'))).toBe(true)
    expect((await change(null)).json()).toEqual({ logo: null })
    expect(readPdfPages(await print())).toEqual(readPdfPages(withoutLogo))
  })

  test('USE-030 C-29 a user who may not see prices gets the logo and no price', async () => {
    await change(aJpeg())
    const setPrices = (can_view_product_prices: boolean) =>
      shop.db
        .updateTable('app_user')
        .set({ can_view_product_prices })
        .where('email', '=', 'contributor@girassol.demo')
        .execute()
    await setPrices(false)
    const pdf = await print(await shop.as('contributor@girassol.demo'))
    expect(hasPicture(pdf)).toBe(true)
    expect(readPdfPages(pdf).flat().join('\n')).not.toMatch(/R\$ ?\d/)
  })

  test('USE-030 the logo is read by its name, with the pixels that were sent', async () => {
    const { logo } = (await change(aPng({ width: 8, height: 8 }))).json()
    const name = logo.split('/').at(-1)
    const shown = await integrator(showLogo, { params: { name } })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png'])
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'png', width: 8, height: 8 })
    const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer()
    expect(await pixels(shown.rawPayload)).toEqual(await pixels(aPng({ width: 8, height: 8 })))
    const unknown = `${createHash('sha256').update('none').digest('hex').slice(0, 32)}.png`
    expect((await integrator(showLogo, { params: { name: unknown } })).statusCode).toBe(404)
    expect((await shop.anonymous(showLogo, { params: { name } })).statusCode).toBe(401)
  })

  test.each([
    ['nothing', '', 'Confira os dados enviados.'],
    ['a text', 'logo', 'Envie uma imagem PNG ou JPEG.'],
    ['a PDF', '%PDF-1.7 ', 'Envie uma imagem PNG ou JPEG.'],
    ['an SVG with a script', '<svg onload="alert(1)"/>', 'Envie uma imagem PNG ou JPEG.'],
    ['half a PNG', aPng().subarray(0, 60), 'A imagem está incompleta'],
    ['a PNG with a wrong checksum', aPng().fill(0, 40, 44), 'A imagem está incompleta'],
    ['a PNG that lacks pixels', aPng({ pixels: Buffer.alloc(10) }), 'A imagem está incompleta'],
    ['an interlaced PNG', aPng({ interlace: 1 }), 'A imagem está incompleta'],
    ['16 bits a sample', aPng({ depth: 16 }), 'A imagem está incompleta'],
    ['half a JPEG', aJpeg().subarray(0, 40), 'A imagem está incompleta'],
    ['a side too long', aPng({ width: 2_001, height: 1 }), 'O logotipo pode ter no máximo 2.000 pixels'],
    [
      'thirty thousand pixels a side',
      aPng({ width: 30_000, height: 30_000, pixels: Buffer.alloc(9) }),
      'A imagem tem mais de 40 milhões de pixels',
    ],
    ['too many bytes', Buffer.concat([aPng(), Buffer.alloc(300_001)]), 'O logotipo pode ter no máximo 300 kB.'],
  ])('USE-030 %s is refused, and the logo stays', async (_what, bytes, sentence) => {
    const before = (await integrator(showOwnIntegrator)).json().logo
    const answer = await change(bytes)
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining(sentence)])
    expect((await integrator(showOwnIntegrator)).json().logo).toBe(before)
  })

  test('USE-030 SEC-015 of a PNG that unpacks to more than it says only its pixels are stored', async () => {
    const { logo } = (await change(aPng({ pixels: Buffer.alloc(5_000_000) }))).json()
    const shown = await integrator(showLogo, { params: { name: logo.split('/').at(-1) } })
    const { data, info } = await sharp(shown.rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, data.length]).toEqual([120, 40, 120 * 40 * info.channels])
  })

  test('USE-030 C-140 staff change the logo of an integrator, which is logged and leaves the registration version', async () => {
    const registration = async () => (await administrator(showRegistration, { params: { id: sellerId } })).json()
    const { version } = await registration()
    const body = { picture: base64(aPng({ width: 9 })) }
    const saved = await administrator(changeSellerLogo, { params: { id: sellerId }, body })
    expect(saved.statusCode).toBe(200)
    expect(await registration()).toMatchObject({ version, logo: saved.json().logo })
    const query = { kind: 'seller', subjectId: String(sellerId) } as const
    const [entry] = (await administrator(listAuditEntries, { query })).json().data
    expect(entry).toMatchObject({ action: 'change', after: { logo: saved.json().logo.split('/').at(-1) } })
    expect((await administrator(changeSellerLogo, { params: { id: 99_999 }, body })).statusCode).toBe(404)
  })

  test('USE-030 C-08 nobody changes the logo of another company', async () => {
    const body = { picture: null }
    for (const account of ['manager', 'contributor', 'commercial', 'financial']) {
      const caller = await shop.as(`${account}@girassol.demo`)
      expect((await caller(changeOwnLogo, { body })).statusCode).toBe(403)
      expect((await caller(changeSellerLogo, { params: { id: sellerId }, body })).statusCode).toBe(403)
    }
    expect((await integrator(changeSellerLogo, { params: { id: sellerId }, body })).statusCode).toBe(403)
  })
})
