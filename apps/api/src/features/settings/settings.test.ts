import { listAuditEntries } from '@girassol/contract/administration'
import * as contract from '@girassol/contract/settings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { openStore, type Store } from '../catalogue/store/test-storefront.ts'

type Key = 'sales-campaign' | 'active-season'

describe.each(bothDatabases)('the settings on %s', (kind) => {
  let store: Store
  let administrator: Caller
  let points: Caller

  beforeAll(async () => {
    store = await openStore(kind)
    administrator = await store.as('administrator@girassol.demo')
    points = await store.as('points-administrator@girassol.demo')
  })
  afterAll(() => store.close())

  const read = async (caller: Caller, id: Key) => (await caller(contract.readSetting, { params: { id } })).json()
  const change = (caller: Caller, id: Key, value: string | null) =>
    caller(contract.changeSetting, { params: { id }, body: { value } })

  test('STORE-036 PTS-094 everyone reads the sales campaign and the active season by their keys', async () => {
    const carrier = await store.as('shipping-company@girassol.demo')
    expect(await read(carrier, 'sales-campaign')).toEqual({ id: 'sales-campaign', value: '1' })
    expect(await read(carrier, 'active-season')).toEqual({ id: 'active-season', value: '2' })
  })

  test('STORE-036 no other setting is read by its key', async () => {
    const answer = await administrator(contract.readSetting, { params: { id: 'service-tax-percent' as Key } })
    expect(answer.statusCode).toBe(400)
  })

  test('PTS-095 C-140 a change is read at once, and the log shows who made it over what', async () => {
    expect((await change(administrator, 'sales-campaign', '0')).json()).toEqual({ id: 'sales-campaign', value: '0' })
    expect(await read(points, 'sales-campaign')).toMatchObject({ value: '0' })
    const { data } = (await administrator(listAuditEntries, { query: { kind: 'setting' } })).json()
    expect(data[0]).toMatchObject({
      author: { name: 'Alice Andrade' },
      action: 'change',
      subject: { id: 'sales-campaign', name: 'Campanha de vendas' },
      before: { season: 'Black Friday Solar' },
      after: { season: null },
    })
    await change(administrator, 'sales-campaign', '1')
  })

  test('PTS-095 PTS-061 a points administrator sets the active season or none, never the campaign', async () => {
    expect((await change(points, 'active-season', null)).json()).toEqual({ id: 'active-season', value: null })
    expect(await read(points, 'active-season')).toMatchObject({ value: null })
    expect((await change(points, 'active-season', '2')).statusCode).toBe(200)
    expect((await change(points, 'sales-campaign', '0')).statusCode).toBe(403)
    expect(await read(points, 'sales-campaign')).toMatchObject({ value: '1' })
    const integrator = await store.as('integrator@girassol.demo')
    expect((await change(integrator, 'active-season', null)).statusCode).toBe(403)
  })

  test.each([
    ['sales-campaign', '99'],
    ['sales-campaign', null],
    ['sales-campaign', "1' or true"],
    ['active-season', '0'],
    ['active-season', '99'],
  ] as const)('PTS-095 %s is not set to %s, which is no season', async (id, value) => {
    const before = await read(administrator, id)
    const answer = await change(administrator, id, value)
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Temporada não encontrada.'])
    expect(await read(administrator, id)).toEqual(before)
  })

  test('C-140 of two users at once the second is refused, and the season of the first stays', async () => {
    const set = (value: string | null) =>
      points(contract.changeSetting, { params: { id: 'active-season' }, body: { value, seen: '2' } })
    const answers = await Promise.all([set('1'), set(null)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      reason: 'changedMeanwhile',
      message: 'Outra pessoa alterou esta configuração. Confira antes de salvar.',
    })
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json()
    expect(await read(points, 'active-season')).toEqual(winner)
    await change(points, 'active-season', '2')
  })

  test('STORE-036 a campaign that nobody has set is off', async () => {
    await store.db.deleteFrom('setting').where('key', 'in', ['sales-campaign', 'active-season']).execute()
    expect(await read(administrator, 'sales-campaign')).toMatchObject({ value: '0' })
    expect(await read(administrator, 'active-season')).toMatchObject({ value: null })
    expect((await change(administrator, 'sales-campaign', '1')).statusCode).toBe(200)
    expect(await read(administrator, 'sales-campaign')).toMatchObject({ value: '1' })
    expect((await change(points, 'active-season', '2')).statusCode).toBe(200)
  })
})
