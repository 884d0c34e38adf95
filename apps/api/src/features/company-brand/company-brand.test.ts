import { listAuditEntries } from '@girassol/contract/administration'
import type { BrandView } from '@girassol/contract/company-brand'
import * as contract from '@girassol/contract/company-brand'
import type { BrandBody } from '@girassol/contract/company-brand/brand-body'
import { aPdf } from '@girassol/test-data/files'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { aJpeg, aPng } from '../../integrations/files/test-pictures.ts'
import { aPhoto } from '../../integrations/files/test-unsafe-files.ts'
import type { Caller } from '../../test-application.ts'
import { openStore, type Store } from '../catalogue/store/test-storefront.ts'

const wanted: BrandBody = {
  tradeName: 'Sol do Cerrado Energia',
  colour: '#0B3D91',
  phone: '62999001234',
  email: 'contato@solcerrado.example',
  site: 'https://solcerrado.example',
  warrantyText: 'Instalação com garantia de 2 anos.',
  paymentText: '50% na assinatura e 50% na entrega.',
}

describe.each(bothDatabases)('the brand of a company on %s', (kind) => {
  let store: Store
  let integrator: Caller
  let manager: Caller

  beforeAll(async () => {
    store = await openStore(kind)
    integrator = await store.as('integrator@girassol.demo')
    manager = await store.as('manager@girassol.demo')
  })
  beforeEach(async () => {
    await store.db.deleteFrom('seller_brand').execute()
    await store.db.deleteFrom('rate_limit').execute()
  })
  afterAll(() => store.close())

  const show = async (caller = integrator): Promise<BrandView> => (await caller(contract.showBrand)).json()
  const change = async (fields: object = {}, caller = integrator) =>
    caller(contract.changeBrand, { body: { ...wanted, version: (await show(caller)).version, ...fields } })
  const send = (bytes: Buffer | string | null, caller = integrator) =>
    caller(contract.changeBrandLogo, {
      body: { picture: bytes === null ? null : Buffer.from(bytes).toString('base64') },
    })
  const readLogo = (logo: string | null, caller = integrator) =>
    caller(contract.showBrandLogo, { params: { name: logo?.split('/').at(-1) ?? '' } })

  whereTested(kind, () => {
    test('PROP-028 C-174 a company without a brand has its registered name, its contacts and no colour', async () => {
      const seller = await store.db
        .selectFrom('seller')
        .select(['fancy_name', 'email'])
        .where('erp_code', '=', 'INT001')
        .executeTakeFirstOrThrow()
      expect(await show()).toMatchObject({
        tradeName: seller.fancy_name,
        email: seller.email,
        colour: null,
        colours: null,
        logo: null,
        version: 0,
      })
    })

    test('PROP-028 PROP-029 a saved brand is read by the whole company with the text on its colour, and is logged', async () => {
      expect((await change()).statusCode).toBe(200)
      const saved = { ...wanted, colours: { ground: '#0B3D91', text: '#FFFFFF' }, logo: null, version: 1 }
      for (const email of ['integrator', 'manager', 'contributor'])
        expect(await show(await store.as(`${email}@girassol.demo`))).toEqual(saved)
      expect((await change({ colour: '#ffd500' }, manager)).json()).toEqual({
        ...saved,
        colour: '#FFD500',
        colours: { ground: '#FFD500', text: '#1A1A1A' },
        version: 2,
      })
      const administrator = await store.as('administrator@girassol.demo')
      const { data } = (await administrator(listAuditEntries, { query: { kind: 'company-brand' } })).json()
      expect(data[0]).toMatchObject({ subject: { name: wanted.tradeName }, after: { colour: '#FFD500' } })
      expect(data[0].before).toEqual({ colour: '#0B3D91' })
    })

    test.each([
      ['tradeName', ['S', 'S'.repeat(60)], ['', 'S'.repeat(61)]],
      ['colour', [null, '#000000'], ['', '0B3D91', '#0B3', 'blue', '#0B3D9G']],
      ['phone', ['', '(62) 99900-1234'], ['99900-1234', '629990012345']],
      ['email', ['', 'a@b.example'], ['nenhum']],
      ['site', ['', 'https://a.example'], ['a.example', 'http://a.example', 'javascript:alert(1)']],
      ['warrantyText', ['', 'g'.repeat(1000)], ['g'.repeat(1001)]],
      ['paymentText', ['', 'p'.repeat(1000)], ['p'.repeat(1001)]],
    ])('PROP-028 %s is accepted at its bounds, and anything else is refused by its name', async (field, good, bad) => {
      for (const value of good) expect((await change({ [field]: value })).statusCode).toBe(200)
      const before = await show()
      for (const value of bad) {
        const answer = await change({ [field]: value })
        expect([answer.statusCode, answer.json().errors[0].property]).toEqual([400, field])
      }
      expect(await show()).toEqual(before)
    })

    test('PROP-028 C-174 a logo is written anew, read by its company alone, and removed', async () => {
      const { logo } = (await send(aPng({ width: 240, height: 80 }))).json()
      const shown = await readLogo(logo)
      expect(shown.headers['content-type']).toBe('image/png')
      const { info } = await sharp(shown.rawPayload).raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([240, 80])
      expect((await readLogo(logo, manager)).statusCode).toBe(200)
      const own = await store.db
        .selectFrom('seller')
        .select('id')
        .where('erp_code', '=', 'INT001')
        .executeTakeFirstOrThrow()
      const other = await store.db
        .selectFrom('seller')
        .select('id')
        .where('erp_code', '=', 'INT002')
        .executeTakeFirstOrThrow()
      await store.db.updateTable('seller_brand').set({ seller_id: other.id }).where('seller_id', '=', own.id).execute()
      expect((await show()).logo).toBeNull()
      expect((await readLogo(logo)).statusCode).toBe(404)
      expect((await send(aJpeg())).json().logo).toMatch(/\.jpg$/)
      expect((await send(null)).json().logo).toBeNull()
    })

    test('PROP-028 C-174 a photo loses its place, and a side above 3.000 pixels is cut', async () => {
      const photo = await readLogo((await send(await aPhoto())).json().logo)
      expect((await sharp(photo.rawPayload).metadata()).exif).toBeUndefined()
      const wide = await sharp({ create: { width: 3_600, height: 600, channels: 3, background: '#c86400' } })
        .png()
        .toBuffer()
      const cut = await readLogo((await send(wide)).json().logo)
      const { width, height } = await sharp(cut.rawPayload).metadata()
      expect([width, height]).toEqual([3_000, 500])
    })

    test.each([
      ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'Envie uma imagem PNG ou JPEG.'],
      ['a PDF that is named .png', aPdf(), 'Envie uma imagem PNG ou JPEG.'],
      [
        '501 kB',
        Buffer.concat([aPng(), Buffer.alloc(501_000 - aPng().length)]),
        'O logotipo pode ter no máximo 500 kB.',
      ],
      ['half a PNG', aPng().subarray(0, 60), 'A imagem está incompleta ou usa um formato raro.'],
      ['nothing', '', 'Confira os dados enviados.'],
    ])('PROP-028 %s is refused with a sentence, and the logo stays', async (_what, bytes, sentence) => {
      const { logo } = (await send(aPng())).json()
      const answer = await send(bytes)
      expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining(sentence)])
      expect((await show()).logo).toBe(logo)
    })

    test('PROP-028 a new logo does not conflict with an edit of the texts', async () => {
      const { version } = (await change()).json()
      const { logo } = (await send(aPng({ width: 9 }), manager)).json()
      expect((await change({ tradeName: 'Outro', version })).json()).toMatchObject({ tradeName: 'Outro', logo })
    })

    test('PROP-028 C-154 only the company’s own integrators and managers change it, and staff do not read it', async () => {
      await change()
      const body = { ...wanted, version: 1 }
      const contributor = await store.as('contributor@girassol.demo')
      expect((await contributor(contract.changeBrand, { body })).statusCode).toBe(403)
      expect((await send(null, contributor)).statusCode).toBe(403)
      for (const email of ['administrator', 'commercial', 'financial']) {
        const staff = await store.as(`${email}@girassol.demo`, 'INT001')
        expect((await staff(contract.showBrand)).statusCode).toBe(403)
        expect((await staff(contract.changeBrand, { body })).statusCode).toBe(403)
        expect((await send(null, staff)).statusCode).toBe(403)
      }
      const other = await store.as('integrator@girassol.demo', 'INT002')
      expect((await show(other)).tradeName).toBe(wanted.tradeName)
    })
  })

  test('PROP-028 C-152 of two users who save at once the second is refused, also when nothing was saved before', async () => {
    for (const version of [0, 1]) {
      const answers = await Promise.all([
        change({ tradeName: 'Um', version }),
        change({ tradeName: 'Dois', version }, manager),
      ])
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
      expect(await show()).toEqual(answers.find(({ statusCode }) => statusCode === 200)?.json())
    }
  })
})
