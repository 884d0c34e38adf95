import * as catalogue from '@girassol/contract/catalogue'
import type * as contract from '@girassol/contract/holds'
import { plusHours } from '@girassol/domain/shared'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { noon, products } from '../cart/test-shop.ts'
import { type HoldDesk, openHoldDesk } from './test-hold-desk.ts'

const { panel, inverter, clamp } = products
const tooFew = 'Produto fora de estoque!'

describe.each(bothDatabases)('holds of stock on %s', (kind) => {
  let desk: HoldDesk
  let other: Caller

  beforeAll(async () => {
    desk = await openHoldDesk(kind)
    other = await desk.as('integrator2@girassol.demo')
  })
  afterAll(() => desk.close())
  afterEach(async () => {
    desk.setNow(noon)
    await desk.forgetAll()
    await desk.setStock(panel, 1200)
    await desk.setStock(inverter, 131)
    await desk.setStock(clamp, 5000)
  })

  const sumOfHeld = async (code: string) => {
    const { sum } = await desk.db
      .selectFrom('stock_hold_line')
      .select(({ fn }) => fn.sum<number>('units').as('sum'))
      .where('product_code', '=', code)
      .executeTakeFirstOrThrow()
    return Number(sum)
  }

  test('HOLD-005 C-186 C-187 thirty holds of two units at once on twenty units hold twenty, none a negative number', async () => {
    await desk.setStock(panel, 20)
    const ids: number[] = []
    for (let count = 0; count < 30; count += 1) ids.push(await desk.budget(noon, { items: { [panel]: 2 } }))
    const answers = await Promise.all(ids.map((id) => desk.hold(id, 24, 'COMMERCIAL')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(201))
    const held = answers.map((answer) => answer.json().lines[0].held)
    expect(held.sort()).toEqual([...Array(20).fill(0), ...Array(10).fill(2)])
    expect(await sumOfHeld(panel)).toBe(20)
    expect(await desk.tryToBuy(other, panel, 1)).toBe(tooFew)
  })

  test('HOLD-005 whatever is asked at once, what is held is never more than the stock, and all of it if enough is asked', async () => {
    const asked = fc.array(
      fc.record({ panels: fc.integer({ min: 1, max: 9 }), clamps: fc.integer({ min: 1, max: 9 }) }),
      {
        minLength: 2,
        maxLength: 6,
      },
    )
    await fc.assert(
      fc.asyncProperty(asked, fc.integer({ min: 0, max: 25 }), async (wishes, stock) => {
        await desk.forgetAll()
        await desk.setStock(panel, stock)
        await desk.setStock(clamp, stock)
        const ids: number[] = []
        for (const { panels, clamps } of wishes)
          ids.push(await desk.budget(noon, { items: { [panel]: panels, [clamp]: clamps } }))
        await Promise.all(ids.map((id) => desk.hold(id, 24, 'COMMERCIAL')))
        const wanted = wishes.reduce((sum, { panels }) => sum + panels, 0)
        expect(await sumOfHeld(panel)).toBe(Math.min(stock, wanted))
        expect(await sumOfHeld(clamp)).toBeLessThanOrEqual(stock)
      }),
      { numRuns: 6 },
    )
  })

  test('HOLD-004 of ten holds of a seller at once five succeed', async () => {
    const ids: number[] = []
    for (let count = 0; count < 10; count += 1) ids.push(await desk.budget(noon, { items: { [clamp]: 1 } }))
    const answers = await Promise.all(ids.map((id) => desk.hold(id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(5).fill(201), ...Array(5).fill(409)])
  })

  whereTested(kind, () => {
    test('HOLD-001 HOLD-002 a hold lists what is held; other sellers buy the rest, and the holder all of it', async () => {
      await desk.setStock(panel, 10)
      const id = await desk.budget(noon, { items: { [panel]: 7, [inverter]: 1, [clamp]: 20 } })
      const answer = await desk.hold(id)
      expect(answer.statusCode).toBe(201)
      expect(answer.json()).toMatchObject({
        orderId: id,
        state: 'ACTIVE',
        madeAt: noon,
        until: plusHours(noon, 24),
        author: 'Marina Alves',
        isCut: false,
        lines: [
          { code: panel, asked: 7, held: 7, reason: null },
          { code: inverter, asked: 1, held: 1, reason: null },
          { code: clamp, asked: 20, held: 20, reason: null },
        ],
      })
      expect(await desk.tryToBuy(other, panel, 4)).toBe(tooFew)
      expect(await desk.tryToBuy(other, panel, 3)).toBe(200)
      const listed = await desk.callers.INTEGRATOR(catalogue.listProducts, { query: { term: panel, invoiceId: id } })
      expect(listed.json().data[0].availability).toBe('Immediate')
      expect((await desk.place(id)).statusCode).toBe(200)
    })

    test('HOLD-002 STORE-025 staff read what is free and what is held; others read no stock', async () => {
      await desk.setStock(panel, 10)
      const show = async (call: Caller) =>
        (await call(catalogue.showProduct, { params: { urlId: panel } })).json() as catalogue.ProductView
      expect(await show(desk.callers.COMMERCIAL)).toMatchObject({ remainingQuantity: 10 })
      await desk.hold(await desk.budget(noon, { items: { [panel]: 7 } }))
      expect(await show(desk.callers.COMMERCIAL)).toMatchObject({ remainingQuantity: 3, heldQuantity: 7 })
      expect((await show(other)).heldQuantity).toBeUndefined()
      desk.setNow(plusHours(noon, 24))
      const { remainingQuantity, heldQuantity } = await show(desk.callers.COMMERCIAL)
      expect([remainingQuantity, heldQuantity]).toEqual([10, undefined])
    })

    test('HOLD-002 a list of products at hand leaves out what others hold, until the hold ends', async () => {
      const search = async () => {
        const query = { term: panel, onlyImmediate: 'true' } as const
        return (await other(catalogue.listProducts, { query })).json().total
      }
      await desk.setStock(panel, 10)
      expect(await search()).toBe(1)
      await desk.hold(await desk.budget(noon, { items: { [panel]: 10 } }))
      expect(await search()).toBe(0)
      desk.setNow(plusHours(noon, 24))
      expect(await search()).toBe(1)
    })

    test('HOLD-003 unknown stock, later arrivals and sold out products are not held, and say so', async () => {
      await desk.setStock(panel, null)
      await desk.setStock(inverter, 0, '2026-12-14')
      await desk.setStock(clamp, 30)
      const items = { [panel]: 10, [inverter]: 1, [clamp]: 40 }
      const answer = await desk.hold(await desk.budget(noon, { items }))
      const lines = answer.json().lines.map(({ code, held, reason }: contract.HoldLineView) => [code, held, reason])
      expect(lines).toEqual([
        [panel, 0, 'UNKNOWN_STOCK'],
        [inverter, 0, 'LATER'],
        [clamp, 30, 'NOT_ENOUGH'],
      ])
    })

    test('HOLD-003 a budget of which nothing is free is not held', async () => {
      await desk.setStock(panel, 0)
      const id = await desk.budget(noon, { items: { [panel]: 10 } })
      const answer = await desk.hold(id)
      expect([answer.statusCode, answer.json().state]).toEqual([201, null])
      expect(answer.json().lines).toMatchObject([{ held: 0, reason: 'OUT_OF_STOCK' }])
      expect((await desk.read(id)).lines).toEqual([])
    })

    test('HOLD-003 a ready kit holds its pieces', async () => {
      const kit = products.readyKit
      const pieces = await desk.db.selectFrom('kit_item').selectAll().where('kit_code', '=', kit).execute()
      const id = await desk.budget(noon, { items: { [kit]: 2 } })
      await desk.hold(id)
      const expected = pieces.map(({ product_code, quantity }): [string, number] => [product_code, 2 * quantity])
      expect(pieces.length).toBeGreaterThan(3)
      expect(await desk.heldBy(id)).toEqual(Object.fromEntries(expected))
    })
  })
})
