import { showDashboard } from '@girassol/contract/dashboard'
import { type Failure, listFailures, retryFailure } from '@girassol/contract/failures'
import { approveOrder } from '@girassol/contract/order-approval'
import { listOrders, type OrderView, showOrder } from '@girassol/contract/orders'
import type { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import { deliverEffects } from '../../../jobs/deliver-effects.ts'
import { startBoss } from '../../../outbox/boss.ts'
import type { Caller } from '../../../test-application.ts'
import { type Life, openLife } from '../test-life.ts'

describe.each(testedDatabases)('while the ERP is dead on %s', (kind) => {
  let life: Life
  let boss: PgBoss
  let staff: Caller
  let administrator: Caller
  const create = vi.fn()

  beforeAll(async () => {
    life = await openLife(kind)
    staff = await life.as('commercial@girassol.demo')
    administrator = await life.as('administrator@girassol.demo')
    const { deps } = life
    boss = await startBoss(deps.connection, { works: true, onError: (error) => process.emitWarning(error) })
    const { erp } = deps.ports
    const dead = { ...erp, orders: { ...erp.orders, create } }
    await deliverEffects({ ...deps, boss, ports: { ...deps.ports, erp: dead } })
  })
  beforeEach(() => {
    create.mockRejectedValue(new Error('TimeoutError: The operation was aborted due to timeout'))
  })
  /** Lets the ERP answer, and waits until it has done what waits for it. */
  const revive = async () => {
    create.mockImplementation(async () => ({ outcome: 'accepted', erpNumber: '000123' }))
    const answer = await administrator(listFailures)
    for (const { id } of answer.json().data as Failure[]) await administrator(retryFailure, { params: { failure: id } })
    const listWaiting = async () => (await administrator(listOrders, { query: { waiting: 'erp' } })).json().data
    await vi.waitFor(async () => expect(await listWaiting()).toEqual([]), 20_000)
  }
  afterEach(revive)
  afterAll(async () => {
    await boss.stop({ graceful: false, timeout: 1000 })
    await life.close()
  })

  const show = async (call: Caller, id: number): Promise<OrderView> =>
    (await call(showOrder, { params: { id } })).json()
  const readWaiting = async (id: number) => (await show(administrator, id)).waiting
  const readFailures = async (id: number): Promise<Failure[]> =>
    (await administrator(listFailures)).json().data.filter(({ record }: Failure) => record?.id === id)
  const approved = async () => {
    const id = await life.orderAt('INVOICE_VALIDATED', { approved_at: null })
    expect((await staff(approveOrder, { params: { id } })).statusCode).toBe(200)
    return id
  }
  const failedOnce = async () => {
    const id = await approved()
    await vi.waitFor(async () => expect((await readWaiting(id))?.details).toMatchObject({ isTrying: false }), 20_000)
    return id
  }

  test('USE-020 after the first failed try the order, the home of staff and Falhas say so', async () => {
    const id = await failedOnce()
    const waiting = await readWaiting(id)
    expect(waiting?.details).toMatchObject({
      label: 'Criação do pedido',
      reason: 'O outro sistema não respondeu a tempo.',
      tries: 1,
    })
    expect(Date.parse(waiting?.details?.nextTryAt ?? '')).toBeGreaterThan(Date.parse(waiting?.since ?? ''))
    const [failure] = await readFailures(id)
    expect(failure).toMatchObject({ kind: 'erp', label: 'Criação do pedido', tries: 1, retry: { allowed: true } })
    expect(failure?.id).toBe(waiting?.details?.failure)
    const { systems } = (await staff(showDashboard)).json()
    expect(systems).toMatchObject([{ system: 'erp', orders: 1 }])
    const listed = (await staff(listOrders, { query: { waiting: 'erp' } })).json()
    expect(listed.data.map((row: { id: number }) => row.id)).toEqual([id])
  })

  test('USE-020 who may not open Falhas gets no number of it; integrators get no details, no list and no home notice', async () => {
    const id = await failedOnce()
    expect((await show(staff, id)).waiting?.details).toMatchObject({ tries: expect.any(Number), failure: null })
    expect((await show(life.integrator, id)).waiting).toEqual({
      system: 'erp',
      since: expect.any(String),
      details: null,
    })
    expect((await life.integrator(listOrders, { query: { waiting: 'erp' } })).statusCode).toBe(403)
    expect((await life.integrator(showDashboard)).json().systems).toEqual([])
  })

  test('USE-020 of two retries at once one counts, and the failure disappears everywhere once the ERP answers', async () => {
    const id = await failedOnce()
    const [failure] = await readFailures(id)
    create.mockImplementation(async () => ({ outcome: 'accepted', erpNumber: '000123' }))
    const again = () => administrator(retryFailure, { params: { failure: failure?.id ?? '' } })
    const answers = await Promise.all([again(), again()])
    expect(answers.map((answer) => answer.json().retried).toSorted()).toEqual([0, 1])
    await vi.waitFor(async () => expect((await show(staff, id)).status).toBe('INVOICE_APPROVED'), 20_000)
    expect(await readWaiting(id)).toBeNull()
    expect(await readFailures(id)).toEqual([])
    expect((await staff(showDashboard)).json().systems).toEqual([])
  })
})
