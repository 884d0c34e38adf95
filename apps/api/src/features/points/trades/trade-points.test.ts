import { listNotifications } from '@girassol/contract/notifications'
import { listPoints, readTradeable } from '@girassol/contract/points'
import { postPoints } from '@girassol/contract/points-management'
import { type TradeView, tradePoints } from '@girassol/contract/points-store'
import { readWish } from '@girassol/contract/wishlist'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { openStore, type Store } from '../../catalogue/store/test-storefront.ts'
import { balance, openTrades, type Trades } from './test-trades.ts'

const drill = '40010001'
const drillPoints = 32_000

/** A refused trade: the integrator's points, the stock, and the request. */
type RefusedSwap = {
  readonly points: number
  readonly stock?: { readonly remaining_quantity: number; readonly boarding_date: null }
  readonly body?: { readonly value: number }
}

describe.each(bothDatabases)('swaps on %s', (kind) => {
  let store: Store
  let trades: Trades
  let integrator: Caller

  beforeAll(async () => {
    store = await openStore(kind)
    integrator = await store.as('integrator@girassol.demo')
    trades = await openTrades(store)
  })
  afterAll(() => store.close())
  beforeEach(() => trades.reset({ [drill]: { remaining_quantity: 5, boarding_date: null } }))

  const swap = (part: object = {}, headers = {}, call = integrator) =>
    call(tradePoints, { params: { id: trades.findUrlId(drill) }, body: { ...trades.address, ...part } }, headers)

  whereTested(kind, () => {
    test('PTS-045 PTS-085 C-129 a swap writes the debit with its trade, lowers the stock and removes the wish', async () => {
      await trades.credit(50_000)
      await store.db.insertInto('wishlist').values({ seller_id: trades.seller.id, product_code: drill }).execute()
      const answer = await swap({ wishlist: true, value: drillPoints })
      const trade: TradeView = answer.json()
      expect(answer.statusCode).toBe(201)
      expect(trade).toMatchObject({ entry: { type: 'DEBIT', value: drillPoints }, balanceBefore: 50_000 })
      expect(trade.delivery).toMatchObject({ addressCep: '30130010', addressComplement: null, erpState: 'MG' })
      expect(await trades.readStock(drill)).toBe(4)
      expect((await integrator(readWish, { params: { id: drill } })).json()).toEqual({ wishlist: false })
      const [entry] = (await integrator(listPoints)).json().data
      expect(entry).toMatchObject({ id: trade.entry.id, type: 'DEBIT', qualifiable: false, balance: 18_000 })
      expect(entry.trade).toEqual({ code: drill, description: trade.products[0]?.description })
    })

    test('PTS-047 C-125 a swap earns no points and lowers no qualifiable ones', async () => {
      await trades.credit(50_000, { qualifiable: true })
      await swap()
      expect((await trades.entries()).map(({ type, value }) => [type, value])).toEqual([
        ['CREDIT', 50_000],
        ['DEBIT', drillPoints],
      ])
      expect(await balance(integrator)).toEqual({ tradeable: 18_000, qualifiable: 50_000 })
    })

    test('C-129 the wish stays when the flag is false', async () => {
      await trades.credit(50_000)
      await store.db.insertInto('wishlist').values({ seller_id: trades.seller.id, product_code: drill }).execute()
      await swap({ wishlist: false })
      expect((await integrator(readWish, { params: { id: drill } })).json()).toEqual({ wishlist: true })
    })

    test.each<[string, RefusedSwap, string]>([
      ['PTS-028 one point too few', { points: drillPoints - 1 }, '409 Saldo Insuficiente para troca'],
      [
        'C-28 the last unit gone',
        { points: 50_000, stock: { remaining_quantity: 0, boarding_date: null } },
        '409 Produto fora de estoque',
      ],
      [
        'C-129 another price than was confirmed',
        { points: 50_000, body: { value: 31_000 } },
        '409 O valor em pontos deste produto mudou. Confira o novo valor e confirme outra vez.',
      ],
    ])('%s is refused, and nothing changes', async (_what, { points, stock, body }, refusal) => {
      await trades.credit(points)
      if (stock) await trades.reset({ [drill]: stock }, { withEntries: true })
      const before = await trades.readStock(drill)
      const answer = await swap(body)
      expect(`${answer.statusCode} ${answer.json().message}`).toBe(refusal)
      expect(await trades.entries()).toHaveLength(1)
      expect(await trades.readStock(drill)).toBe(before)
    })

    test('C-28 a product that boards later is swapped, and no stock goes below zero', async () => {
      await trades.credit(70_000)
      await trades.reset({ [drill]: { remaining_quantity: 0, boarding_date: '2026-12-05' } }, { withEntries: true })
      expect((await swap()).statusCode).toBe(201)
      expect(await trades.readStock(drill)).toBe(0)
      await trades.reset({ [drill]: { remaining_quantity: null, boarding_date: null } }, { withEntries: true })
      expect((await swap()).statusCode).toBe(201)
      expect(await trades.readStock(drill)).toBeNull()
    })

    test('C-111 the integrator’s people and those who manage points hear of it, not the user who made it', async () => {
      const manager = await store.as('manager@girassol.demo')
      const points = await store.as('points-administrator@girassol.demo')
      const stranger = await store.as('integrator2@girassol.demo')
      await store.db.deleteFrom('notification').execute()
      await trades.credit(50_000)
      await swap()
      const readNotices = async (call: Caller) =>
        (await call(listNotifications))
          .json()
          .data.map(({ title, message }: Record<string, string>) => [title, message])
      expect(await readNotices(manager)).toEqual([['Troca de pontos', expect.stringContaining('32.000 pontos')]])
      expect(await readNotices(points)).toEqual([
        ['Troca de pontos a entregar', expect.stringContaining('Entrega em Belo Horizonte, MG')],
      ])
      expect([await readNotices(integrator), await readNotices(stranger)]).toEqual([[], []])
    })
  })

  test('PTS-085 a swap that is sent twice, from one tab or after a lost answer, is made once', async () => {
    await trades.credit(70_000)
    const key = { 'idempotency-key': `swap-once-${kind}` }
    const [first, second] = await Promise.all([swap({}, key), swap({}, key)])
    expect(second.json()).toEqual(first.json())
    expect(await balance(integrator)).toMatchObject({ tradeable: 38_000 })
    expect(await trades.readStock(drill)).toBe(4)
  })

  test('C-125 50 swaps at once of the last points: exactly one is paid', async () => {
    await trades.credit(drillPoints)
    await trades.reset({ [drill]: { remaining_quantity: 500, boarding_date: null } }, { withEntries: true })
    const answers = await Promise.all(Array.from({ length: 50 }, () => swap()))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(49).fill(409)])
    expect(await balance(integrator)).toMatchObject({ tradeable: 0 })
    expect(await trades.readStock(drill)).toBe(499)
  })

  test('C-28 50 swaps at once of the last unit, by two integrators: exactly one gets it', async () => {
    const other = await store.as('commercial@girassol.demo', 'INT003')
    await trades.credit(50 * drillPoints)
    await trades.credit(50 * drillPoints, { sellerCode: 'INT003' })
    await trades.reset({ [drill]: { remaining_quantity: 1, boarding_date: null } }, { withEntries: true })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => swap({}, {}, index % 2 === 0 ? integrator : other)),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(49).fill(409)])
    expect(await trades.readStock(drill)).toBe(0)
    expect((await trades.entries()).filter(({ type }) => type === 'DEBIT')).toHaveLength(1)
  })

  test('C-128 C-129 a swap against a debit by hand: the points are taken once', async () => {
    const points = await store.as('points-administrator@girassol.demo')
    await trades.credit(drillPoints)
    const debit = { sellerId: trades.seller.id, value: drillPoints, type: 'DEBIT' as const }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? swap() : points(postPoints, { body: debit }))),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(9).fill(409)])
    expect((await integrator(readTradeable)).json()).toEqual({ value: 0 })
  })
})
