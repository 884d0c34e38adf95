import * as contract from '@girassol/contract/sites'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { noon } from '../cart/test-shop.ts'
import { openSiteDesk, type SiteDesk } from './test-sites.ts'

const details = {
  contactName: 'Helena Duarte',
  phone: '11900000177',
  email: 'helena@pessoa.example',
  address: 'Rua das Flores, 10',
  supply: 'TRI_127_220',
  breakerA: 63,
  utility: 'Enel SP',
  consumerUnit: '700123456',
  roof: { roofTypeId: 1, tilt: 18, azimuth: 350 },
  consumption: 612.5,
} as const

describe.each(bothDatabases)('sites on %s', (kind) => {
  let desk: SiteDesk
  let other: Caller
  let commercial: Caller

  beforeAll(async () => {
    desk = await openSiteDesk(kind)
    other = await desk.as('integrator2@girassol.demo')
    commercial = await desk.as('commercial@girassol.demo', 'INT001')
  })
  afterAll(() => desk.close())
  beforeEach(() => desk.setNow(noon))

  const edit = (id: number, body: object) => desk.integrator(contract.editSite, { params: { id }, body: body as never })
  const moveAs = (id: number, body: object) =>
    desk.integrator(contract.moveSite, { params: { id }, body: body as never })
  const readMoves = (id: number) =>
    desk.db
      .selectFrom('site_move')
      .select(['from_stage', 'to_stage', 'reason', 'author', 'event'])
      .where('site_id', '=', id)
      .orderBy('id')
      .execute()

  whereTested(kind, () => {
    test('SITE-001 title and city are enough; the caller is responsible and the first stage is LEAD', async () => {
      const made = await desk.site({ title: '  Casa Prado ' })
      expect(made).toMatchObject({
        title: 'Casa Prado',
        stage: 'LEAD',
        cityName: 'São Paulo',
        state: 'SP',
        responsible: { name: 'Marina Alves' },
        contactName: null,
        roof: { roofTypeId: null, tilt: null, azimuth: null },
        kwp: null,
        value: null,
        version: 1,
        nextStep: { name: 'scheduleVisit', label: 'Agendar visita' },
        reached: [{ stage: 'LEAD', at: noon }],
      })
      expect(await desk.show(made.id)).toEqual(made)
    })

    test('SITE-001 every field is stored and read again, and an empty one is removed', async () => {
      const made = await desk.site(details)
      expect(made).toMatchObject(details)
      const changed = await edit(made.id, { phone: '', roof: { roofTypeId: null, tilt: null, azimuth: 0 }, version: 1 })
      expect(changed.json()).toMatchObject({
        ...details,
        phone: null,
        roof: { roofTypeId: null, azimuth: 0 },
        version: 2,
      })
    })

    test('SITE-001 C-159 what names nothing, or belongs to another seller, is 400 with its field', async () => {
      const stranger = await desk.userId('integrator2@girassol.demo')
      const customerId = await desk.customerIn('SP', { sellerCode: 'INT002' })
      const { id, version } = await desk.site()
      for (const [field, body] of [
        ['cityCode', { cityCode: '0000000' }],
        ['responsibleId', { responsibleId: stranger }],
        ['customerId', { customerId }],
        ['roof.roofTypeId', { roof: { roofTypeId: 999, tilt: null, azimuth: null } }],
        ['consumption', { consumption: 1.25 }],
        ['breakerA', { breakerA: '63' }],
      ] as const) {
        const answer = await edit(id, { ...body, version })
        expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(field)])
      }
      expect((await edit(id, { wish: 1, version })).statusCode).toBe(400)
    })

    test('SITE-004 people move a site to any stage; every move is logged with its author and both stages', async () => {
      const { id } = await desk.site()
      await desk.move(id, 'CONNECTED')
      const back = await desk.move(id, 'VISIT')
      expect(back).toMatchObject({ stage: 'VISIT', version: 3 })
      const lost = await moveAs(id, { stage: 'LOST', version: 3 })
      expect([lost.statusCode, lost.body]).toEqual([400, expect.stringContaining('Informe o motivo da perda.')])
      expect((await moveAs(id, { stage: 'LOST', reason: '  ', version: 3 })).statusCode).toBe(400)
      expect(await desk.move(id, 'LOST', 'Comprou de outro')).toMatchObject({ lossReason: 'Comprou de outro' })
      expect(await desk.move(id, 'LEAD')).toMatchObject({ stage: 'LEAD', lossReason: null })
      const author = 'Marina Alves'
      expect(await readMoves(id)).toEqual([
        { from_stage: null, to_stage: 'LEAD', reason: null, author, event: null },
        { from_stage: 'LEAD', to_stage: 'CONNECTED', reason: null, author, event: null },
        { from_stage: 'CONNECTED', to_stage: 'VISIT', reason: null, author, event: null },
        { from_stage: 'VISIT', to_stage: 'LOST', reason: 'Comprou de outro', author, event: null },
        { from_stage: 'LOST', to_stage: 'LEAD', reason: null, author, event: null },
      ])
      expect((await moveAs(id, { stage: 'LEAD', version: 5 })).json()).toMatchObject({ reason: 'sameStage' })
    })

    test('C-175 a site is archived, does not change there, and comes back', async () => {
      const { id } = await desk.site({ title: 'Para o arquivo' })
      expect((await edit(id, { isArchived: true, version: 1 })).json()).toMatchObject({ isArchived: true, version: 2 })
      expect((await edit(id, { title: 'x', version: 2 })).json()).toMatchObject({ reason: 'siteArchived' })
      expect((await moveAs(id, { stage: 'VISIT', version: 2 })).json()).toMatchObject({ reason: 'siteArchived' })
      const term = { term: 'para o arquivo' }
      const list = async (query: object) =>
        (await desk.integrator(contract.listSites, { query: query as never })).json()
      expect([(await list(term)).total, (await list({ ...term, archived: 'yes' })).total]).toEqual([0, 1])
      expect((await edit(id, { isArchived: false, version: 2 })).json()).toMatchObject({ isArchived: false })
    })

    test('C-175 a seller has at most 5,000 open sites; an ended one does not count', async () => {
      const { id } = await desk.site({ title: 'Antes da multidão' })
      await desk.move(id, 'LOST', 'Sem verba')
      const sellerId = (
        await desk.db.selectFrom('site').select('seller_id').where('id', '=', id).executeTakeFirstOrThrow()
      ).seller_id
      const userId = await desk.userId('integrator@girassol.demo')
      const rows = Array.from({ length: 500 }, () => ({
        seller_id: sellerId,
        title: 'Multidão',
        city_code: '3550308',
        created_by: userId,
        created_at: noon,
        touched_at: noon,
      }))
      for (let batch = 0; batch < 10; batch += 1) await desk.db.insertInto('site').values(rows).execute()
      const answer = await desk.integrator(contract.createSite, { body: { title: 'Mais uma', cityCode: '3550308' } })
      expect(answer.json()).toMatchObject({ statusCode: 409, reason: 'tooManySites' })
      expect((await moveAs(id, { stage: 'LEAD', version: 2 })).json()).toMatchObject({ reason: 'tooManySites' })
      await desk.db.deleteFrom('site').where('title', '=', 'Multidão').execute()
      expect((await moveAs(id, { stage: 'LEAD', version: 2 })).statusCode).toBe(200)
    })
  })

  test('SITE-001 another seller finds no site, and staff read it without writing', async () => {
    const { id, version } = await desk.site(details)
    const params = { id }
    const answers = await Promise.all([
      other(contract.readSite, { params }),
      other(contract.editSite, { params, body: { version } }),
      other(contract.moveSite, { params, body: { stage: 'VISIT', version } }),
      other(contract.removeSite, { params }),
      other(contract.readSiteTimeline, { params, query: {} }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
    const read = await desk.show(id, commercial)
    expect(read).toMatchObject({ ...details, actions: { edit: { allowed: false, hidden: true } } })
    expect((await commercial(contract.editSite, { params, body: { version } })).statusCode).toBe(403)
    const elsewhere = await desk.as('commercial@girassol.demo', 'INT002')
    expect((await elsewhere(contract.readSite, { params })).statusCode).toBe(404)
  })

  test('SITE-004 C-152 of two people at once one moves the site, and the other gets the newest version', async () => {
    const { id } = await desk.site()
    const answers = await Promise.all([
      moveAs(id, { stage: 'VISIT', version: 1 }),
      moveAs(id, { stage: 'PROPOSAL', version: 1 }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(refused).toMatchObject({ reason: 'changedMeanwhile', details: { version: 2 } })
    // 409 comes before 400 of the body's meaning.
    expect((await moveAs(id, { stage: 'LOST', version: 1 })).statusCode).toBe(409)
    expect((await edit(id, { cityCode: '0000000', version: 1 })).statusCode).toBe(409)
    expect(await readMoves(id)).toHaveLength(2)
  })

  test('SITE-003 two last orders that are delivered at once move their site', async () => {
    const { id } = await desk.site()
    const both = [await desk.orderOn(id), await desk.orderOn(id)]
    await Promise.all(both.map(desk.deliver))
    expect((await desk.show(id)).stage).toBe('DELIVERED')
  })

  test('SITE-001 C-152 a repeated Idempotency-Key makes one site', async () => {
    const body = { title: 'Uma vez', cityCode: '3550308' }
    const headers = { 'idempotency-key': `site-${kind}-once` }
    const answers = [1, 2].map(() => desk.integrator(contract.createSite, { body }, headers))
    const ids = (await Promise.all(answers)).map((answer) => answer.json().id)
    expect(ids[1]).toBe(ids[0])
  })
})
