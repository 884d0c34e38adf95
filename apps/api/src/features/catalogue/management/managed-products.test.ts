import * as administration from '@girassol/contract/administration'
import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/catalogue'
import { listPointsProducts } from '@girassol/contract/points-store'
import { changeSetting } from '@girassol/contract/settings'
import { aPdf } from '@girassol/test-data/files'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aPng } from '../../../integrations/files/test-pictures.ts'
import type { Caller } from '../../../test-application.ts'
import { openStore, type Store } from '../store/test-storefront.ts'

const png = (width: number) => aPng({ width }).toString('base64')
const pdf = Buffer.from(aPdf(), 'latin1').toString('base64')
const code = '10100003'

type Body = {
  version: number
  pictures: string[]
  files: { name: string; stored: string }[]
  storeText: string | null
  promoted: boolean
  internalMark: string | null
  successorCode: string | null
  inmetro?: { number: string; validUntil: string | null } | null
}

describe('the catalogue of the administration', () => {
  let store: Store
  let administrator: Caller
  let integrator: Caller

  beforeAll(async () => {
    store = await openStore()
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    await store.db.deleteFrom('product_content').execute()
    administrator = await store.as('administrator@girassol.demo')
    integrator = await store.as('integrator@girassol.demo')
  })

  const show = async (of = code): Promise<contract.ManagedProductView> =>
    (await administrator(contract.showManagedProduct, { params: { code: of } })).json()
  const toBody = ({ version, content }: contract.ManagedProductView): Body => ({
    version,
    pictures: content.pictures,
    files: content.files.map(({ name, stored }) => ({ name, stored })),
    storeText: content.storeText,
    promoted: content.promoted,
    internalMark: content.internalMark,
    successorCode: content.successor?.code ?? null,
  })
  const save = async (part: Partial<Body>, of = code) =>
    administrator(contract.changeManagedProduct, { params: { code: of }, body: { ...toBody(await show(of)), ...part } })
  const upload = async (use: 'picture' | 'technicalFile', file: string): Promise<string> =>
    (await administrator(contract.uploadProductFile, { body: { use, file } })).json().stored
  const inStore = async (urlId = code, caller = integrator) => caller(contract.showProduct, { params: { urlId } })

  test('USE-026 the pictures, files, text and mark of the portal appear in the store, the first picture as the cover', async () => {
    const [first, second] = [await upload('picture', png(1)), await upload('picture', png(2))]
    const stored = await upload('technicalFile', pdf)
    const files = [{ name: 'Manual de instalação', stored }]
    const saved = await save({ pictures: [second, first], files, storeText: 'Dois MPPT.', internalMark: 'Giro A' })
    expect(saved.statusCode).toBe(200)
    expect(saved.json()).toMatchObject({
      version: 1,
      updatedBy: expect.any(String),
      content: { storeText: 'Dois MPPT.' },
    })
    const product = (await inStore()).json()
    expect(product).toMatchObject({
      IMG_CAPA: second,
      pictures: [second, first],
      DETALHES: 'Dois MPPT.',
      internalMark: null,
    })
    const link = '/library/10100003/manual-de-instalacao.pdf'
    expect(product.files).toContainEqual({ nameFile: 'Manual de instalação', link })
    for (const name of [first, second])
      expect((await integrator(contract.showImage, { params: { name } })).statusCode).toBe(200)
    const download = { params: { folder: code, file: 'manual-de-instalacao.pdf' } }
    expect((await integrator(contract.downloadFile, download)).body).toContain('%PDF')
    const commercial = await store.as('commercial@girassol.demo', 'INT001')
    expect((await inStore(code, commercial)).json().internalMark).toBe('Giro A')
    const listed = await integrator(contract.listProducts, { query: { groupId: '1010', term: code } })
    expect(listed.json().data[0].IMG_CAPA).toBe(second)
  })

  test('USE-026 a product of the points store shows the picture and text of the portal', async () => {
    const picture = await upload('picture', png(3))
    await save({ pictures: [picture], storeText: 'Vale para todos.' }, '40010001')
    const seller = await store.as('administrator@girassol.demo', 'INT001')
    const { data } = (await seller(listPointsProducts, { query: { take: 100 } })).json()
    expect(data).toContainEqual(expect.objectContaining({ IMG_CAPA: picture, DETALHES: 'Vale para todos.' }))
  })

  test('USE-026 the change is in the audit log with what it was and what it became; saving the same leaves no entry', async () => {
    const of = '10100006'
    await save({ storeText: 'Antes' }, of)
    await save({ storeText: 'Depois', successorCode: '10100004' }, of)
    await save({}, of)
    const query = { kind: 'product', subjectId: of } as const
    const { data } = (await administrator(administration.listAuditEntries, { query })).json()
    const successor = expect.stringMatching(/^10100004 · /)
    expect(data.slice(0, 2)).toMatchObject([
      { before: { storeText: 'Antes', successor: null }, after: { storeText: 'Depois', successor } },
      { before: { storeText: null }, after: { storeText: 'Antes' } },
    ])
    expect(data).toHaveLength(2)
  })

  test('HOM-013 a registration of the portal takes the place of the imported one, is shown in the store and audited', async () => {
    const erp = (await show()).erpInmetro
    expect((await inStore()).json().inmetro).toEqual(erp)
    const inmetro = { number: '000777/2026', validUntil: '2029-06-30' }
    expect((await save({ inmetro })).json().content.inmetro).toEqual(inmetro)
    expect((await inStore()).json().inmetro).toEqual(inmetro)
    await save({ storeText: 'Outro texto.' })
    expect((await show()).content.inmetro).toEqual(inmetro)
    const query = { kind: 'product', subjectId: code } as const
    const { data } = (await administrator(administration.listAuditEntries, { query })).json()
    expect(data).toContainEqual(
      expect.objectContaining({ after: expect.objectContaining({ inmetro: '000777/2026 · 2029-06-30' }) }),
    )
    await save({ inmetro: null })
    expect((await inStore()).json().inmetro).toEqual(erp)
    const refused = await save({ inmetro: { number: ' ', validUntil: '2029-06-30' } })
    expect([refused.statusCode, refused.json().errors?.[0]?.property]).toEqual([400, 'inmetro.number'])
  })

  test('USE-026 what the ERP owns is not changed by a call that sends it', async () => {
    const before = await show()
    const body = { ...toBody(before), storeText: 'Outro', VLR_TOT: 1, price_cents: 1, active: false, name: 'X' }
    const answer = await administrator(contract.changeManagedProduct, { params: { code }, body })
    expect(answer.statusCode).toBe(200)
    expect((await show()).product).toMatchObject({ VLR_TOT: before.product.VLR_TOT, B1_DESC: before.product.B1_DESC })
    expect((await show()).isActive).toBe(true)
  })

  describe('the successor', () => {
    const leave = (of: string, set: { active?: boolean; remaining_quantity?: number; boarding_date?: null }) =>
      store.db.updateTable('product').set(set).where('code', '=', of).execute()
    const successor = async () => (await inStore()).json().successor

    test('USE-026 the store names it only while the product is out of stock or not sold any more', async () => {
      await save({ successorCode: '10100004' })
      expect(await successor()).toBeNull()
      await leave(code, { remaining_quantity: 0, boarding_date: null })
      expect(await successor()).toMatchObject({ B1_COD: '10100004', URL_ID: expect.any(String) })
      await leave(code, { active: false })
      const inactive = (await inStore()).json()
      expect(inactive).toMatchObject({ availability: null, successor: { B1_COD: '10100004' } })
      expect((await integrator(cart.addCartItem, { body: { erpCode: code, quantity: 1 } })).statusCode).toBeGreaterThan(
        399,
      )
      await leave('10100004', { active: false })
      expect((await inStore()).statusCode).toBe(404)
      await leave('10100004', { active: true })
      await save({ successorCode: null })
      expect((await inStore()).statusCode).toBe(404)
      await leave(code, { active: true, remaining_quantity: 126 })
    })

    test.each([
      ['the product itself', code, 'Um produto não substitui a si mesmo.'],
      ['an unknown product', '99999999', 'Este produto não existe no catálogo.'],
    ])('USE-026 %s is refused at its field', async (_case, successorCode, sentence) => {
      const answer = await save({ successorCode })
      expect([answer.statusCode, answer.json().errors[0].property]).toEqual([400, 'successorCode'])
      expect(Object.values(answer.json().errors[0].constraints)).toEqual([sentence])
    })

    test('USE-026 three products never succeed each other in a circle', async () => {
      expect((await save({ successorCode: '10100004' })).statusCode).toBe(200)
      expect((await save({ successorCode: '10100005' }, '10100004')).statusCode).toBe(200)
      expect((await save({ successorCode: code }, '10100005')).statusCode).toBe(400)
    })
  })

  describe('the promotion mark', () => {
    const campaign = async (value: string) =>
      administrator(changeSetting, { params: { id: 'sales-campaign' }, body: { value } })
    const promoted = async () =>
      (await integrator(contract.listPromotedProducts, { query: {} }))
        .json()
        .data.map(({ B1_COD }: contract.ProductView) => B1_COD)

    test('USE-026 C-20 a marked product is among the promotions while one is open', async () => {
      await campaign('1')
      await save({ promoted: true })
      expect(await promoted()).toEqual([code])
      expect((await show()).promotion).toEqual({ refusal: null, finish: '2027-01-07' })
      await campaign('0')
      expect(await promoted()).toEqual([])
      expect((await show()).promotion.finish).toBeNull()
    })

    test.each([
      ['30010001', 'Os kits de promoção já aparecem em Promoções.'],
      ['40010001', 'Produtos da loja de pontos não entram em Promoções.'],
    ])('USE-026 product %s is not marked', async (of, sentence) => {
      expect((await show(of)).promotion.refusal).toBe(sentence)
      expect((await save({ promoted: true }, of)).statusCode).toBe(400)
      expect((await show(of)).content.promoted).toBe(false)
    })
  })

  describe('what is sent', () => {
    test.each([
      ['picture', pdf, 'Envie uma imagem PNG, JPEG ou WebP.'],
      ['picture', Buffer.from('<svg onload="alert(1)"/>').toString('base64'), 'Envie uma imagem PNG, JPEG ou WebP.'],
      ['technicalFile', Buffer.from('<html>').toString('base64'), 'Envie um arquivo PDF, PNG, JPEG, WebP ou ZIP.'],
    ] as const)('USE-026 as a %s is judged by its content', async (use, file, sentence) => {
      const answer = await administrator(contract.uploadProductFile, { body: { use, file } })
      expect([answer.statusCode, answer.json().message]).toEqual([400, sentence])
    })

    test.each([
      ['a picture that was never received', { pictures: ['../../secret.png'] }, 'pictures.0'],
      ['a picture of this shape that is not there', { pictures: [`${'0'.repeat(32)}.png`] }, 'pictures.0'],
      [
        'a file that was never received',
        { files: [{ name: 'Ficha', stored: `${'0'.repeat(32)}.pdf` }] },
        'files.0.stored',
      ],
    ])('USE-026 %s is refused at its field', async (_case, part, property) => {
      const answer = await save(part)
      expect([answer.statusCode, answer.json().errors[0].property]).toEqual([400, property])
    })

    test('USE-026 a technical file is no picture, the same picture is listed once, and each file has its own name', async () => {
      const stored = await upload('technicalFile', pdf)
      const picture = await upload('picture', png(4))
      expect((await save({ pictures: [stored] })).statusCode).toBe(400)
      expect((await save({ pictures: [picture, picture] })).statusCode).toBe(400)
      const same = await save({
        files: [
          { name: 'Manual', stored },
          { name: 'MANUAL ', stored },
        ],
      })
      expect(Object.values(same.json().errors[0].constraints)).toEqual(['Dois arquivos têm o mesmo nome.'])
      expect((await save({ files: [{ name: '***', stored }] })).statusCode).toBe(400)
    })
  })

  test('USE-026 only the roles that import the catalogue have it; an unknown product is 404', async () => {
    for (const account of ['marketing', 'commercial', 'integrator', 'registration']) {
      const caller = await store.as(`${account}@girassol.demo`)
      expect((await caller(contract.listManagedProducts, { query: {} })).statusCode).toBe(403)
      const body = toBody(await show())
      expect((await caller(contract.changeManagedProduct, { params: { code }, body })).statusCode).toBe(403)
    }
    const purchase = await store.as('purchase@girassol.demo')
    expect((await purchase(contract.showManagedProduct, { params: { code } })).statusCode).toBe(200)
    expect((await administrator(contract.showManagedProduct, { params: { code: '99999999' } })).statusCode).toBe(404)
    const body = { ...toBody(await show()) }
    expect(
      (await administrator(contract.changeManagedProduct, { params: { code: '99999999' }, body })).statusCode,
    ).toBe(404)
  })
})
