import * as budgets from '@girassol/contract/budgets'
import * as cart from '@girassol/contract/cart'
import { changeCreditLimit, showCredit } from '@girassol/contract/credit'
import * as deliveries from '@girassol/contract/deliveries'
import { receiveErpEvent } from '@girassol/contract/inbound'
import { approveOrder } from '@girassol/contract/order-approval'
import type { OrderEvent } from '@girassol/domain/orders'
import { chosenEventNames, type WebhookEvent } from '@girassol/domain/webhooks'
import { aPlainRow } from '@girassol/test-data/catalogue-rows'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, testedDatabases, whereTested } from '../../database/test-database.ts'
import { createOutbox } from '../../outbox/outbox.ts'
import { recordWebhookEvent } from '../../records/webhook-events.ts'
import { expireBudget } from '../budgets/expire-budget.ts'
import { aBudget } from '../budgets/test-budgets.ts'
import { noon, readyCart, type Shop } from '../cart/test-shop.ts'
import { importCatalogue } from '../catalogue/import/import-catalogue.ts'
import { type ClaimDesk, openClaimDesk } from '../claims/test-claim-desk.ts'
import { moveFromOutside } from '../order-record/move-from-outside.ts'
import { outsideAuthor } from '../order-record/mover.ts'
import { openProposalDesk, type ProposalDesk } from '../proposals/test-proposals.ts'
import { openReceiver, type Receiver } from './test-receiver.ts'
import { forgetRecorded, listRecorded, type Recorded } from './test-recorded.ts'
import { deliverDue, registerForCompany, registerForHouse, withLoopback } from './test-webhook-desk.ts'

/** Personal data, and money in any form. */
const forbidden = /price|value|amount|cents|total|name|email|phone|document|cpf|cnpj|address|margin|cost|discount/i

const typesOf = (recorded: readonly Recorded[]) => recorded.map(({ type }) => type)

const expectGrowing = (recorded: readonly Recorded[]): void => {
  const last = new Map<string, number>()
  for (const { type, data } of recorded) {
    const record = `${type.split('.')[0]?.replace('budget', 'order')} ${data.id}`
    const version = Number(data.version)
    expect(version).toBeGreaterThan(last.get(record) ?? 0)
    last.set(record, version)
  }
}

