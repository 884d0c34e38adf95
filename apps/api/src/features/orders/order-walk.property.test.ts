import * as budgets from '@girassol/contract/budgets'
import * as cart from '@girassol/contract/cart'
import { receiveErpEvent } from '@girassol/contract/inbound'
import * as approval from '@girassol/contract/order-approval'
import * as validation from '@girassol/contract/order-validation'
import * as returns from '@girassol/contract/returns'
import {
  decideMove,
  getTransition,
  listExpectedStatuses,
  type OrderStatus,
  orderEventNames,
  orderStatusNames,
  outsideEvents,
} from '@girassol/domain/orders'
import { plusHours } from '@girassol/domain/shared'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { erpEventNames } from '../../integrations/erp/erp-events.ts'
import { timetable } from '../../jobs/timetable.ts'
import { createOutbox } from '../../outbox/outbox.ts'
import type { Caller } from '../../test-application.ts'
import { noon, products } from '../cart/test-shop.ts'
import { receiveEvent } from '../inbound/receive-event.ts'
import { toMoveFacts } from '../order-record/move-order.ts'
import { type Life, openLife } from './test-life.ts'

/** With WALK_STEPS=10000 it takes as many steps as the tests of the pure rules. */
const steps = (usual: number): number => Number(process.env.WALK_STEPS ?? usual)

/** After this many steps most orders are finished, so a longer walk starts with more orders. */
const stepsOfOrder = 60

/** How many actors act at once. */
const parallelActs = 4

type Act = (id: number, dice: number) => Promise<number>

const eventData = {
  erpNumber: '004711',
  reason: 'Recusado no passeio.',
  nf: '7',
  nfKey: '35261111222333000181550010000104821500104827',
  waybillDate: '2026-11-24',
  receivedAt: noon,
}

const status = async (answer: ReturnType<Caller>): Promise<number> => (await answer).statusCode

/** Validates for one of the days that the warehouse offers. */
const validateWith =
  (administrator: Caller): Act =>
  async (id, dice) => {
    const check = await administrator(validation.checkValidation, { params: { id } })
    if (check.statusCode !== 200) return check.statusCode
    const days: { date: string }[] = check.json().deliveryDateSeparationCapacity
    const body = { discount: dice % 100, deliveryDate: days[dice % days.length]?.date, isFutureSale: dice % 5 === 0 }
    return status(administrator(validation.validateOrder, { params: { id }, body }))
  }

/** Actions that move an order forward. */
const createUserActs = (administrator: Caller, integrator: Caller): readonly Act[] => [
  validateWith(administrator),
  (id) => status(administrator(approval.approveOrder, { params: { id } })),
  (id) => status(administrator(approval.confirmPayment, { params: { id }, body: { option: 'INVOICE_BILLING' } })),
  (id) => {
    const body = { option: 'WAITING_DISPATCH', reason: 'Pagamento combinado' } as const
    return status(administrator(approval.confirmPayment, { params: { id }, body }))
  },
  (id) => status(integrator(budgets.changeOrderStatus, { params: { id }, body: { status: 'INVOICE' } })),
  (id, dice) => {
    const body = { productErpCode: products.panel, quantity: 8 + (dice % 5) }
    return status(administrator(cart.changeOrderItem, { params: { id }, body }))
  },
]

/** Actions that may end it; only one try in ten is made. */
const actsThatEnd = (administrator: Caller): readonly Act[] => {
  const seldom =
    (act: Act): Act =>
    async (id, dice) =>
      dice % 10 === 0 ? act(id, dice) : 200
  return [
    seldom((id) => status(administrator(approval.invalidateOrder, { params: { id }, body: {} }))),
    seldom((id) => status(administrator(approval.rejectOrder, { params: { id }, body: { observation: 'Não.' } }))),
    seldom((id) => status(administrator(approval.cancelOrder, { params: { id }, body: { reason: 'Desistiu.' } }))),
    seldom((id) =>
      status(administrator(returns.requestReturn, { params: { id }, body: { observation: 'Veio errado.' } })),
    ),
  ]
}

/** The ERP's messages, valid for the order or not; one in three is sent twice. */
const createErpAct =
  (life: Life): Act =>
  async (id, dice) => {
    const event = erpEventNames[dice % erpEventNames.length] ?? ''
    const body = { invoiceId: id, event, data: eventData, id: `walk-${id}-${Math.floor(dice / 3)}` }
    return (await life.signed(receiveErpEvent, body)).statusCode
  }

/** An event of any system that is valid when it is sent; concurrent actions may make it late. */
const createEventAct =
  ({ deps, db, read }: Life): Act =>
  async (id, dice) => {
    const facts = toMoveFacts(await read(id))
    const fitting = outsideEvents.filter(
      (event) => getTransition(event).by !== 'job' && decideMove(event, facts).outcome === 'moves',
    )
    const event = fitting[dice % fitting.length] ?? 'delivered'
    const message = { source: 'freight', key: `walk-${id}-${dice}`, event, payload: {} } as const
    await db.transaction().execute((tx) => {
      const receiving = { tx, now: deps.clock(), outbox: createOutbox(deps.boss, tx) }
      return receiveEvent(receiving, message, () => ({ orderId: id, event }))
    })
    return 202
  }

