import * as notifications from '@girassol/contract/notifications'
import * as contract from '@girassol/contract/webhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import { createOutbox } from '../../../outbox/outbox.ts'
import type { Caller } from '../../../test-application.ts'
import { noon, openShop, type Shop } from '../../cart/test-shop.ts'
import { endForRefusedSellers } from '../switching/end-for-refused-sellers.ts'
import { listUselessWebhooks, switchOffUseless } from '../switching/switch-off-useless.ts'
import { isSignedWith, openReceiver, type Receiver } from '../test-receiver.ts'
import { deliverDue, readLog, registerForCompany, registerForHouse, withLoopback } from '../test-webhook-desk.ts'
import { startDeliveryWorker } from './delivery-worker.ts'
import { sendDelivery } from './send-delivery.ts'
import { takeDeliveries } from './take-deliveries.ts'

const seconds = (instant: string, more: number): string => new Date(Date.parse(instant) + more * 1000).toISOString()

const fiveDays = 5 * 86_400

describe.each(testedDatabases)('sending webhooks on %s', (kind) => {
  let shop: Shop
  let receiver: Receiver
  let integrator: Caller
  let administrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind, { environment: withLoopback })
    receiver = await openReceiver()
    integrator = await shop.as('integrator@girassol.demo')
    administrator = await shop.as('administrator@girassol.demo')
  })
  afterAll(async () => {
    await shop.close()
    await receiver.close()
  })
  beforeEach(() => shop.setNow(noon))
  afterEach(async () => {
    receiver.answer()
    receiver.takeAll()
    await shop.db.deleteFrom('webhook').execute()
    await shop.db.deleteFrom('webhook_message').execute()
    await shop.db.deleteFrom('notification').execute()
  })

  const register = (url = receiver.url) => registerForCompany(integrator, url, ['order.paid'])
  const log = async (id: number) => (await readLog(integrator, id)).data
  const show = async (id: number) =>
    shop.db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const insertWaiting = async (webhookId: number, count: number) => {
    await shop.deps.connection.pool.query(`
      with told as (
        insert into webhook_message (public_id, type, body, happened_at)
        select 'msg_' || ${webhookId} || '_' || n, 'order.paid', '{"type":"order.paid","data":{"n":' || n || '}}', '${noon}'
        from generate_series(1, ${count}) n returning id)
      insert into webhook_delivery (webhook_id, message_id, created_at, due_at)
      select ${webhookId}, id, '${noon}', '${noon}' from told`)
  }
  const switchOffAt = async (now: string) => {
    for (const id of await shop.db.transaction().execute((tx) => listUselessWebhooks(tx, now)))
      await shop.db
        .transaction()
        .execute((tx) => switchOffUseless({ tx, now, outbox: createOutbox(shop.deps.boss, tx) }, id))
  }

  test('WHK-003 WHK-006 eight attempts at growing pauses, with one id and a new timestamp and signature each', async () => {
    const { id, secret } = await register()
    receiver.answer((_message, response) => void response.writeHead(503).end())
    const pauses: number[] = []
    let now = noon
    for (;;) {
      await deliverDue(shop.deps)
      const { due_at: due, state } = await shop.db.selectFrom('webhook_delivery').selectAll().executeTakeFirstOrThrow()
      if (state !== 'WAITING') break
      pauses.push((Date.parse(due) - Date.parse(now)) / 1000)
      shop.setNow(seconds(due, -0.001))
      await deliverDue(shop.deps)
      now = due
      shop.setNow(now)
    }
    const expected = [5, 300, 1800, 7200, 18_000, 36_000, 50_400]
    expect(pauses).toHaveLength(expected.length)
    for (const [index, pause] of pauses.entries())
      expect(Math.abs(pause / (expected[index] ?? 0) - 1)).toBeLessThanOrEqual(0.1001)
    const received = receiver.takeAll()
    expect(received).toHaveLength(8)
    expect(new Set(received.map(({ id: messageId, body }) => `${messageId} ${body}`)).size).toBe(1)
    expect(new Set(received.map(({ timestamp }) => timestamp)).size).toBe(8)
    expect(new Set(received.flatMap(({ signatures }) => signatures)).size).toBe(8)
    for (const each of received) expect(isSignedWith(secret, each)).toBe(true)
    const [delivery] = await log(id)
    expect([delivery?.result, delivery?.attempts.length]).toEqual(['FAILED', 8])
  })

  test.each([302, 400, 500])('WHK-006 %i is a failure', async (status) => {
    const { id } = await register()
    receiver.answer((_message, response) => void response.writeHead(status, { location: '/' }).end())
    await deliverDue(shop.deps)
    expect((await log(id))[0]).toMatchObject({ result: 'WAITING', attempts: [{ number: 1, status }] })
    expect(receiver.takeAll()).toHaveLength(1)
  })

  test('WHK-006 410 switches the webhook off and tells the ADMINs of the company', async () => {
    const { id } = await register()
    await insertWaiting(id, 3)
    receiver.answer((_message, response) => void response.writeHead(410).end())
    await deliverDue(shop.deps)
    expect(await show(id)).toMatchObject({ is_active: false, off_reason: 'GONE' })
    expect(receiver.takeAll().length).toBeLessThanOrEqual(2)
    expect(new Set((await log(id)).map(({ result }) => result))).toEqual(new Set(['FAILED']))
    const notices = (await integrator(notifications.listNotifications, { query: {} })).json()
    expect(JSON.stringify(notices)).toContain('Webhook desligado')
  })

  test('WHK-007 one receiver hangs, and another gets its 100 events within 10 s', async () => {
    const other = await openReceiver()
    const hanging = await register()
    const healthy = await registerForHouse(administrator, other.url, ['order.paid'])
    await insertWaiting(hanging.id, 20)
    await insertWaiting(healthy.id, 100)
    let most = 0
    let open = 0
    receiver.answer((_message, response) => {
      open += 1
      most = Math.max(most, open)
      response.on('close', () => {
        open -= 1
      })
    })
    const errors: unknown[] = []
    const start = Date.now()
    const stop = startDeliveryWorker(
      { ...shop.deps, chance: Math.random },
      { pollMs: 100, onError: (error) => errors.push(error) },
    )
    while (other.received.length < 101 && Date.now() - start < 10_000)
      await new Promise((resolve) => setTimeout(resolve, 20))
    expect(other.received).toHaveLength(101)
    expect([most, errors]).toEqual([2, []])
    await receiver.close()
    await stop()
    receiver = await openReceiver()
    await other.close()
  })

  test('WHK-007 two processes together have two deliveries of a webhook under way', async () => {
    const { id } = await register()
    await insertWaiting(id, 10)
    const taken = await Promise.all(Array.from({ length: 6 }, () => takeDeliveries(shop.deps)))
    expect(taken.flat()).toHaveLength(2)
    expect(await takeDeliveries(shop.deps)).toEqual([])
    // A process that took them and died gives them back after its lease.
    shop.setNow(seconds(noon, 31))
    const again = await takeDeliveries(shop.deps)
    expect(again.map((each) => each.id).toSorted()).toEqual(
      taken
        .flat()
        .map((each) => each.id)
        .toSorted(),
    )
  })

  test('WHK-006 what another process has sent meanwhile is not stored twice', async () => {
    const { id } = await register()
    const [first] = await takeDeliveries(shop.deps)
    shop.setNow(seconds(noon, 31))
    const [second] = await takeDeliveries(shop.deps)
    if (first === undefined || second === undefined) return expect.fail()
    const deps = { ...shop.deps, chance: Math.random }
    await sendDelivery(deps, second)
    await sendDelivery(deps, first)
    expect((await log(id))[0]).toMatchObject({ result: 'DELIVERED', attempts: [{ number: 1 }] })
  })

  test('WHK-008 after five days without one success the webhook is off; a second before it is on', async () => {
    const { id } = await register()
    receiver.answer((_message, response) => void response.writeHead(500).end())
    await deliverDue(shop.deps)
    await switchOffAt(seconds(noon, fiveDays - 1))
    expect(await show(id)).toMatchObject({ is_active: true, failing_since: noon })
    await switchOffAt(seconds(noon, fiveDays))
    expect(await show(id)).toMatchObject({ is_active: false, off_reason: 'FAILING' })
    const notices = await shop.db.selectFrom('notification').select(['title', 'message']).execute()
    expect(notices[0]?.title).toBe('Webhook desligado')
    expect(notices[0]?.message).toMatch(/^Desligado: 5 dias sem uma entrega com sucesso\. Destino: 127\.0\.0\.1:\d+\./)
  })

  test('WHK-008 one success begins the five days anew; the distributor’s is told to its administrators', async () => {
    const { id } = await registerForHouse(administrator, receiver.url, ['order.paid'])
    receiver.answer((_message, response) => void response.writeHead(500).end())
    await deliverDue(shop.deps)
    receiver.answer()
    shop.setNow(seconds(noon, 4 * 86_400))
    await deliverDue(shop.deps)
    expect(await show(id)).toMatchObject({ failing_since: null })
    await switchOffAt(seconds(noon, 2 * fiveDays))
    expect(await show(id)).toMatchObject({ is_active: true })
    await shop.db.updateTable('webhook').set({ failing_since: noon }).execute()
    await switchOffAt(seconds(noon, fiveDays))
    const { rows } = await shop.deps.connection.pool.query(
      `select distinct roles from notification join app_user on app_user.id = user_id where title = 'Webhook desligado'`,
    )
    expect(rows).toEqual([{ roles: ['ADMINISTRATOR'] }])
  })

  test('WHK-008 beyond 10,000 waiting deliveries a webhook is switched off', async () => {
    const { id } = await register()
    await insertWaiting(id, 9999)
    await switchOffAt(noon)
    expect(await show(id)).toMatchObject({ is_active: true })
    await insertWaiting(id, 1)
    await switchOffAt(noon)
    expect(await show(id)).toMatchObject({ is_active: false, off_reason: 'FLOODED' })
  })

  test('API-013 nothing is delivered for a company that was reproved, nor recorded for it', async () => {
    const { id } = await register()
    const setStatus = (status: 'APPROVED' | 'REPROVED') =>
      shop.db.updateTable('seller').set({ status }).where('erp_code', '=', 'INT001').execute()
    await setStatus('REPROVED')
    try {
      await deliverDue(shop.deps)
      const { rows } = await shop.deps.connection.pool.query(
        `select record_webhook_events('{order.paid}', '{"{"}', (select seller_id from webhook where id = ${id}), false, '${noon}') as told`,
      )
      expect(rows).toEqual([{ told: 0 }])
      await shop.db.transaction().execute((tx) => endForRefusedSellers(tx, noon))
    } finally {
      await setStatus('APPROVED')
    }
    await deliverDue(shop.deps)
    expect(receiver.takeAll()).toEqual([])
  })

  test('WHK-009 an address that is internal by now is not called', async () => {
    const { id } = await register()
    await shop.db.updateTable('webhook').set({ url: 'https://10.0.0.1/' }).execute()
    await deliverDue(shop.deps)
    expect((await log(id))[0]?.attempts).toMatchObject([{ number: 1, status: null, failure: 'address' }])
  })

  test('C-224 a secret that this server cannot open fails as that', async () => {
    const { id } = await register()
    await deliverDue({ ...shop.deps, sessionSecret: 'another secret, as long as the first one was' })
    expect((await log(id))[0]?.attempts).toMatchObject([{ status: null, failure: 'secret' }])
    expect(receiver.takeAll()).toEqual([])
    expect((await integrator(contract.testCompanyWebhook, { params: { id } })).statusCode).toBe(202)
  })
})
