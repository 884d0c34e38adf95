import * as cart from '@girassol/contract/cart'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import * as contract from '@girassol/contract/quick-order'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { emptied, openShop, products, type Shop } from '../cart/test-shop.ts'

type Body = RequestFor<typeof contract.addQuickOrder>['body']

const heliar = '10010005'

describe.each(bothDatabases)('a quick order on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let manager: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
    manager = await shop.as('administrator@girassol.demo', 'INT001')
  })
  afterAll(() => shop.close())

  const setProduct = (code: string, columns: Record<string, unknown>) =>
    shop.db.updateTable('product').set(columns).where('code', '=', code).execute()
  afterEach(() => setProduct(heliar, { remaining_quantity: 5000, active: true }))

  const preview = async (
    text: string,
    type?: 'MP' | 'PA' | 'BF',
    call = integrator,
  ): Promise<contract.QuickPreview> => {
    const answer = await call(contract.previewQuickOrder, { body: { text, ...(type && { type }) } })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const add = (body: Body, key?: string) =>
    integrator(contract.addQuickOrder, { body }, key === undefined ? {} : { 'idempotency-key': key })
  const verdicts = async (text: string, call = integrator) =>
    (await preview(text, undefined, call)).rows.map(({ verdict }) => verdict)
  const listItems = async () =>
    (await integrator(cart.readCart))
      .json()
      .invoiceItems.map((item: { productErpCode: string; quantity: number }) => [item.productErpCode, item.quantity])

  test('FAST-004 C-190 a list with a row of each kind gets one verdict each, and the cart is untouched', async () => {
    await emptied(integrator)
    await setProduct(heliar, { remaining_quantity: 5000 })
    const list = [
      `${heliar} 2`,
      `3 x ${heliar}`,
      `${products.clamp};12`,
      '99999999 1',
      products.reward,
      products.readyKit,
      `${products.inverter} 1.5`,
      products.soldOutPanel,
      products.arrivingPanel,
    ]
    const { rows, type } = await preview(list.join('\n'))
    expect(rows.map(({ row, read, verdict }) => [row, read, verdict])).toEqual([
      [1, list[0], 'OK'],
      [2, list[1], 'MERGED'],
      [3, list[2], 'ROUNDED'],
      [4, list[3], 'CODE_UNKNOWN'],
      [5, list[4], 'NOT_SOLD'],
      [6, list[5], 'TYPE_MISMATCH'],
      [7, list[6], 'QUANTITY_INVALID'],
      [8, list[7], 'OUT_OF_STOCK'],
      [9, list[8], 'AVAILABLE_LATER'],
    ])
    expect(rows[0]).toMatchObject({ code: heliar, quantity: 5, name: expect.stringContaining('HELIAR'), offers: [] })
    expect(rows[2]?.quantity).toBe(20)
    expect(type).toBe('MP')
    expect(await listItems()).toEqual([])
  })

  test('FAST-004 C-38 an internal product does not exist for an integrator, and is sold to staff', async () => {
    await emptied(integrator)
    expect(await verdicts(products.internalPanel)).toEqual(['CODE_UNKNOWN'])
    expect(await verdicts(products.internalPanel, manager)).not.toEqual(['CODE_UNKNOWN'])
  })

  test('FAST-006 words offer up to three products, best first, and no internal one', async () => {
    await emptied(integrator)
    const { rows } = await preview('modulo 550 heliar\npainel que ninguém vende\n4 x modulo heliar')
    expect(rows.map(({ verdict }) => verdict)).toEqual(['CODE_UNKNOWN', 'CODE_UNKNOWN', 'CODE_UNKNOWN'])
    expect(rows[0]?.offers[0]?.code).toBe(heliar)
    expect(rows[1]?.offers).toEqual([])
    expect(rows[2]?.offers.length).toBeLessThanOrEqual(3)
    expect(rows[2]?.offers.map(({ code }) => code)).not.toContain(products.internalPanel)
    expect(rows[2]?.quantity).toBe(4)
  })

  test('FAST-007 the rows are added at once, and a repeated call adds them once', async () => {
    await emptied(integrator)
    const { cartVersion, rows } = await preview(`${heliar} 4\n${products.clamp} 12\n${products.soldOutPanel}`)
    const ready = rows.flatMap(({ verdict, code, quantity }) =>
      code && quantity && verdict !== 'OUT_OF_STOCK' ? [{ code, quantity }] : [],
    )
    for (const attempt of [1, 2]) {
      const answer = await add({ rows: ready, cartVersion }, 'quick-order-once')
      expect([attempt, answer.statusCode, answer.json().differing]).toEqual([attempt, 200, []])
    }
    expect(await listItems()).toEqual([
      [heliar, 4],
      [products.clamp, 20],
    ])
    expect((await add({ rows: ready, cartVersion })).json()).toMatchObject({ reason: 'changedMeanwhile' })
  })

  test('FAST-007 stock that is gone since the preview leaves that row out and adds the others', async () => {
    await emptied(integrator)
    const { cartVersion } = await preview(`${heliar} 4\n${products.inverter}`)
    await setProduct(heliar, { remaining_quantity: 3, boarding_date: null })
    const rows = [
      { code: heliar, quantity: 4, availability: 'Immediate' as const },
      { code: products.inverter, quantity: 1, availability: 'Immediate' as const },
    ]
    const answer = await add({ rows, cartVersion })
    expect(answer.json().differing).toMatchObject([{ row: 1, code: heliar, verdict: 'OUT_OF_STOCK' }])
    expect(await listItems()).toEqual([[products.inverter, 1]])
  })

  test('FAST-007 C-26 what is shipped later than the preview said is added and returned', async () => {
    await emptied(integrator)
    const { cartVersion } = await preview(`${heliar} 4`)
    await setProduct(heliar, { remaining_quantity: 0, boarding_date: '2027-01-15' })
    const answer = await add({ rows: [{ code: heliar, quantity: 4, availability: 'Immediate' }], cartVersion })
    expect(answer.json().differing).toMatchObject([{ verdict: 'AVAILABLE_LATER', availability: '2027-01-15' }])
    expect(await listItems()).toEqual([[heliar, 4]])
    await setProduct(heliar, { boarding_date: null })
  })

  test('FAST-007 of two tabs that add the same list at the same time one is refused', async () => {
    await emptied(integrator)
    const { cartVersion } = await preview(`${heliar} 4`)
    const answers = await Promise.all([1, 2].map(() => add({ rows: [{ code: heliar, quantity: 4 }], cartVersion })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await listItems()).toEqual([[heliar, 4]])
  })

  test('FAST-007 without a cart one is opened, once, and nothing is opened when nothing can be added', async () => {
    const newcomer = await shop.as('contributor@girassol.demo')
    const user = shop.db.selectFrom('app_user').select('id').where('email', '=', 'contributor@girassol.demo')
    await shop.db.deleteFrom('orders').where('status', '=', 'CART').where('created_by', '=', user).execute()
    const { cartVersion } = await preview(heliar, undefined, newcomer)
    expect(cartVersion).toBeNull()
    const addNew = (code: string) =>
      newcomer(contract.addQuickOrder, { body: { rows: [{ code, quantity: 1 }], cartVersion } })
    expect((await addNew('99999999')).json()).toMatchObject({ cart: null, differing: [{ verdict: 'CODE_UNKNOWN' }] })
    expect((await newcomer(cart.readCart)).json()).toBeNull()
    const answers = await Promise.all([addNew(heliar), addNew(heliar)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await newcomer(cart.readCart)).json().invoiceItems).toMatchObject([{ quantity: 1 }])
  })

  test('FAST-008 a cart of another type keeps its items until the user agrees to lose them', async () => {
    await emptied(integrator)
    await integrator(cart.addCartItem, { body: { erpCode: heliar, quantity: 2 } })
    const seen = await preview(products.readyKit)
    expect(seen.rows[0]?.verdict).toBe('TYPE_MISMATCH')
    expect([seen.type, seen.otherType]).toEqual(['MP', 'PA'])
    const rows = [{ code: products.readyKit, quantity: 1 }]
    const refused = await add({ rows, cartVersion: seen.cartVersion })
    expect(refused.json()).toMatchObject({ cart: null, differing: [{ verdict: 'TYPE_MISMATCH' }] })
    expect(await listItems()).toEqual([[heliar, 2]])
    const agreed = await preview(products.readyKit, 'PA')
    expect([agreed.rows[0]?.verdict, agreed.otherType]).toEqual(['OK', null])
    const added = await add({ rows, cartVersion: agreed.cartVersion, changeType: 'PA' })
    expect(added.json().cart).toMatchObject({ type: 'PA' })
    expect(await listItems()).toEqual([[products.readyKit, 1]])
  })

  test('FAST-003 at most 500 lines are judged, and a list of 500 takes few statements', async () => {
    await emptied(integrator)
    const line = (at: number) => (at % 2 === 0 ? `${heliar} ${at + 1}` : `modulo heliar ${at}`)
    const longest = Array.from({ length: 500 }, (_, at) => line(at))
    expect((await preview(longest.join('\n'))).rows).toHaveLength(500)
    const refused = await integrator(contract.previewQuickOrder, { body: { text: [...longest, heliar].join('\n') } })
    expect([refused.statusCode, refused.json().message]).toEqual([400, 'A lista pode ter no máximo 500 linhas.'])
  })

  test('C-154 C-29 who has no store has no quick order, and prices are never in a preview', async () => {
    const financial = await shop.as('financial@girassol.demo')
    const answer = await financial(contract.previewQuickOrder, { body: { text: heliar } })
    expect(answer.statusCode).toBe(403)
    expect(JSON.stringify(await preview(heliar))).not.toMatch(/price|value/i)
  })
})
