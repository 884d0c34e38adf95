import { listAuditEntries } from '@girassol/contract/administration'
import * as contract from '@girassol/contract/settings'
import type { PointSeasonView, PromotionalSeasonView } from '@girassol/contract/settings/seasons'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { openStore, type Store } from '../catalogue/store/test-storefront.ts'

describe.each(testedDatabases)('the seasons on %s', (kind) => {
  let store: Store
  let administrator: Caller
  let points: Caller

  beforeAll(async () => {
    store = await openStore(kind)
    administrator = await store.as('administrator@girassol.demo')
    points = await store.as('points-administrator@girassol.demo')
  })
  beforeEach(async () => {
    await store.db.deleteFrom('promotional_season').where('id', '>', 2).execute()
    await store.db.deleteFrom('point_season').where('id', '>', 2).execute()
    await store.db
      .updateTable('setting')
      .set({ value: JSON.stringify('1') })
      .where('key', '=', 'sales-campaign')
      .execute()
  })
  afterAll(() => store.close())

  const christmas = { name: 'Natal solar', start: '2026-12-01', finish: '2026-12-24' }
  const addPromotional = () => administrator(contract.createPromotionalSeason, { body: christmas })
  const nextYear = { start: '2027-01-01', finish: '2027-12-31' }
  const addOfPoints = () => points(contract.createPointSeason, { body: nextYear })

  const entry = async () => (await administrator(listAuditEntries, { query: { kind: 'season' } })).json().data[0]
  const promotional = async (): Promise<PromotionalSeasonView[]> =>
    (await administrator(contract.listPromotionalSeasons)).json()
  const ofPoints = async (): Promise<PointSeasonView[]> => (await points(contract.listPointSeasons)).json()

  test('C-20 C-140 a promotional season is created, selected by the campaign and returned as the active one', async () => {
    const created = await addPromotional()
    const id = expect.any(Number)
    expect([created.statusCode, created.json()]).toEqual([201, { id, ...christmas, isActive: false }])
    expect(await entry()).toMatchObject({ action: 'create', subject: { name: 'Natal solar' }, before: null })
    const body = { value: String(created.json().id), seen: '1' }
    await administrator(contract.changeSetting, { params: { id: 'sales-campaign' }, body })
    expect((await promotional()).map(({ name, isActive }) => [name, isActive])).toEqual([
      ['Natal solar', true],
      ['Black Friday Solar', false],
      ['Semana do consumidor', false],
    ])
  })

  test('STORE-035 C-140 changed days of a season apply at once, and the log shows the difference', async () => {
    await addPromotional()
    const { id, isActive, ...seen } = (await promotional())[0] as PromotionalSeasonView
    const wanted = { ...seen, finish: '2026-12-31' }
    const answer = await administrator(contract.changePromotionalSeason, { params: { id }, body: { ...wanted, seen } })
    expect(answer.json()).toEqual({ id, isActive, ...wanted })
    expect((await promotional())[0]).toEqual({ id, isActive, ...wanted })
    expect(await entry()).toMatchObject({ before: { finish: '2026-12-24' }, after: { finish: '2026-12-31' } })
    const late = await administrator(contract.changePromotionalSeason, { params: { id }, body: { ...wanted, seen } })
    expect([late.statusCode, late.json().reason]).toEqual([409, 'changedMeanwhile'])
  })

  test.each([
    ['that ends before it starts', { name: 'Natal', start: '2026-12-24', finish: '2026-12-01' }],
    ['without a name', { name: ' ', start: '2026-12-01', finish: '2026-12-24' }],
  ])('C-140 a promotional season %s is refused', async (_what, body) => {
    expect((await administrator(contract.createPromotionalSeason, { body })).statusCode).toBe(400)
    expect(await promotional()).toHaveLength(2)
  })

  test('PTS-061 C-127 C-140 the points administrator adds a points season, which may not overlap another', async () => {
    const created = await addOfPoints()
    const id = expect.any(Number)
    expect([created.statusCode, created.json()]).toEqual([201, { id, ...nextYear, isActive: false }])
    expect(await entry()).toMatchObject({ action: 'create', subject: { name: '01/01/2027 a 31/12/2027' } })
    const overlapping = await points(contract.createPointSeason, {
      body: { start: '2027-12-31', finish: '2028-06-30' },
    })
    expect([overlapping.statusCode, overlapping.json().message]).toEqual([
      400,
      'Estes dias já pertencem a outra temporada de pontos.',
    ])
    expect((await ofPoints()).map(({ start, isActive }) => [start, isActive])).toEqual([
      ['2027-01-01', false],
      ['2026-01-01', true],
      ['2024-01-01', false],
    ])
  })

  test('C-140 a changed points season may overlap its own former days, and of two users at once the second is refused', async () => {
    const { id } = (await addOfPoints()).json()
    const change = (finish: string) =>
      points(contract.changePointSeason, { params: { id }, body: { ...nextYear, finish, seen: nextYear } })
    const answers = await Promise.all([change('2027-11-30'), change('2027-10-31')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json()
    expect((await ofPoints())[0]).toEqual(winner)
    expect(await entry()).toMatchObject({ before: { finish: '2027-12-31' }, after: { finish: winner.finish } })
  })

  test('C-140 an unknown season is 404, and each role may use only its own kind of season', async () => {
    const days = { start: '2030-01-01', finish: '2030-12-31' }
    const named = { name: 'Nenhuma', ...days }
    const missing = [
      await administrator(contract.changePointSeason, { params: { id: 99 }, body: { ...days, seen: days } }),
      await administrator(contract.changePromotionalSeason, { params: { id: 99 }, body: { ...named, seen: named } }),
    ]
    expect(missing.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect((await points(contract.listPromotionalSeasons)).statusCode).toBe(403)
    expect((await points(contract.createPromotionalSeason, { body: named })).statusCode).toBe(403)
    const marketing = await store.as('marketing@girassol.demo')
    expect((await marketing(contract.listPointSeasons)).statusCode).toBe(403)
  })
})
