import { listAuditEntries } from '@girassol/contract/administration'
import * as contract from '@girassol/contract/points-management'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { openStore, type Store } from '../../catalogue/store/test-storefront.ts'

const noSeason = 'Não é possível lançar pontos, pois não há uma temporada de pontos ativa.'

describe.each(testedDatabases)('points posted by hand on %s', (kind) => {
  let store: Store
  let points: Caller
  let administrator: Caller
  let seller: { id: number; name: string; fancy_name: string }

  beforeAll(async () => {
    store = await openStore(kind)
    points = await store.as('points-administrator@girassol.demo')
    administrator = await store.as('administrator@girassol.demo')
    seller = await store.db
      .selectFrom('seller')
      .select(['id', 'name', 'fancy_name'])
      .where('erp_code', '=', 'INT001')
      .executeTakeFirstOrThrow()
  })
  afterAll(() => store.close())
  beforeEach(() => store.db.deleteFrom('point_entry').execute())

  const credit = (part: object = {}) => ({ sellerId: seller.id, value: 100, type: 'CREDIT' as const, ...part })
  const post = (part: object = {}, headers = {}) => points(contract.postPoints, { body: credit(part) }, headers)
  const balances = async () => {
    const { tradeableBalance, qualifiableBalance } = (
      await points(contract.showIntegratorPoints, { params: { id: seller.id } })
    ).json()
    return [tradeableBalance.value, qualifiableBalance.value]
  }
  const stored = () => store.db.selectFrom('point_entry').selectAll().orderBy('id').execute()

  test('PTS-055 PTS-057 PTS-062 PTS-084 a credit is stored with its author, and is not qualifiable by default', async () => {
    const answer = await post({ motive: ' Acerto de campanha ', expirationDate: '2026-12-31', originUserId: 1 })
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        id: expect.any(Number),
        createdAt: expect.any(String),
        value: 100,
        type: 'CREDIT',
        qualifiable: false,
        expirationDate: '2026-12-31',
        motive: 'Acerto de campanha',
        invoice: null,
        trade: null,
        seller: { id: seller.id, name: seller.name },
        balance: 100,
      },
    ])
    const [entry] = await stored()
    const author = await store.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'points-administrator@girassol.demo')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ origin_user_id: author.id, season_id: 2, order_id: null })
  })

  test('PTS-049 PTS-060 PTS-080 PTS-088 C-125 C-130 postings change the balance, and only qualifiable credits the qualifiable one', async () => {
    await post({ qualifiable: true, value: 500 })
    await post({ value: 200 })
    const debit = await post({ type: 'DEBIT', value: 50 })
    expect(debit.json().balance).toBe(650)
    expect(await balances()).toEqual([650, 500])
  })

  test('PTS-067 C-140 every posting leaves an entry in the audit log', async () => {
    await post({ qualifiable: true, motive: 'Campanha' })
    const [entry] = (await administrator(listAuditEntries, { query: { kind: 'points' } })).json().data
    expect(entry).toMatchObject({
      action: 'post',
      subject: { name: seller.fancy_name },
      before: null,
      after: { points: 100, pointType: 'CREDIT', qualifiable: true, motive: 'Campanha' },
    })
  })

  test.each([
    ['PTS-038 a qualifiable debit', { type: 'DEBIT', qualifiable: true }, '409 Um débito é sempre não qualificável.'],
    [
      'PTS-052 a debit that expires',
      { type: 'DEBIT', expirationDate: '2026-12-31' },
      '409 Um débito não tem data de expiração.',
    ],
    [
      'PTS-051 a day before today',
      { expirationDate: '2026-11-22' },
      '409 A data de expiração não pode ser anterior a hoje.',
    ],
    [
      'C-128 more than there is',
      { type: 'DEBIT', value: 1 },
      '409 O integrador não tem pontos suficientes para este débito.',
    ],
    ['PTS-039 C-137 an unknown integrator', { sellerId: 999_999 }, '404 Integrador não encontrado.'],
  ])('%s is refused, and nothing is stored', async (_what, part, refusal) => {
    const answer = await post(part)
    expect(`${answer.statusCode} ${answer.json().message}`).toBe(refusal)
    expect(await stored()).toEqual([])
  })

  test.each([
    ['PTS-054 a chargeback', { type: 'CHARGEBACK' }],
    ['PTS-056 C-128 no points', { value: 0 }],
    ['PTS-056 C-128 less than none', { value: -5 }],
    ['PTS-056 C-128 half a point', { value: 1.5 }],
  ])('%s is not accepted as a posting', async (_what, part) => {
    expect((await post(part)).statusCode).toBe(400)
    expect(await stored()).toEqual([])
  })

  test('PTS-053 nothing is posted while no season is active', async () => {
    const season = { key: 'active-season', value: '"2"' }
    await store.db.deleteFrom('setting').where('key', '=', 'active-season').execute()
    const answer = await post()
    await store.db.insertInto('setting').values(season).execute()
    expect([answer.statusCode, answer.json().message]).toEqual([409, noSeason])
  })

  test('C-137 an integrator outside the programme can still be credited', async () => {
    const setEnabled = (enabled: boolean) =>
      store.db.updateTable('seller').set({ points_enabled: enabled }).where('id', '=', seller.id).execute()
    await setEnabled(false)
    const answer = await post()
    const shown = (await points(contract.showIntegratorPoints, { params: { id: seller.id } })).json()
    await setEnabled(true)
    expect([answer.statusCode, shown.seller.pointsEnabled]).toEqual([201, false])
  })

  test('C-128 debits at once never spend the same points', async () => {
    await post({ value: 100 })
    const debit = { type: 'DEBIT', value: 60 }
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(debit)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(7).fill(409)])
    expect(await balances()).toEqual([40, 0])
  })

  test('PTS-084 a posting sent twice with one key is made once', async () => {
    const key = { 'idempotency-key': `posting-${kind}` }
    const [first, second] = await Promise.all([post({}, key), post({}, key)])
    expect(second?.json()).toEqual(first?.json())
    expect(await stored()).toHaveLength(1)
  })
})
