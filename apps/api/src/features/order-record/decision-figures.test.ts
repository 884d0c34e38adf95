import * as contract from '@girassol/contract/cart'
import * as generator from '@girassol/contract/generator'
import { receiveErpEvent } from '@girassol/contract/inbound'
import { type OrderView, showOrder } from '@girassol/contract/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { add, change, emptied, kitOptions, products, readyCart } from '../cart/test-shop.ts'
import { type Life, openLife } from '../orders/test-life.ts'

describe.each(testedDatabases)('the figures at the decision on %s', (kind) => {
  let life: Life
  beforeAll(async () => {
    life = await openLife(kind)
  })
  afterAll(() => life.close())
  beforeEach(async () => {
    await life.db.deleteFrom('rate_limit').execute()
  })

  const readCart = async (): Promise<OrderView> => (await life.integrator(contract.readCart)).json()
  const search = async (): Promise<generator.Proposals> => {
    const answer = await life.integrator(generator.searchKits, { body: kitOptions })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const ofSeller = (set: { points_enabled: boolean }) =>
    life.db.updateTable('seller').set(set).where('erp_code', '=', 'INT001').execute()

  test('DEC-001 DEC-003 a cart has its price per Wp, days to dispatch and DC/AC ratio', async () => {
    const { kitPower, subTotalWithDiscount, figures } = await readyCart(life, life.integrator)
    const perWp = Math.round((subTotalWithDiscount ?? 0) / kitPower / 10) / 100
    expect(figures).toMatchObject({ dcAcRatio: 1.0848, dispatch: { availability: 'Immediate', days: 0 } })
    expect(figures?.pricePerWp).toBeCloseTo(perWp, 9)
    const later = await add(life.integrator, products.arrivingPanel, 1)
    const day = later.invoiceItems.at(-1)?.currentAvailability ?? ''
    const days = (Date.parse(day) - Date.parse('2026-11-23')) / 86_400_000
    expect(later.figures?.dispatch).toEqual({ availability: day, days })
    expect(days).toBeGreaterThan(0)
  })

  test('DEC-001 C-199 the instalment is that of the last chosen method and number, else the Pix price', async () => {
    await life.db.updateTable('orders').set({ payment_method: null, card1_installments: null }).execute()
    await emptied(life.integrator)
    const first = await add(life.integrator, products.panel, 10)
    const { rawInvoice } = first
    expect(first.figures?.usualPayment).toEqual({ method: 'PIX', instalments: 1, value: rawInvoice, total: rawInvoice })

    const ready = await readyCart(life, life.integrator)
    const card = { paymentMethod: 'CREDIT_CARD', card1installments: 10 } as const
    const paid = await change(life.integrator, ready.id, card)
    const shown = paid.figures?.usualPayment
    expect(shown).toMatchObject({ method: 'CREDIT_CARD', instalments: 10, total: paid.totalInvoice })
    expect((await life.integrator(contract.finishAsOrder, { params: { id: ready.id } })).statusCode).toBe(200)

    await emptied(life.integrator)
    const next = await add(life.integrator, products.panel, 10)
    expect(next.paymentMethod).toBeNull()
    expect(next.figures?.usualPayment).toMatchObject({ method: 'CREDIT_CARD', instalments: 10 })
    expect((await readCart()).figures).toEqual(next.figures)
  })

  test('DEC-002 C-199 the points that a cart shows are those that the same order is credited with', async () => {
    const { id, figures } = await readyCart(life, life.integrator)
    expect(figures?.points?.earned).toBeGreaterThan(0)
    await life.integrator(contract.finishAsOrder, { params: { id } })
    await life.db.updateTable('orders').set({ status: 'CONFIRMING_PAYMENT_ERP' }).where('id', '=', id).execute()
    await life.signed(receiveErpEvent, { invoiceId: id, event: 'PAYMENT_CONFIRMED', data: {} })
    expect(await life.readPoints(id)).toEqual([{ type: 'CREDIT', value: figures?.points?.earned }])
    const after = await readyCart(life, life.integrator)
    const missing = (view: OrderView) => view.figures?.points?.missing?.points ?? 0
    expect(missing(after)).toBe((figures?.points?.missing?.points ?? 0) - (figures?.points?.earned ?? 0))
    const order = await life.integrator(showOrder, { params: { id } })
    expect(order.json().figures).toBeNull()
  })

  test('DEC-002 sellers outside the programme, promotions and days outside the season earn none', async () => {
    expect((await readyCart(life, life.integrator)).figures?.points).not.toBeNull()
    await ofSeller({ points_enabled: false })
    expect((await readCart()).figures?.points).toBeNull()
    await ofSeller({ points_enabled: true })
    const seasons = () => life.db.updateTable('point_season').where('season_finish', '=', '2026-12-31')
    const untouched = { season_start: '2026-01-01', season_finish: '2026-12-31' }
    await seasons().set({ season_start: '2026-12-01' }).execute()
    expect((await readCart()).figures?.points).toBeNull()
    await seasons().set(untouched).execute()
    expect((await readCart()).figures?.points).not.toBeNull()
    await emptied(life.integrator, 'BF')
    await life.db.deleteFrom('setting').where('key', '=', 'sales-campaign').execute()
    expect((await readCart()).figures?.points).toBeNull()
    await emptied(life.integrator)
    expect((await readCart()).figures).toMatchObject({ points: null, usualPayment: null, pricePerWp: null })
  })

  test('DEC-001 each proposed kit has the figures that the cart has once it is chosen', async () => {
    // A new cart has no destination yet, so no freight is part of its instalment.
    await life.db.deleteFrom('orders').where('status', '=', 'CART').execute()
    const { kits } = await search()
    expect(kits.length).toBeGreaterThan(1)
    for (const kit of kits) {
      const choice = { ...kitOptions, chosenModuleId: kit.moduleCode, chosenInverterId: kit.inverterCode }
      const { cart } = (await life.integrator(generator.swapKit, { body: choice })).json()
      const { pricePerWp, dcAcRatio, dispatch, points, usualPayment } = kit
      expect(cart.figures).toEqual({ pricePerWp, dcAcRatio, dispatch, points, usualPayment })
    }
  })

  test('DEC-001 C-29 without permission to see prices no figure is money, nor a point, which is a real', async () => {
    await readyCart(life, life.integrator)
    await search()
    const mayNot = life.db.updateTable('app_user').where('email', '=', 'integrator@girassol.demo')
    await mayNot.set({ can_view_product_prices: false }).execute()
    const blind = await life.as('integrator@girassol.demo')
    const cart: OrderView = (await blind(contract.readCart)).json()
    const [kit] = (await blind(generator.readProposals)).json<generator.Proposals>().kits
    await mayNot.set({ can_view_product_prices: true }).execute()
    expect(cart.figures).toEqual({
      pricePerWp: null,
      dcAcRatio: expect.any(Number),
      dispatch: expect.any(Object),
      points: null,
      usualPayment: null,
    })
    expect(kit).toMatchObject({ total: null, pricePerWp: null, points: null, usualPayment: null })
  })

  test('DEC-001 a budget has the figures too', async () => {
    const budget = (await life.integrator(showOrder, { params: { id: await life.budget() } })).json()
    expect(budget.figures).toMatchObject({ dcAcRatio: 1.0848, points: { earned: expect.any(Number) } })
    expect(budget.figures.usualPayment).toMatchObject({ method: 'PIX', total: budget.totalInvoice })
  })
})
