import { listAuditEntries } from '@girassol/contract/administration'
import * as contract from '@girassol/contract/dashboard'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { mostPictureBytes } from '@girassol/domain/shared'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { aPng } from '../../integrations/files/test-pictures.ts'
import type { Caller } from '../../test-application.ts'
import { openShop, type Shop } from '../cart/test-shop.ts'

type Body = RequestFor<typeof contract.addBanner>['body']

/** A picture of its own for each text. */
const toWidth = (text: string) => Buffer.from(text).reduce((sum, byte) => sum + byte, 0)
const toBase64Picture = (text: string) => aPng({ width: toWidth(text) }).toString('base64')

const aBanner = (rest: Partial<Body> = {}): Body => ({
  title: 'Campanha de verão',
  referLink: '/sales/promocoes',
  location: 'dashboard',
  active: true,
  picture: toBase64Picture('verão'),
  ...rest,
})

describe.each(bothDatabases)('the banners on %s', (kind) => {
  let shop: Shop
  let marketing: Caller
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    marketing = await shop.as('marketing@girassol.demo')
    integrator = await shop.as('integrator@girassol.demo')
  })
  beforeEach(() => shop.db.deleteFrom('banner').execute())
  afterAll(() => shop.close())

  const shown = async (location: Body['location'], caller = integrator) =>
    contract.listBanners.response.parse((await caller(contract.listBanners, { query: { location } })).json())

  const add = async (rest: Partial<Body> = {}) => {
    const answer = await marketing(contract.addBanner, { body: aBanner(rest) })
    expect(answer.statusCode).toBe(201)
    return answer.json() as contract.ManagedBanner
  }

  const image = (caller: Caller, name: string, headers = {}) =>
    caller(contract.showBannerPicture, { params: { name } }, headers)

  whereTested(kind, () => {
    test('BAN-004 BAN-005 lists the active banners of the requested place in their order, with every field', async () => {
      const first = await add({ title: 'Primeiro' })
      await add({ title: 'Desligado', active: false })
      const second = await add({ title: 'Segundo', referLink: null })
      await add({ title: 'Dos pontos', location: 'points informations' })
      const banners = await shown('dashboard')
      expect(banners.map(({ title }) => title)).toEqual(['Primeiro', 'Segundo'])
      expect(banners[0]).toEqual({
        id: first.id,
        title: 'Primeiro',
        referLink: '/sales/promocoes',
        active: true,
        location: 'dashboard',
        fileName: expect.stringMatching(/^[0-9a-f]{32}\.png$/),
        format: 'png',
      })
      expect(banners[1]).toMatchObject({ id: second.id, referLink: null })
      expect((await shown('points informations')).map(({ title }) => title)).toEqual(['Dos pontos'])
    })

    test('BAN-005 refuses a place that does not exist, a missing place and a request for inactive banners', async () => {
      for (const query of [{ location: 'nowhere' }, {}, { location: 'dashboard', active: 'false' }])
        expect((await integrator(contract.listBanners, { query: query as never })).statusCode).toBe(400)
      expect((await shop.anonymous(contract.listBanners, { query: { location: 'dashboard' } })).statusCode).toBe(401)
    })

    test('BAN-006 the picture is returned with its own content type and cached by the browser', async () => {
      const { fileName } = await add({ picture: toBase64Picture('figura') })
      const answer = await image(integrator, fileName)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=31536000',
      })
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        format: 'png',
        width: toWidth('figura'),
        height: 40,
      })
      const again = await image(integrator, fileName, { 'if-none-match': String(answer.headers.etag) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect((await image(shop.anonymous, fileName)).statusCode).toBe(401)
    })

    test.each(['none.png', '../x.png', '..%2f..%2fmain.ts', 'constructor'])(
      'BAN-006 the picture %j does not exist',
      async (name) => {
        expect((await image(marketing, name)).statusCode).toBe(404)
      },
    )

    test('BAN-006 C-140 only users who manage banners see the picture of an inactive one', async () => {
      const { fileName } = await add({ active: false, picture: toBase64Picture('segredo') })
      expect((await image(integrator, fileName)).statusCode).toBe(404)
      expect((await image(marketing, fileName)).statusCode).toBe(200)
    })

    test.each([
      [
        'a script',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
        'Envie uma imagem PNG, JPEG ou WebP.',
      ],
      ['a PDF', Buffer.from('%PDF-1.7').toString('base64'), 'Envie uma imagem PNG, JPEG ou WebP.'],
      [
        'more than 2 MB',
        Buffer.concat([aPng(), Buffer.alloc(mostPictureBytes)]).toString('base64'),
        'A imagem pode ter no máximo 2 MB.',
      ],
    ])('BAN-004 C-140 %s is rejected as a picture, whatever its name', async (_, picture, message) => {
      const answer = await marketing(contract.addBanner, { body: aBanner({ picture }) })
      expect([answer.statusCode, answer.json().message]).toEqual([400, message])
    })

    test.each(['javascript:alert(1)', '//other.example', 'sem esquema'])(
      'BAN-002 C-140 a banner may not link to %j',
      async (referLink) => {
        const answer = await marketing(contract.addBanner, { body: aBanner({ referLink }) })
        expect(answer.statusCode).toBe(400)
        expect(answer.json().errors[0].property).toBe('referLink')
      },
    )

    test('C-140 the order of a place is saved whole; a list that omits a banner is refused', async () => {
      const ids = [(await add({ title: 'A' })).id, (await add({ title: 'B' })).id, (await add({ title: 'C' })).id]
      const order = (given: readonly number[]) =>
        marketing(contract.sortBanners, { body: { location: 'dashboard', ids: [...given] } })
      expect((await order(ids.toReversed())).statusCode).toBe(200)
      expect((await shown('dashboard')).map(({ title }) => title)).toEqual(['C', 'B', 'A'])
      expect((await order(ids.slice(1))).statusCode).toBe(409)
      expect((await order([ids[0] ?? 0, ids[0] ?? 0, ids[1] ?? 0])).statusCode).toBe(409)
      await add({ title: 'D' })
      expect((await shown('dashboard')).map(({ title }) => title)).toEqual(['C', 'B', 'A', 'D'])
    })

    test('C-140 only the administrator and marketing manage banners', async () => {
      for (const role of ['integrator', 'commercial', 'financial', 'shipping-company']) {
        const caller = await shop.as(`${role}@girassol.demo`)
        expect((await caller(contract.addBanner, { body: aBanner() })).statusCode, role).toBe(403)
        expect((await caller(contract.listManagedBanners)).statusCode, role).toBe(403)
      }
      expect((await (await shop.as('administrator@girassol.demo'))(contract.listManagedBanners)).statusCode).toBe(200)
    })
  })

  test('USE-003 a banner is new to a user once, even for many calls at once, and again with another picture', async () => {
    const { id, version } = await add({ title: 'Novidade' })
    const off = await add({ title: 'Desligada', active: false })
    const see = async (caller: Caller, ids: number[]) => {
      const answer = await caller(contract.markBannersSeen, { body: { ids } })
      expect(answer.statusCode).toBe(200)
      return contract.markBannersSeen.response.parse(answer.json()).ids
    }
    const answers = await Promise.all(Array.from({ length: 10 }, () => see(integrator, [id, off.id, 999_999])))
    expect(answers.flat()).toEqual([id])
    expect(await see(integrator, [id])).toEqual([])
    expect(await see(marketing, [id])).toEqual([id])
    const changed = { ...aBanner({ title: 'Novidade', picture: toBase64Picture('outra') }), version }
    expect((await marketing(contract.changeBanner, { params: { id }, body: changed })).statusCode).toBe(200)
    expect(await see(integrator, [id])).toEqual([id])
    expect((await marketing(contract.removeBanner, { params: { id } })).statusCode).toBe(204)
  })

  test('C-140 an edit changes only its fields, and one of an older version is refused', async () => {
    const banner = await add({ title: 'Antes', picture: toBase64Picture('antes') })
    const { picture: _, ...body } = aBanner({ title: 'Depois', referLink: null, active: false })
    const change = (version: number) =>
      marketing(contract.changeBanner, { params: { id: banner.id }, body: { ...body, version } })
    const [first, second] = await Promise.all([change(banner.version), change(banner.version)])
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 409])
    const managed = (await marketing(contract.listManagedBanners)).json().data as contract.ManagedBanner[]
    expect(managed.find(({ id }) => id === banner.id)).toEqual({
      ...banner,
      title: 'Depois',
      referLink: null,
      active: false,
      version: banner.version + 1,
    })
    const other = await marketing(contract.changeBanner, {
      params: { id: banner.id },
      body: { ...body, active: true, version: banner.version + 1, picture: toBase64Picture('outra') },
    })
    expect((await image(integrator, other.json().fileName)).statusCode).toBe(200)
    expect((await image(integrator, banner.fileName)).statusCode).toBe(404)
  })

  test('C-140 a banner is removed once, and every change is in the audit log', async () => {
    const { id } = await add({ title: 'De passagem' })
    const remove = () => marketing(contract.removeBanner, { params: { id } })
    const answers = await Promise.all([remove(), remove()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404])
    expect(
      (await marketing(contract.changeBanner, { params: { id }, body: { ...aBanner(), version: 1 } })).statusCode,
    ).toBe(404)
    const administrator = await shop.as('administrator@girassol.demo')
    const entries = (await administrator(listAuditEntries, { query: {} })).json().data as {
      action: string
      subject: { kind: string; name: string }
    }[]
    const actions = entries.filter(({ subject }) => subject.name === 'De passagem').map(({ action }) => action)
    expect(actions.toSorted()).toEqual(['create', 'remove'])
  })
})
