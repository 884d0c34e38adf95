import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/negotiations'
import { readMarginFloors } from '@girassol/contract/negotiations'
import { type Role, roles } from '@girassol/domain/access'
import { plusHours } from '@girassol/domain/shared'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { noon, products } from '../cart/test-shop.ts'
import { asked, deep, type NegotiationDesk, openNegotiationDesk } from './test-negotiation-desk.ts'

describe.each(testedDatabases)('negotiations of budgets on %s', (kind) => {
  let desk: NegotiationDesk

  beforeAll(async () => {
    desk = await openNegotiationDesk(kind)
  })
  afterAll(() => desk.close())
  afterEach(async () => {
    desk.setNow(noon)
    await desk.forgetNegotiations()
    await desk.forgetAll()
  })

  test('QUO-001 QUO-003 QUO-026 a request opens one negotiation, with what is asked for every item', async () => {
    const id = await desk.budget(noon)
    const before = await desk.read(id)
    expect([before.status, before.round, before.actions.ask.allowed]).toEqual([null, 0, true])
    const answer = await desk.ask(id)
    expect(answer.statusCode).toBe(201)
    const { status, round, rounds } = await desk.read(id, 'COMMERCIAL')
    expect([status, round, rounds.length]).toEqual(['REQUESTED', 1, 1])
    expect(rounds[0]).toMatchObject({
      side: 'integrator',
      isOnBehalf: false,
      discount: 248,
      subTotal: 6948,
      percent: 3.57,
      message: 'O cliente tem outra proposta.',
    })
    expect(rounds[0]?.lines.map(({ listPrice, unitPrice }) => [listPrice, unitPrice])).toEqual([
      [449.9, 430],
      [2449, 2400],
    ])
    const again = await desk.ask(id)
    expect([again.statusCode, again.json().message]).toEqual([409, 'Há uma negociação aberta neste orçamento.'])
  })

  test('QUO-003 a request with invalid prices, or on a budget that cannot be negotiated, is refused', async () => {
    const id = await desk.budget(noon)
    const line = (unitPrice: number) => ({ lines: [{ code: products.panel, unitPrice }], totalDiscount: 0 })
    for (const unitPrice of [0, 450, -1, 430.123])
      expect([unitPrice, (await desk.ask(id, 'INTEGRATOR', line(unitPrice))).statusCode]).toEqual([unitPrice, 400])
    const nothing = await desk.ask(id, 'INTEGRATOR', { lines: [], totalDiscount: 0 })
    expect([nothing.statusCode, nothing.json().errors[0].property]).toEqual([400, 'lines'])
    expect((await desk.ask(id, await desk.as('integrator2@girassol.demo'))).statusCode).toBe(404)
    expect((await desk.ask(await desk.order())).statusCode).toBe(409)
    const expired = await desk.budget(plusHours(noon, -168))
    expect([(await desk.ask(expired)).statusCode, (await desk.ask(expired)).json().reason]).toEqual([
      409,
      'budgetExpired',
    ])
    await desk.db.updateTable('orders').set({ type: 'BF' }).where('id', '=', id).execute()
    expect((await desk.ask(id)).statusCode).toBe(409)
  })

  test('QUO-006 QUO-008 QUO-007 an offer at the floor is accepted: the budget has the agreed discount and prices', async () => {
    const id = await desk.asked()
    await desk.db.updateTable('orders').set({ discount_value: '10' }).where('id', '=', id).execute()
    const offered = await desk.offer(id)
    expect([offered.statusCode, offered.json().status]).toEqual([200, 'COUNTERED'])
    const simulated = await desk.callers.INTEGRATOR(contract.readNegotiation, { params: { id } })
    expect(simulated.json().validUntil).toBe(plusHours(noon, 48))
    desk.setNow(plusHours(noon, 1))
    expect((await desk.accept(id)).json().status).toBe('AGREED')
    const order = await desk.show(id)
    expect(order).toMatchObject({ discountValue: 248, hasAgreement: true, agreedDiscount: 248, version: 2 })
    expect(order.finishedAt).toBe(plusHours(noon, 1))
    expect(order.invoiceItems.map(({ unitValue, agreedUnitValue }) => [unitValue, agreedUnitValue])).toEqual([
      [449.9, 430],
      [2449, 2400],
    ])
    const other = await desk.budget(noon)
    const same = await desk.callers.COMMERCIAL(cart.simulateDiscount, {
      params: { id: other },
      body: { discountValue: 248 },
    })
    expect(order.totalInvoice).toBe(same.json().totalInvoice)
  })

  test('QUO-008 QUO-009 QUO-011 QUO-012 below the floor an approval closes what is accepted as asked', async () => {
    const id = await desk.asked(deep)
    const waiting = await desk.accept(id, 'COMMERCIAL')
    expect(waiting.json().status).toBe('PENDING_APPROVAL')
    const supervisor = await desk.read(id, 'COMMERCIAL_SUPERVISOR')
    expect(supervisor.rounds.at(-1)).toMatchObject({ margin: 4.9225, isBelowFloor: true, approval: 'PENDING' })
    expect([supervisor.ownFloor, supervisor.cost]).toEqual([8, 5419.42])
    const refused = await desk.approve(id)
    expect([refused.statusCode, refused.json().message]).toEqual([403, 'Esta proposta está abaixo da sua alçada.'])
    const closed = await desk.approve(id, 'ADMINISTRATOR')
    expect([closed.statusCode, closed.json().status]).toEqual([200, 'AGREED'])
    expect((await desk.show(id)).discountValue).toBe(1248)
  })

  test('QUO-010 the integrator never learns that an approval is pending, nor staff without the flag of margins', async () => {
    const id = await desk.asked(deep)
    await desk.offer(id, 'COMMERCIAL', deep)
    const view = await desk.read(id)
    expect([view.status, view.round, view.rounds.length, view.validUntil]).toEqual(['REQUESTED', 1, 1, null])
    expect(JSON.stringify(view)).not.toMatch(/margin|ownFloor|"cost"|isBelowFloor|approval"|sentBack|alçada/)
    const commercial = await desk.read(id, 'COMMERCIAL')
    expect(commercial.rounds.at(-1)).toMatchObject({ isBelowFloor: true, approval: 'PENDING' })
    expect(JSON.stringify(commercial)).not.toMatch(/"margin"|ownFloor|"cost"/)
    await desk.sendBack(id)
    const back = await desk.read(id, 'COMMERCIAL')
    expect([back.status, back.rounds.at(-1)?.sentBackText]).toEqual(['REQUESTED', 'Desconto demais.'])
    expect(JSON.stringify(await desk.read(id))).not.toContain('Desconto demais.')
    await desk.offer(id)
    const offered = await desk.read(id)
    expect(offered.rounds.map(({ number, side }) => [number, side])).toEqual([
      [1, 'integrator'],
      [2, 'distributor'],
    ])
  })

  test('QUO-009 the floors hold from the next offer on', async () => {
    const change = (floor: number, role: Role = 'ADMINISTRATOR') =>
      desk.callers[role](contract.changeMarginFloors, {
        body: {
          floors: [
            { role: 'CUSTOMER_SUCCESS', floor: 18 },
            { role: 'COMMERCIAL', floor },
            { role: 'COMMERCIAL_SUPERVISOR', floor: 8 },
            { role: 'ADMINISTRATOR', floor: 0 },
          ],
        },
      })
    expect([(await change(-1)).statusCode, (await change(101)).statusCode]).toEqual([400, 400])
    expect((await change(20, 'COMMERCIAL')).statusCode).toBe(403)
    expect((await change(20)).statusCode).toBe(200)
    expect((await desk.callers.ADMINISTRATOR(readMarginFloors)).json().floors[1].floor).toBe(20)
    const id = await desk.asked()
    expect((await desk.offer(id)).json().status).toBe('PENDING_APPROVAL')
    await change(15)
    expect((await desk.approve(id)).json().status).toBe('AGREED')
  })

  test('QUO-004 each call of a negotiation is open to its roles only', async () => {
    const id = await desk.asked()
    const calls = [
      contract.offerPrices,
      contract.counterOffer,
      contract.acceptPrices,
      contract.approveOffer,
      contract.sendOfferBack,
      contract.refuseNegotiation,
      contract.withdrawNegotiation,
    ] as const
    const store: readonly Role[] = [
      ...(['ADMINISTRATOR', 'COMMERCIAL', 'COMMERCIAL_SUPERVISOR', 'CUSTOMER_SUCCESS'] as const),
      ...(['INTEGRATOR', 'MANAGER', 'CONTRIBUTOR'] as const),
    ]
    const able = {
      'negotiation.ask': store,
      'negotiation.offer': store.slice(0, 4),
      'negotiation.approve': ['ADMINISTRATOR', 'COMMERCIAL_SUPERVISOR'],
    }
    const body = { lines: asked.lines, totalDiscount: 0, round: 99, reason: 'PRICE', text: 'Não.' }
    const fieldsOf = (call: (typeof calls)[number]) =>
      Object.fromEntries(Object.entries(body).filter(([name]) => name in (call.body?.shape ?? {})))
    for (const role of roles)
      for (const call of calls) {
        const { statusCode } = await desk.callers[role](call, { params: { id }, body: fieldsOf(call) as never })
        const isAble = able[call.requires as keyof typeof able].includes(role)
        expect([role, call.path, statusCode === 403]).toEqual([role, call.path, !isAble])
      }
  })

  test('QUO-005 who asked in the name of the integrator cannot offer; a second user may', async () => {
    const id = await desk.budget(noon)
    const commercial = await desk.as('commercial@girassol.demo', 'INT001')
    await desk.ask(id, commercial)
    const refused = await desk.offer(id, commercial)
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Você já atuou pelo outro lado desta negociação.',
    ])
    expect((await desk.read(id)).rounds[0]).toMatchObject({ side: 'integrator', isOnBehalf: true })
    expect((await desk.offer(id, 'CUSTOMER_SUCCESS')).statusCode).toBe(200)
    expect((await desk.accept(id, 'CUSTOMER_SUCCESS')).statusCode).toBe(403)
    expect((await desk.accept(id, commercial)).json().status).toBe('AGREED')
  })

  test('QUO-013 ten rounds pass, the eleventh is refused, and the offer may still be accepted', async () => {
    const id = await desk.asked()
    for (let round = 2; round <= 10; round += 1) {
      const answer = round % 2 === 0 ? await desk.offer(id) : await desk.counter(id)
      expect([round, answer.statusCode]).toEqual([round, 200])
    }
    const refused = await desk.counter(id)
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'Esta negociação chegou ao limite de rodadas.'])
    expect((await desk.read(id)).actions).toMatchObject({ counter: { allowed: false }, acceptOffer: { allowed: true } })
    expect((await desk.accept(id)).statusCode).toBe(200)
  })

  test('QUO-015 an offer is accepted until its last second', async () => {
    const validUntil = plusHours(noon, 2)
    const late = await desk.asked()
    await desk.offer(late, 'COMMERCIAL', { ...asked, validUntil })
    const early = await desk.asked()
    await desk.offer(early, 'COMMERCIAL', { ...asked, validUntil })
    desk.setNow(new Date(Date.parse(validUntil) - 1000).toISOString())
    expect((await desk.accept(early)).statusCode).toBe(200)
    desk.setNow(validUntil)
    const refused = await desk.accept(late)
    expect([refused.statusCode, (await desk.read(late)).status]).toEqual([409, 'EXPIRED'])
    expect((await desk.show(late)).status).toBe('BUDGET')
    await desk.run('record-ends-of-offers')
    const stored = await desk.db.selectFrom('negotiation').select('status').where('order_id', '=', late).execute()
    expect(stored).toEqual([{ status: 'EXPIRED' }])
    expect((await desk.ask(late)).statusCode).toBe(201)
  })

  test('QUO-015 an offer is for one hour to seven days, within the budget', async () => {
    const id = await desk.asked()
    for (const hours of [0.5, 168.1]) {
      const answer = await desk.offer(id, 'COMMERCIAL', { ...asked, validUntil: plusHours(noon, hours) })
      expect([answer.statusCode, answer.json().errors[0].property]).toEqual([400, 'validUntil'])
    }
  })

  test('C-183 an agreement needs the prices of its round', async () => {
    const id = await desk.asked()
    await desk.offer(id)
    await desk.db
      .updateTable('order_item')
      .set({ unit_value_cents: 46_000 })
      .where('order_id', '=', id)
      .where('product_code', '=', products.panel)
      .execute()
    const refused = await desk.accept(id)
    expect([refused.statusCode, refused.json().reason]).toEqual([409, 'otherPrices'])
    expect((await desk.read(id)).hasOtherPrices).toBe(true)
  })
})
