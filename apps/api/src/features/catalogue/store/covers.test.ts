import * as contract from '@girassol/contract/catalogue'
import { drawings } from '@girassol/domain/catalogue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { pictureKey } from '../files/attachments.ts'
import { openStore, type Store } from './test-storefront.ts'

const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

describe.each(testedDatabases)('the pictures of products on %s', (kind) => {
  let store: Store
  let integrator: Caller
  let commercial: Caller

  const hang = async (code: string, name: string) => {
    await store.files.put({ key: pictureKey(name), bytes: picture, contentType: 'image/png' })
    await store.db.updateTable('product').set({ picture: name }).where('code', '=', code).execute()
  }

  beforeAll(async () => {
    store = await openStore(kind)
    integrator = await store.as('integrator@girassol.demo')
    commercial = await store.as('commercial@girassol.demo', 'INT001')
    await hang('10010005', 'a1b2.png')
    await hang('10010001', 'internal.png')
  })
  afterAll(() => store.close())

  const image = (caller: Caller, name: string, headers = {}) =>
    caller(contract.showImage, { params: { name } }, headers)

  test.each(drawings)('STORE-030 the drawing %s is an image', async (drawing) => {
    const answer = await image(integrator, `${drawing}.svg`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(answer.body).toContain('<svg')
  })

  test('STORE-030 a product with a picture names it, and the image base path answers its bytes', async () => {
    const detail = (await integrator(contract.showProduct, { params: { urlId: '10010005' } })).json()
    expect(detail.IMG_CAPA).toBe('a1b2.png')
    const answer = await image(integrator, detail.IMG_CAPA)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000',
    })
    expect(new Uint8Array(answer.rawPayload)).toEqual(picture)
  })

  test('STORE-030 a browser that has cached the image does not download it again', async () => {
    const { headers } = await image(integrator, 'panel.svg')
    expect(headers['cache-control']).toBe('private, max-age=86400')
    const again = await image(integrator, 'panel.svg', { 'if-none-match': `W/${headers.etag}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await image(integrator, 'kit.svg', { 'if-none-match': String(headers.etag) })).statusCode).toBe(200)
  })

  test('C-38 only staff see the picture of an internal product, in both calls', async () => {
    expect((await image(integrator, 'internal.png')).statusCode).toBe(404)
    expect((await image(commercial, 'internal.png')).statusCode).toBe(200)
    const base64 = (caller: Caller) => caller(contract.showProductImage, { params: { code: '10010001' } })
    expect((await base64(integrator)).statusCode).toBe(404)
    expect((await base64(commercial)).statusCode).toBe(200)
  })

  test.each(['none.png', '../panel.svg', '..%2f..%2fmain.ts', 'panel', 'PANEL.SVG', 'constructor'])(
    'STORE-030 the image %j does not exist',
    async (name) => {
      expect((await image(commercial, name)).statusCode).toBe(404)
    },
  )

  test('STORE-029 the image of a product is returned in base64, as its picture or the drawing of its kind', async () => {
    const show = async (code: string) => {
      const answer = await integrator(contract.showProductImage, { params: { code } })
      return contract.showProductImage.response.parse(answer.json())
    }
    expect(await show('10010005')).toEqual({
      contentType: 'image/png',
      image: Buffer.from(picture).toString('base64'),
    })
    const drawn = await show('10100003')
    expect(drawn.contentType).toBe('image/svg+xml')
    expect(Buffer.from(drawn.image, 'base64').toString()).toContain('<svg')
    expect((await integrator(contract.showProductImage, { params: { code: '99999999' } })).statusCode).toBe(404)
  })

  test('STORE-031 a picture that the storage lost is a 404 with a sentence', async () => {
    await hang('10010003', 'lost.png')
    await store.files.remove(pictureKey('lost.png'))
    const answer = await integrator(contract.showProductImage, { params: { code: '10010003' } })
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Arquivo não encontrado.'])
  })

  test('STORE-030 every logged-in user may read covers; the base64 call requires access to the store', async () => {
    const carrier = await store.as('shipping-company@girassol.demo')
    expect((await image(carrier, 'panel.svg')).statusCode).toBe(200)
    expect((await image(store.anonymous, 'panel.svg')).statusCode).toBe(401)
    expect((await carrier(contract.showProductImage, { params: { code: '10010005' } })).statusCode).toBe(403)
  })
})