describe.each(bothDatabases)('what webhooks are told on %s', (kind) => {
  let desk: ClaimDesk
  let shop: Shop
  let receiver: Receiver
  let own: number
  let foreign: number
  let house: number

  beforeAll(async () => {
    desk = await openClaimDesk(kind, { environment: withLoopback })
    shop = { ...desk, as: desk.signIn }
    receiver = await openReceiver()
    const stranger = await desk.signIn('integrator2@girassol.demo')
    own = (await registerForCompany(desk.callers.INTEGRATOR, receiver.url, chosenEventNames)).id
    foreign = (await registerForCompany(stranger, receiver.url, chosenEventNames)).id
    house = (await registerForHouse(desk.callers.ADMINISTRATOR, receiver.url, chosenEventNames)).id
  })
  afterAll(async () => {
    await desk.close()
    await receiver.close()
  })
  beforeEach(() => forgetRecorded(desk.db))

  /** What the company and the distributor were told; the other company was told nothing. */
  const expectTold = async (...events: readonly (readonly [WebhookEvent, object])[]) => {
    const told = await listRecorded(desk.db, own)
    expect(told.map(({ type, data: { version: _, ...data } }) => [type, data])).toEqual(events)
    expect(await listRecorded(desk.db, house)).toEqual(told)
    expect(await listRecorded(desk.db, foreign)).toEqual([])
    for (const { body } of told) expect(body).not.toMatch(forbidden)
    expectGrowing(told)
  }

  const approve = (id: number) => desk.callers.COMMERCIAL(approveOrder, { params: { id } })

  test('WHK-002 an order of a cart, and its moves', async () => {
    const id = await desk.order({ status: 'INVOICE_VALIDATED' })
    await approve(id)
    await expectTold(
      ['order.created', { id, status: 'INVOICE' }],
      ['order.status_changed', { id, from: 'INVOICE_VALIDATED', to: 'PROCESSING' }],
    )
  })

  test('WHK-002 WHK-005 a cart that becomes an order twice at once is one event', async () => {
    const { id } = await readyCart(shop, desk.callers.INTEGRATOR)
    const finish = () => desk.callers.INTEGRATOR(cart.finishAsOrder, { params: { id } })
    await Promise.all([finish(), finish(), finish()])
    await expectTold(['order.created', { id, status: 'INVOICE' }])
  })

  test('WHK-005 webhooks are not told of a change that was rolled back or refused', async () => {
    const sellerId = 1
    const work = desk.db.transaction().execute(async (tx) => {
      await recordWebhookEvent(tx, { type: 'negotiation.changed', data: { id: 7 }, sellerId, now: noon })
      throw new Error('the cause failed')
    })
    await expect(work).rejects.toThrow('the cause failed')
    const id = await desk.order({ status: 'INVOICE_DELIVERED' })
    await forgetRecorded(desk.db)
    expect((await approve(id)).statusCode).toBe(409)
    await expectTold()
  })

  whereTested(kind, () => {
    test('WHK-002 a budget that is made, ordered or expires', async () => {
      const { id } = await aBudget(shop, desk.callers.INTEGRATOR)
      const placed = { params: { id }, body: { status: 'INVOICE' } } as const
      expect((await desk.callers.INTEGRATOR(budgets.changeOrderStatus, placed)).statusCode).toBe(200)
      const late = await aBudget(shop, desk.callers.INTEGRATOR)
      await desk.place(late.id, { finished_at: '2026-11-01T15:00:00.000Z' })
      await desk.db.transaction().execute((tx) => {
        const mover = { tx, now: noon, outbox: createOutbox(desk.deps.boss, tx), author: { userId: null, name: 'x' } }
        return expireBudget(mover, late.id)
      })
      await expectTold(
        ['budget.created', { id, status: 'BUDGET' }],
        ['order.created', { id, status: 'INVOICE' }],
        ['budget.created', { id: late.id, status: 'BUDGET' }],
        ['budget.expired', { id: late.id, status: 'BUDGET_EXPIRED' }],
      )
    })

    test('WHK-002 a budget that is made again from an order', async () => {
      const source = await desk.order({ status: 'INVOICE_DELIVERED' })
      await forgetRecorded(desk.db)
      const answer = await desk.callers.INTEGRATOR(budgets.remakeOrder, {
        params: { id: source },
        query: { keepUnavailableItems: 'true', keepAttachments: 'false' },
      })
      await expectTold(['budget.created', { id: answer.json().id, status: 'BUDGET' }])
    })

    test('WHK-002 an order is paid before it is billed, or after', async () => {
      const pix = await desk.order({ status: 'INVOICE_APPROVED' })
      const others = await desk.order({ status: 'INVOICE_SEPARATE', payment_method: 'OTHERS' })
      await forgetRecorded(desk.db)
      const receive = (orderId: number, event: OrderEvent) =>
        desk.db.transaction().execute((tx) => {
          const mover = { tx, now: noon, outbox: createOutbox(desk.deps.boss, tx), author: outsideAuthor }
          return moveFromOutside(mover, orderId, { event, log: 'Pagamento recebido' })
        })
      expect(await receive(pix, 'paymentReceived')).toBe('moved')
      expect(await receive(others, 'moneyReceived')).toBe('noted')
      expect(await receive(others, 'moneyReceived')).toBe('noted')
      expect(await receive(others, 'billed')).toBe('moved')
      const told = await listRecorded(desk.db, own)
      expect(told.filter(({ type }) => type === 'order.paid').map(({ data }) => data.id)).toEqual([pix, others])
      expectGrowing(told)
    })

    test('WHK-002 WHK-004 a delivery that is planned, corrected and moved, and its order', async () => {
      const { orderId, deliveryId } = await desk.arrived()
      const told = await listRecorded(desk.db, own)
      expect(typesOf(told)).toEqual(['order.created', 'delivery.changed', 'delivery.changed', 'order.status_changed'])
      expect(told.slice(1, 3).map(({ data: { version: _, ...data } }) => data)).toEqual([
        { id: deliveryId, orderId, status: 'PLANNED' },
        { id: deliveryId, orderId, status: 'DELIVERED' },
      ])
      expectGrowing(told)
      const { version } = (await desk.readDeliveries(orderId)).deliveries[0] ?? expect.fail()
      await forgetRecorded(desk.db)
      const body = { version, trackingCode: 'BR123' }
      await desk.callers.LOGISTICS(deliveries.editDelivery, { params: { id: deliveryId }, body })
      await expectTold(['delivery.changed', { id: deliveryId, orderId, status: 'DELIVERED' }])
    })

    test('WHK-002 a claim that is opened and taken', async () => {
      const about = await desk.arrived()
      await forgetRecorded(desk.db)
      const { id } = (await desk.open(about)).json()
      await desk.move(id, 'IN_ANALYSIS')
      const { orderId } = about
      await expectTold(
        ['claim.changed', { id, orderId, status: 'OPEN' }],
        ['claim.changed', { id, orderId, from: 'OPEN', to: 'IN_ANALYSIS' }],
      )
    })

    test('WHK-002 credit that is set by hand and by the ERP; an old message is no event', async () => {
      const { id } = await desk.db
        .selectFrom('seller')
        .select('id')
        .where('erp_code', '=', 'INT001')
        .executeTakeFirstOrThrow()
      const { version } = (await desk.callers.FINANCIAL(showCredit, { params: { id } })).json()
      const body = { limit: 5000, reason: 'Cliente antigo, paga em dia.', version }
      expect((await desk.callers.FINANCIAL(changeCreditLimit, { params: { id }, body })).statusCode).toBe(200)
      const sent = (at: string) =>
        desk.signed(receiveErpEvent, { event: 'credit.updated', data: { seller: 'INT001', at, limit: 9000 } })
      await sent('2026-11-23T16:00:00.000Z')
      await sent('2026-11-20T16:00:00.000Z')
      await expectTold(['credit.changed', { id }], ['credit.changed', { id }])
    })

    test('WHK-002 a product that is discontinued is told to all, and one that was not for sale to the distributor', async () => {
      const store = (rows: readonly Record<string, unknown>[]) =>
        desk.db
          .transaction()
          .execute((tx) =>
            importCatalogue(tx, { rows: rows.map((cells, line) => ({ line, cells })), roofTypes: [] }, { now: noon }),
          )
      const [sold, internal] = ['10200901', '10200902']
      const rows = (active: 'S' | 'N') => [
        aPlainRow({ B1_COD: sold, active }),
        aPlainRow({ B1_COD: internal, active, BLK_INT: 'S' }),
      ]
      expect((await store(rows('S'))).badRows).toEqual([])
      expect(await listRecorded(desk.db, house)).toEqual([])
      await store(rows('N'))
      await store(rows('N'))
      const codesOf = async (id: number) => (await listRecorded(desk.db, id)).map(({ data }) => data.id)
      expect([await codesOf(own), await codesOf(foreign)]).toEqual([[sold], [sold]])
      expect((await codesOf(house)).toSorted()).toEqual([sold, internal])
      expect(typesOf(await listRecorded(desk.db, own))).toEqual(['product.discontinued'])
    })

    test('WHK-002 one that listens to other events is told nothing; each is sent once', async () => {
      await desk.db
        .updateTable('webhook')
        .set({ events: ['claim.changed'] })
        .where('id', '=', own)
        .execute()
      await desk.order()
      expect([await listRecorded(desk.db, own), typesOf(await listRecorded(desk.db, house))]).toEqual([
        [],
        ['order.created'],
      ])
      await desk.db
        .updateTable('webhook')
        .set({ events: [...chosenEventNames] })
        .where('id', '=', own)
        .execute()
      await deliverDue(desk.deps)
      await deliverDue(desk.deps)
      expect(receiver.takeAll().map(({ message }) => message.type)).toEqual(['order.created'])
    })
  })
})

describe.each(testedDatabases)('what webhooks are told of proposals on %s', (kind) => {
  let desk: ProposalDesk
  let receiver: Receiver

  beforeAll(async () => {
    desk = await openProposalDesk(kind, { environment: withLoopback })
    receiver = await openReceiver()
  })
  afterAll(async () => {
    await desk.close()
    await receiver.close()
  })

  test('WHK-002 a proposal that is seen for the first time, and accepted', async () => {
    const { id: own } = await registerForCompany(desk.integrator, receiver.url, chosenEventNames)
    const { token, proposal } = await desk.sent()
    await forgetRecorded(desk.db)
    const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' }
    await desk.openPage(token, browser)
    await desk.openPage(token, browser)
    expect((await desk.accept(token)).statusCode).toBeLessThan(300)
    await desk.accept(token)
    const told = await listRecorded(desk.db, own)
    const { id } = proposal
    expect(told.map(({ type, data: { version: _, ...data } }) => [type, data])).toEqual([
      ['proposal.viewed', { id, status: 'VIEWED' }],
      ['proposal.accepted', { id, status: 'ACCEPTED' }],
    ])
    for (const { body } of told) expect(body).not.toMatch(forbidden)
    expectGrowing(told)
  })
})
