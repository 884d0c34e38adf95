import { showDashboard } from '@girassol/contract/dashboard'
import { listOrders, type OrderRow } from '@girassol/contract/orders'
import type { Role } from '@girassol/domain/access'
import type { AddressType } from '@girassol/domain/orders'
import {
  type OrderFacts,
  type OrderQueue,
  type OrderStatus,
  orderActions,
  orderQueueNames,
  orderQueues,
  queuesFor,
} from '@girassol/domain/orders'
import type { PaymentMethod } from '@girassol/domain/payments'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { toDemoEmail } from '../../http/test-contract.ts'
import { openShop, type Shop } from '../cart/test-shop.ts'

const now = '2026-11-23T15:00:00.000Z'

/** Every status of some queue, and some statuses of none. */
const statuses = [...new Set(orderQueueNames.flatMap((queue) => [...orderQueues[queue].statuses]))].concat(
  'BUDGET_EXPIRED' as never,
  'INVOICE_DELIVERED' as never,
  'INVOICE_CANCELED' as never,
)

type StoredOrder = { readonly id: number; readonly facts: OrderFacts; readonly sellerId: number }

/** The result of the action's rule; null for queues without an action. */
const actionByQueue = {
  paymentError: null,
  validate: 'validate',
  approve: 'approve',
  releasePayment: 'releasePayment',
  confirmBilling: 'confirmBilling',
  analyseCard: null,
  releaseDispatch: 'releaseDispatch',
  releaseOperation: 'releaseOperation',
  separate: null,
  sendToCarrier: 'sendToCarrier',
  pay: 'pay',
  expiring: null,
  late: null,
} as const satisfies Record<OrderQueue, keyof ReturnType<typeof orderActions> | null>

const ruled = orderQueueNames.filter((queue) => actionByQueue[queue] !== null)

/** An order in every status with every payment method, for two sellers. */
const insertOrders = async ({ db }: Shop): Promise<readonly StoredOrder[]> => {
  const { rows } = await sql<{
    id: number
    seller_id: number
    status: OrderStatus
    payment_method: PaymentMethod
    future: boolean
    waits: boolean
    sent: boolean
    done: boolean
    address_type: AddressType
    cep: string | null
  }>`
    insert into orders (status, seller_id, created_by, created_at, payment_method, is_future_sale,
      others_payment_method, fretefy_code, is_triangulation, triangulation_status, estimated_delivery_date,
      delivery_address_cep, address_type)
    select status, s.id, (select min(id) from app_user), ${now}::timestamptz, method, future,
      case when released then '{}'::jsonb end, case when sent then 'F' || row_number() over () end, done,
      case when done then 'COMPLETED' end, '2026-11-25',
      case when method <> 'CREDIT_CARD' then '13083872' end, case method when 'DEPOSIT' then 'pickup' else 'same' end
    from unnest(${statuses}::text[]) status,
      unnest(array['PIX', 'CREDIT_CARD', 'FINANCING', 'OTHERS', 'DEPOSIT']) method,
      (values (false, false, false, false), (true, false, true, false), (false, true, false, true)) as f (future, released, sent, done),
      (select id from seller where erp_code in ('INT001', 'INT002')) s
    returning id, seller_id, status, payment_method, is_future_sale as future, awaits_payment_release as waits,
      fretefy_code is not null as sent, is_triangulation as done, address_type,
      delivery_address_cep as cep`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    sellerId: row.seller_id,
    facts: {
      roles: [],
      status: row.status,
      type: 'MP',
      lacks: null,
      campaignOpen: false,
      paymentMethod: row.payment_method,
      isPaymentReleased: !row.waits,
      isFutureSale: row.future,
      isTriangulation: row.done,
      triangulationStatus: row.done ? 'COMPLETED' : null,
      hasFeedback: false,
      isWithFreightHub: row.sent,
      addressType: row.address_type,
      deliveryCep: row.cep,
    },
  }))
}

