import * as cartContract from '@girassol/contract/cart'
import type { OrderEvent } from '@girassol/domain/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../database/test-database.ts'
import { Refused } from '../../http/refused.ts'
import { simulatedErp } from '../../integrations/erp/simulated-erp.ts'
import { createOutbox } from '../../outbox/outbox.ts'
import type { Caller } from '../../test-application.ts'
import { noon, openShop, readyCart, type Shop } from '../cart/test-shop.ts'
import { sendErpStep } from '../orders/erp/send-erp-step.ts'
import { moveFromOutside } from './move-from-outside.ts'
import { moveOrder, type OrderMove } from './move-order.ts'
import type { Mover } from './mover.ts'
import { selectOrders } from './order-record.ts'

describe.each(bothDatabases)('moving an order on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let orderId: number

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
  })
  beforeEach(async () => {
    const cart = await readyCart(shop, integrator)
    orderId = (await integrator(cartContract.finishAsOrder, { params: { id: cart.id } })).json().id
  })
  afterAll(() => shop.close())

  const selectRecord = () => selectOrders(shop.deps.connection.db as never).where('orders.id', '=', orderId)
  const readStatus = async () => (await selectRecord().executeTakeFirstOrThrow()).status
  const readLog = () =>
    shop.db.selectFrom('order_log').selectAll().where('order_id', '=', orderId).orderBy('id').execute()
  const put = (set: Record<string, unknown>) =>
    shop.db.updateTable('orders').set(set).where('id', '=', orderId).execute()

  const findUserId = async (email: string) =>
    (await shop.db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

  const as = <Result>(author: Mover['author'], work: (mover: Mover) => Promise<Result>) =>
    shop.db.transaction().execute((tx) => work({ tx, now: noon, outbox: createOutbox(shop.deps.boss, tx), author }))

  const erp = { userId: null, name: 'ERP' }
  const sendErpEvent = (event: OrderEvent) =>
    as(erp, (mover) => moveFromOutside(mover, orderId, { event, log: `O ERP diz ${event}` }))

  const moveById = async (mover: Mover, step: OrderMove) => {
    const order = await selectOrders(mover.tx).where('orders.id', '=', orderId).executeTakeFirstOrThrow()
    return moveOrder(mover, order, step)
  }

  const move = (event: OrderEvent, name = 'Paula Prado') =>
    as({ userId: null, name }, (mover) => moveById(mover, { event, log: `${name} moveu` }))

  const queued = async () => {
    const { rows } = await shop.deps.connection.pool.query(
      `select data from pgboss.job where name = 'erp.order-step' and data ->> 'orderId' = $1 order by created_on`,
      [String(orderId)],
    )
    return rows.map(({ data }: { data: { step: string; moveId: number } }) => data)
  }

  test('C-50 of two people who move it at once one succeeds, and the refusal says who did, where to and when', async () => {
    await put({ status: 'INVOICE' })
    const userId = await findUserId('commercial@girassol.demo')
    const validate = (name: string) =>
      as({ userId, name }, (mover) => moveById(mover, { event: 'validate', log: 'Pedido validado' }))
    const both = await Promise.allSettled([validate('Ana Lima'), validate('Rui Paz')])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const lost = both.find((each) => each.status === 'rejected')
    expect(lost?.reason).toBeInstanceOf(Refused)
    expect(lost?.reason.status).toBe(409)
    expect(lost?.reason.message).toMatch(
      /^Status não preparado para mudança\. (Ana Lima|Rui Paz) moveu este pedido para “Validado” em 23\/11\/2026 às 12:00\.$/,
    )
    expect((await readLog()).filter(({ to_status }) => to_status === 'INVOICE_VALIDATED')).toHaveLength(1)
  })

  test('C-50 a refusal names the person who acted, also when the ERP has moved the order since', async () => {
    await put({ status: 'INVOICE_APPROVED', payment_method: 'FINANCING' })
    const userId = await findUserId('financial@girassol.demo')
    const confirm = (mover: Mover) => moveById(mover, { event: 'confirmBilling', log: 'Faturamento confirmado' })
    await as({ userId, name: 'Alice Souza' }, confirm)
    await sendErpEvent('billingConfirmedByErp')
    await expect(as({ userId, name: 'Bruno Reis' }, confirm)).rejects.toThrow(
      /Alice Souza moveu este pedido para “.+” em .+\. Depois, ERP moveu para “.+” em 23\/11\/2026 às 12:00\.$/,
    )
  })

  test('C-111 the users of the seller are notified, except the one who moved it', async () => {
    await put({ status: 'INVOICE' })
    await move('validate')
    const notices = await shop.db
      .selectFrom('notification')
      .innerJoin('app_user', 'app_user.id', 'notification.user_id')
      .select(['app_user.email', 'notification.title', 'notification.message'])
      .where('order_id', '=', orderId)
      .execute()
    expect(notices.map(({ email }) => email)).toContain('integrator@girassol.demo')
    expect(notices.every(({ title }) => title === 'Pedido validado')).toBe(true)
    expect(new Set(notices.map(({ email }) => email)).size).toBe(notices.length)
  })

  test('C-52 an approval requests the order from the ERP once by its key, and the response moves it on', async () => {
    await put({ status: 'INVOICE_VALIDATED' })
    await move('approve')
    expect(await readStatus()).toBe('PROCESSING')
    const [queuedStep] = (await queued()).filter(({ step }) => step === 'create')
    if (!queuedStep) throw new Error('the ERP was not asked')
    const port = simulatedErp()
    const deps = { ...shop.deps, clock: () => noon, ports: { ...shop.deps.ports, erp: port } }
    await sendErpStep(deps, { orderId, step: 'create', moveId: queuedStep.moveId })
    await sendErpStep(deps, { orderId, step: 'create', moveId: queuedStep.moveId })
    expect(port.createdOrders).toHaveLength(1)
    expect(await selectRecord().executeTakeFirstOrThrow()).toMatchObject({
      status: 'INVOICE_APPROVED',
      approved_at: noon,
      erp_number: expect.stringMatching(/\w/),
    })
    expect((await readLog()).filter(({ to_status }) => to_status === 'INVOICE_APPROVED')).toHaveLength(1)
  })

  test('C-52 a refusal of the ERP returns the order, with its reason in the log', async () => {
    await put({ status: 'INVOICE_VALIDATED' })
    await move('approve')
    const port = simulatedErp({ refuseOrder: () => 'Cliente bloqueado por crédito.' })
    const moveId = (await readLog()).at(-1)?.id ?? 0
    const deps = { ...shop.deps, clock: () => noon, ports: { ...shop.deps.ports, erp: port } }
    await sendErpStep(deps, { orderId, step: 'create', moveId })
    expect(await readStatus()).toBe('INVOICE_VALIDATED')
    expect((await readLog()).at(-1)).toMatchObject({
      author: 'ERP',
      description: 'Pedido recusado pelo ERP: Cliente bloqueado por crédito.',
    })
  })

  test('C-50 a payment is sent to the ERP and confirmed by it', async () => {
    await put({ status: 'INVOICE_APPROVED' })
    expect(await sendErpEvent('paymentReceived')).toBe('moved')
    const queuedStep = (await queued()).find(({ step }) => step === 'confirmPayment')
    await sendErpStep(shop.deps, { orderId, step: 'confirmPayment', moveId: queuedStep?.moveId ?? 0 })
    expect((await readLog()).slice(-3).map(({ to_status }) => to_status)).toEqual([
      'INVOICE_PAYED',
      'CONFIRMING_PAYMENT_ERP',
      'INVOICE_PAYED_ERP',
    ])
  })

  const confirmBilling = async (port = simulatedErp()) => {
    await move('confirmBilling')
    const queuedStep = (await queued()).filter(({ step }) => step === 'confirmBilling').at(-1)
    const deps = { ...shop.deps, clock: () => noon, ports: { ...shop.deps.ports, erp: port } }
    const requestStep = () => sendErpStep(deps, { orderId, step: 'confirmBilling', moveId: queuedStep?.moveId ?? 0 })
    await requestStep()
    return { requestStep }
  }
  const refusing = () =>
    simulatedErp({ answerStep: () => ({ outcome: 'refused', reason: 'Limite de crédito excedido.' }) })

  test('C-50 E10 a refused billing returns to the financial department with the reason of the ERP', async () => {
    await put({ status: 'INVOICE_APPROVED', payment_method: 'FINANCING' })
    await confirmBilling(refusing())
    expect(await readStatus()).toBe('INVOICE_APPROVED')
    expect((await readLog()).slice(-3).map(({ description }) => description)).toEqual([
      'Paula Prado moveu',
      'Faturamento enviado ao ERP',
      'Faturamento recusado pelo ERP: Limite de crédito excedido.',
    ])
    const notices = await shop.db
      .selectFrom('notification')
      .innerJoin('app_user', 'app_user.id', 'notification.user_id')
      .select('app_user.email')
      .where('order_id', '=', orderId)
      .where('title', '=', 'Faturamento recusado')
      .execute()
    expect(notices.map(({ email }) => email)).toEqual(['financial@girassol.demo'])
  })

  test('C-50 E10 after a refusal the billing is confirmed again, and a repeated old response moves nothing', async () => {
    await put({ status: 'INVOICE_APPROVED', payment_method: 'FINANCING' })
    const first = await confirmBilling(refusing())
    await move('confirmBilling')
    await first.requestStep()
    expect(await readStatus()).toBe('INVOICE_BILLING')
    await put({ status: 'INVOICE_APPROVED' })
    await confirmBilling()
    expect(await readStatus()).toBe('INVOICE_BILLING_ERP')
  })

  test('C-50 missed steps are logged one line each, without a gap', async () => {
    await put({ status: 'INVOICE_PAYED' })
    expect(await sendErpEvent('billed')).toBe('moved')
    const lines = (await readLog()).slice(-4)
    expect(lines.map(({ from_status, to_status }) => [from_status, to_status])).toEqual([
      ['INVOICE_PAYED', 'CONFIRMING_PAYMENT_ERP'],
      ['CONFIRMING_PAYMENT_ERP', 'INVOICE_PAYED_ERP'],
      ['INVOICE_PAYED_ERP', 'INVOICE_SEPARATE'],
      ['INVOICE_SEPARATE', 'INVOICE_BILLED'],
    ])
    expect(lines[1]?.description).toBe('Etapa não informada: Pagamento confirmado')
  })

  test('C-50 an event that is late or does not fit changes nothing', async () => {
    await put({ status: 'INVOICE_BILLED' })
    const before = (await readLog()).length
    expect(await sendErpEvent('pickingStarted')).toBe('late')
    expect(await sendErpEvent('billingConfirmedByErp')).toBe('refused')
    expect(await readStatus()).toBe('INVOICE_BILLED')
    expect((await readLog()).length).toBe(before)
    expect(await as(erp, (mover) => moveFromOutside(mover, 999_999, { event: 'billed', log: '' }))).toBe('unknown')
  })

  test('C-50 money received before the NF-e is applied when the NF-e arrives', async () => {
    await put({ status: 'INVOICE_SEPARATE', payment_method: 'FINANCING', money_in_at: null })
    expect(await sendErpEvent('moneyReceived')).toBe('noted')
    expect(await sendErpEvent('billed')).toBe('moved')
    expect(await readStatus()).toBe('BILLED_WAITING_RELEASE')
  })

  test('C-54 a refused cancellation returns the order to the status before the request', async () => {
    await put({ status: 'INVOICE_PAYED_ERP', payment_method: 'PIX', money_in_at: null })
    await move('cancel')
    expect(await sendErpEvent('cancellationRefused')).toBe('moved')
    expect(await readStatus()).toBe('INVOICE_PAYED_ERP')
    await move('cancel')
    expect(await sendErpEvent('cancellationDone')).toBe('moved')
    expect(await readStatus()).toBe('INVOICE_CANCELED_PAID')
  })
})