/** The jobs. Hours pass between the steps, because a call signed in one hour is refused in the next. */
const createClockAct = (life: Life): Act => {
  const jobs = timetable.filter(({ name }) => !name.startsWith('purge'))
  return async (_id, dice) => {
    await jobs[dice % jobs.length]?.run(life.deps)
    return 200
  }
}

type Line = { readonly from_status: OrderStatus | null; readonly to_status: OrderStatus | null }

const isAllowed = ({ from_status, to_status }: Line, expected: readonly OrderStatus[]): boolean => {
  if (from_status === null || to_status === null) return false
  const inTable = orderEventNames.some((event) => {
    const row = getTransition(event)
    return row.from.includes(from_status) && row.to.includes(to_status)
  })
  return inTable || expected.indexOf(to_status) > expected.indexOf(from_status)
}

const expectSoundLog = async (life: Life, id: number): Promise<void> => {
  const order = await life.read(id)
  const expected = listExpectedStatuses(toMoveFacts(order))
  const moves = (await life.readLog(id)).filter(({ from_status, to_status }) => from_status !== to_status)
  expect(orderStatusNames).toContain(order.status)
  expect([moves[0]?.from_status, moves.at(-1)?.to_status]).toEqual(['CART', order.status])
  for (const [index, line] of moves.entries()) {
    expect(moves[index + 1]?.from_status ?? order.status).toBe(line.to_status)
    expect([line.from_status, line.to_status, isAllowed(line, expected)]).toEqual([
      line.from_status,
      line.to_status,
      true,
    ])
  }
  const entered = moves.map(({ to_status }) => to_status)
  for (const ended of ['INVOICE_CANCELED', 'INVOICE_CANCELED_PAID', 'INVOICE_RETURNED', 'BUDGET_EXPIRED']) {
    expect(entered.filter((status) => status === ended).length).toBeLessThanOrEqual(1)
  }
}

const expectSoundValues = async (life: Life, id: number): Promise<void> => {
  const order = await life.read(id)
  const items = await life.db.selectFrom('order_item').selectAll().where('order_id', '=', id).execute()
  const sum = items.reduce((total, { unit_value_cents, quantity }) => total + unit_value_cents * quantity, 0)
  expect(order.sub_total_cents).toBe(sum)
  expect(order.raw_invoice_cents).toBe(order.sub_total_with_discount_cents + order.freight_cents)
  expect(order.total_invoice_cents).toBe(order.raw_invoice_cents + order.interest_cents + order.gross_commission_cents)
  const points = await life.readPoints(id)
  const [credit, chargeback, ...more] = points
  expect(more).toEqual([])
  if (credit) expect(credit).toEqual({ type: 'CREDIT', value: Math.floor(order.sub_total_with_discount_cents / 100) })
  if (chargeback) expect(chargeback).toEqual({ type: 'CHARGEBACK', value: credit?.value })
}

const methods = ['PIX', 'CREDIT_CARD', 'FINANCING', 'OTHERS', 'DEPOSIT', 'BARCODE'] as const

const amounts = { postgres: { usual: 500, least: 15 }, pglite: { usual: 240, least: 8 } } as const

describe.each(testedDatabases)('concurrent actions on the orders of one seller, on %s', (kind) => {
  const { usual, least } = amounts[kind]
  let life: Life
  beforeAll(async () => {
    life = await openLife(kind)
  })
  afterAll(() => life.close())

  const openOrders = async (): Promise<number[]> => {
    const ids: number[] = []
    for (let index = 0; index < Math.floor(steps(usual) / stepsOfOrder); index += 1) {
      ids.push(await (index % 4 === 0 ? life.budget() : life.order()))
      const method = methods[index % methods.length] ?? 'PIX'
      await life.db
        .updateTable('orders')
        .set({ payment_method: method })
        .where('id', '=', ids.at(-1) ?? 0)
        .execute()
    }
    return ids
  }

  test('C-50 C-123 C-124 random concurrent actions leave sound logs, no duplicates and totals that add up', async () => {
    const administrator = await life.as('administrator@girassol.demo', 'INT001')
    const acts = [
      ...createUserActs(administrator, life.integrator),
      ...actsThatEnd(administrator),
      createErpAct(life),
      createEventAct(life),
      createEventAct(life),
      createEventAct(life),
      createEventAct(life),
      createClockAct(life),
    ]
    const ids = await openOrders()
    const step = fc.record({ order: fc.nat(), act: fc.nat(), dice: fc.nat(1_000_000) })
    const walk = fc.sample(fc.array(step, { minLength: parallelActs, maxLength: parallelActs }), {
      numRuns: Math.ceil(steps(usual) / parallelActs),
      seed: 2026,
    })
    const answers = new Set<number>()
    for (const together of walk) {
      const done = together.map(({ order, act, dice }) => acts[act % acts.length]?.(ids[order % ids.length] ?? 0, dice))
      for (const answer of await Promise.all(done)) answers.add(answer ?? 0)
      life.setNow(plusHours(life.deps.clock(), (together[0]?.dice ?? 0) % 3))
    }
    expect([...answers].toSorted().filter((status) => ![200, 201, 202, 400, 404, 409].includes(status))).toEqual([])
    for (const id of ids) {
      await expectSoundLog(life, id)
      await expectSoundValues(life, id)
    }
    const reached = await life.db.selectFrom('order_log').select('to_status').distinct().execute()
    expect(reached.length).toBeGreaterThan(least)
  }, 900_000)
})