describe.each(testedDatabases)('what waits for each role on %s', (kind) => {
  let shop: Shop
  let orders: readonly StoredOrder[]
  let sellers: { readonly own: number; readonly other: number }

  beforeAll(async () => {
    shop = await openShop(kind)
    shop.setNow(now)
    orders = await insertOrders(shop)
    const rows = await shop.db.selectFrom('seller').select(['id', 'erp_code']).execute()
    const findSellerId = (code: string) => rows.find(({ erp_code }) => erp_code === code)?.id ?? 0
    sellers = { own: findSellerId('INT001'), other: findSellerId('INT002') }
  })
  afterEach(() =>
    shop.db
      .deleteFrom('orders')
      .where(
        'id',
        'not in',
        orders.map(({ id }) => id),
      )
      .execute(),
  )
  afterAll(() => shop.close())

  const countsFor = async (role: Role): Promise<Record<string, number>> => {
    const answer = (await (await shop.as(toDemoEmail(role)))(showDashboard)).json() as ReturnType<
      typeof showDashboard.response.parse
    >
    return Object.fromEntries(answer.waiting.map(({ queue, count }) => [queue, count]))
  }

  const listed = async (role: Role, queue: OrderQueue): Promise<readonly number[]> => {
    const caller = await shop.as(toDemoEmail(role))
    const status = orderQueues[queue].list === 'budgets' ? { status: 'BUDGET' } : {}
    const pages = [1, 2, 3, 4, 5].map((skip) => caller(listOrders, { query: { ...status, queue, skip, take: 100 } }))
    const rows = (await Promise.all(pages)).flatMap((answer) => answer.json().data as OrderRow[])
    return rows.map(({ id }) => id).toSorted((a, b) => a - b)
  }

  test.each([
    'ADMINISTRATOR',
    'COMMERCIAL_SUPERVISOR',
    'CUSTOMER_SUCCESS',
    'FINANCIAL',
    'REGISTRATION',
    'LOGISTICS',
    'INTEGRATOR',
  ] as const)(
    'DASH-001 APR-003 APR-004 PAY-017 APR-036 what waits for %s is what the rules allow, in numbers and lists',
    async (role) => {
      const own = role === 'INTEGRATOR' ? sellers.own : null
      const counts = await countsFor(role)
      expect(Object.keys(counts)).toEqual(queuesFor([role]))
      for (const queue of queuesFor([role]).filter((each) => ruled.includes(each))) {
        const allowed = orders.filter(
          ({ facts, sellerId }) =>
            (own === null || sellerId === own) &&
            orderActions({ ...facts, roles: [role] })[actionByQueue[queue] ?? 'print'].allowed,
        )
        expect(allowed.length, queue).toBeGreaterThan(0)
        expect(counts[queue], queue).toBe(allowed.length)
        expect(await listed(role, queue), queue).toEqual(allowed.map(({ id }) => id).toSorted((a, b) => a - b))
      }
    },
  )

  const insert = async (status: OrderStatus, sellerId: number, more: { finished?: string; arrives?: string }) => {
    const { rows } = await sql<{ id: number }>`
      insert into orders (status, seller_id, created_by, created_at, finished_at, estimated_delivery_date)
      values (${status}, ${sellerId}, (select min(id) from app_user), ${now}, ${more.finished ?? null}, ${more.arrives ?? null})
      returning id`.execute(shop.db)
    return rows[0]?.id ?? 0
  }

  test('C-63 C-08 DASH-001 the budgets that expire before this day is over in São Paulo, of the own seller', async () => {
    // Of 168 hours: expired, this evening, the last minute of the day, the first minute of tomorrow.
    await insert('BUDGET', sellers.own, { finished: '2026-11-16T14:59:00Z' })
    const evening = await insert('BUDGET', sellers.own, { finished: '2026-11-16T20:00:00Z' })
    const last = await insert('BUDGET', sellers.own, { finished: '2026-11-17T02:59:00Z' })
    await insert('BUDGET', sellers.own, { finished: '2026-11-17T03:00:00Z' })
    const other = await insert('BUDGET', sellers.other, { finished: '2026-11-16T20:00:00Z' })
    expect(await listed('INTEGRATOR', 'expiring')).toEqual([evening, last])
    expect((await countsFor('INTEGRATOR')).expiring).toBe(2)
    expect(await listed('COMMERCIAL', 'expiring')).toEqual([evening, last, other])
  })

  test('C-08 DASH-001 late is what was promised for a day that is over and has not arrived', async () => {
    const late = await insert('INVOICE_SEPARATE', sellers.own, { arrives: '2026-11-22' })
    const other = await insert('DELIVERY_EN_ROUTE', sellers.other, { arrives: '2026-11-20' })
    await insert('INVOICE_SEPARATE', sellers.own, { arrives: '2026-11-23' })
    await insert('INVOICE_DELIVERED', sellers.own, { arrives: '2026-11-01' })
    await insert('INVOICE', sellers.own, { arrives: '2026-11-01' })
    expect(await listed('INTEGRATOR', 'late')).toEqual([late])
    expect(await listed('LOGISTICS', 'late')).toEqual([late, other])
    expect([(await countsFor('INTEGRATOR')).late, (await countsFor('LOGISTICS')).late]).toEqual([1, 2])
  })

  test('FRT-001 DASH-001 what the customer picks up waits for no carrier', async () => {
    const before = (await countsFor('LOGISTICS')).sendToCarrier ?? 0
    const { rows } = await sql<{ id: number }>`update orders set address_type = 'pickup'
      where id = (select min(id) from orders where status = 'INVOICE_BILLED' and fretefy_code is null)
      returning id`.execute(shop.db)
    const after = (await countsFor('LOGISTICS')).sendToCarrier
    await sql`update orders set address_type = 'same' where id = ${rows[0]?.id}`.execute(shop.db)
    expect(after).toBe(before - 1)
  })

  test.each([
    ['POINTS_ADMINISTRATOR', []],
    ['MARKETING', []],
    ['PRODUCTION', ['separate']],
    ['PURCHASE', ['separate']],
  ] as const)('C-12 %s counts %j, and may not list another queue', async (role, own) => {
    expect(Object.keys(await countsFor(role))).toEqual(own)
    const caller = await shop.as(toDemoEmail(role))
    for (const queue of orderQueueNames) {
      const expected = own.some((each) => each === queue) ? 200 : 403
      expect((await caller(listOrders, { query: { queue } })).statusCode, queue).toBe(expected)
    }
  })

  test('C-05 C-12 a carrier is refused, and a queue that does not exist', async () => {
    expect((await (await shop.as('shipping-company@girassol.demo'))(showDashboard)).statusCode).toBe(403)
    const query = { queue: 'everything' as never }
    expect((await (await shop.as('administrator@girassol.demo'))(listOrders, { query })).statusCode).toBe(400)
    expect((await shop.anonymous(showDashboard)).statusCode).toBe(401)
  })
})
