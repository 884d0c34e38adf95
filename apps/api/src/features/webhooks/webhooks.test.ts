import * as contract from '@girassol/contract/webhooks'
import { chosenEventNames, mostWebhooks } from '@girassol/domain/webhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { noon, openShop, type Shop } from '../cart/test-shop.ts'
import { removeOldDeliveries } from './log/remove-old-deliveries.ts'
import { isSignedWith, openReceiver, type Receiver } from './test-receiver.ts'
import { deliverDue, readLog, registerForCompany, registerForHouse, withLoopback } from './test-webhook-desk.ts'

const day = (instant: string, days: number): string => new Date(Date.parse(instant) + days * 86_400_000).toISOString()

describe.each(testedDatabases)('webhooks on %s', (kind) => {
  let shop: Shop
  let receiver: Receiver
  let integrator: Caller
  let stranger: Caller
  let administrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind, { environment: withLoopback })
    receiver = await openReceiver()
    integrator = await shop.as('integrator@girassol.demo')
    stranger = await shop.as('integrator2@girassol.demo')
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
    await shop.db.deleteFrom('rate_limit').execute()
  })

  const add = (body: object, call = integrator) =>
    call(contract.addCompanyWebhook, { body: { url: receiver.url, events: ['order.created'], ...body } })
  const change = (id: number, body: object, call = integrator) =>
    call(contract.changeCompanyWebhook, { params: { id }, body: { version: 1, ...body } })

  test('WHK-001 a webhook is sent a test when it is registered, and its secret is shown once', async () => {
    const answer = await add({ description: 'ERP da empresa' })
    expect(answer.statusCode).toBe(201)
    const { secret, ...made } = answer.json()
    expect(secret).toMatch(/^whsec_/)
    expect(made).toMatchObject({ events: ['order.created'], description: 'ERP da empresa', active: true, version: 1 })
    await deliverDue(shop.deps)
    const [test, ...rest] = receiver.takeAll()
    expect(rest).toEqual([])
    expect(test?.message).toEqual({
      type: 'webhook.test',
      timestamp: noon,
      data: { id: made.id, version: expect.any(Number) },
    })
    expect(test && isSignedWith(secret, test)).toBe(true)
    const listed = await integrator(contract.listCompanyWebhooks)
    expect(listed.json()).toEqual([made])
    expect(listed.body).not.toContain('whsec_')
    const { secret: stored } = await shop.db.selectFrom('webhook').select('secret').executeTakeFirstOrThrow()
    expect(stored).not.toContain(secret.slice(6))
  })

  test.each([
    [{ url: 'http://exemplo.com.br' }, 'url'],
    [{ url: 'https://ana:senha@exemplo.com.br' }, 'url'],
    [{ url: 'https://10.0.0.1/' }, 'url'],
    [{ url: 'https://8.8.8.8:22/' }, 'url'],
    [{ url: '' }, 'url'],
    [{ events: [] }, 'events'],
    [{ events: ['order.exploded'] }, 'events.0'],
    [{ events: ['webhook.test'] }, 'events.0'],
    [{ description: 'x'.repeat(121) }, 'description'],
  ])('WHK-001 WHK-009 %j is refused with its field', async (body, property) => {
    const answer = await add(body)
    expect([answer.statusCode, answer.json().errors?.[0]?.property]).toEqual([400, property])
  })

  test('WHK-001 the sixth of a company is refused, and the distributor has twenty places of its own', async () => {
    for (let made = 0; made < mostWebhooks.company; made += 1) expect((await add({})).statusCode).toBe(201)
    const sixth = await add({})
    expect([sixth.statusCode, sixth.json().message]).toEqual([409, 'Já há 5 webhooks. Remova um para cadastrar outro.'])
    expect((await add({}, stranger)).statusCode).toBe(201)
    await registerForHouse(administrator, receiver.url, ['order.paid'])
    await shop.db.deleteFrom('webhook').where('seller_id', 'is not', null).execute()
    const both = await Promise.all([...Array.from({ length: 7 }, () => add({}))])
    expect(both.filter(({ statusCode }) => statusCode === 201)).toHaveLength(mostWebhooks.company)
  })

  test('WHK-001 a repeated registration with one key is one webhook, and its kept answer has no secret', async () => {
    const body = { url: receiver.url, events: ['order.paid' as const] }
    const headers = { 'idempotency-key': 'webhook-once-1' }
    const first = await integrator(contract.addCompanyWebhook, { body }, headers)
    const second = await integrator(contract.addCompanyWebhook, { body }, headers)
    expect(second.json()).toEqual(first.json())
    expect((await integrator(contract.listCompanyWebhooks)).json()).toHaveLength(1)
    const kept = await shop.db.selectFrom('idempotency_key').select('answer').execute()
    expect(JSON.stringify(kept)).not.toContain('whsec_')
  })

  test('WHK-001 a webhook is changed, switched off and on, and a stale change is refused', async () => {
    const { id } = (await add({})).json()
    expect((await change(id, { events: ['order.paid'] })).json()).toMatchObject({ events: ['order.paid'], version: 2 })
    expect((await change(id, { description: 'Outro' })).statusCode).toBe(409)
    const off = await change(id, { active: false, version: 2 })
    expect(off.json()).toMatchObject({ active: false, offReason: 'USER' })
    await deliverDue(shop.deps)
    expect(receiver.takeAll()).toEqual([])
    expect((await readLog(integrator, id)).data[0]).toMatchObject({ result: 'FAILED', attempts: [] })
    expect((await integrator(contract.testCompanyWebhook, { params: { id } })).statusCode).toBe(409)
    expect((await change(id, { active: true, version: 3 })).json()).toMatchObject({ active: true, offReason: null })
    expect((await integrator(contract.testCompanyWebhook, { params: { id } })).statusCode).toBe(202)
    expect((await change(id, { url: 'https://10.0.0.1/', version: 4 })).statusCode).toBe(400)
    const audited = await shop.db
      .selectFrom('audit_entry')
      .select(['action', 'subject_name', 'values_after'])
      .where('subject_kind', '=', 'webhook')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()
    expect(audited.map(({ action }) => action)).toEqual(['create', 'change', 'change', 'change'])
    expect(JSON.stringify(audited)).not.toContain('whsec_')
  })

  test('WHK-011 another company, and the distributor, find nothing of a webhook', async () => {
    const { id } = (await add({})).json()
    await deliverDue(shop.deps)
    const [delivery] = (await readLog(integrator, id)).data
    const replay = { deliveryId: delivery?.id ?? 0 }
    const calls = (call: Caller, of: typeof contract.listCompanyWebhookDeliveries) => [
      call(of, { params: { id }, query: {} }),
    ]
    const answers = await Promise.all([
      ...calls(stranger, contract.listCompanyWebhookDeliveries),
      ...calls(administrator, contract.listHouseWebhookDeliveries),
      change(id, { active: false }, stranger),
      stranger(contract.removeCompanyWebhook, { params: { id } }),
      stranger(contract.rotateCompanyWebhook, { params: { id } }),
      stranger(contract.testCompanyWebhook, { params: { id } }),
      stranger(contract.replayCompanyWebhook, { params: { id }, body: replay }),
      administrator(contract.replayHouseWebhook, { params: { id }, body: replay }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
    const own = (await add({}, stranger)).json()
    const foreign = await stranger(contract.replayCompanyWebhook, { params: { id: own.id }, body: replay })
    expect(foreign.statusCode).toBe(404)
  })

  test('WHK-010 the log has event, attempts, status, duration, answer and body; filters by event, result and day', async () => {
    const { id } = await registerForCompany(integrator, receiver.url, chosenEventNames)
    receiver.answer(({ signatures }, response) => void response.writeHead(500).end(`quebrou ${signatures[0]}`))
    await deliverDue(shop.deps)
    receiver.answer()
    shop.setNow(day(noon, 2))
    await integrator(contract.testCompanyWebhook, { params: { id } })
    await deliverDue(shop.deps)
    const [last, first] = (await readLog(integrator, id)).data
    expect(first).toMatchObject({ event: 'webhook.test', result: 'DELIVERED', isReplay: false, nextAttemptAt: null })
    expect(first?.attempts).toMatchObject([
      { number: 1, madeAt: noon, status: 500, answer: 'quebrou …', failure: null },
      { number: 2, madeAt: day(noon, 2), status: 204, answer: '' },
    ])
    expect(JSON.parse(first?.body ?? '')).toMatchObject({ type: 'webhook.test', data: { id } })
    expect(last).toMatchObject({ result: 'DELIVERED', createdAt: day(noon, 2) })
    const count = async (query: object) => (await readLog(integrator, id, query)).total
    expect(await count({ day: '2026-11-23' })).toBe(1)
    expect(await count({ day: '2026-11-24' })).toBe(0)
    expect(await count({ event: 'webhook.test' })).toBe(2)
    expect(await count({ event: 'order.paid' })).toBe(0)
    expect(await count({ result: 'DELIVERED' })).toBe(2)
    expect(await count({ result: 'FAILED' })).toBe(0)
    expect((await readLog(integrator, id, { skip: 2, take: 1 })).data).toHaveLength(1)
    const text = JSON.stringify(await readLog(integrator, id))
    expect(text).not.toMatch(/whsec_|v1,/)
    shop.setNow(day(noon, 31))
    expect(await count({})).toBe(1)
  })

  test('WHK-011 one delivery is sent again with the same id and body, and the log marks it', async () => {
    const { id, secret } = await registerForCompany(integrator, receiver.url, ['order.paid'])
    await deliverDue(shop.deps)
    const [delivery] = (await readLog(integrator, id)).data
    shop.setNow(day(noon, 1))
    const answer = await integrator(contract.replayCompanyWebhook, {
      params: { id },
      body: { deliveryId: delivery?.id ?? 0 },
    })
    expect([answer.statusCode, answer.json()]).toEqual([202, { count: 1 }])
    const waiting = (await readLog(integrator, id)).data[0]
    const again = await integrator(contract.replayCompanyWebhook, {
      params: { id },
      body: { deliveryId: waiting?.id ?? 0 },
    })
    expect(again.statusCode).toBe(409)
    await deliverDue(shop.deps)
    const [first, second] = receiver.takeAll()
    expect([second?.id, second?.body]).toEqual([first?.id, first?.body])
    expect((second?.timestamp ?? 0) - (first?.timestamp ?? 0)).toBe(86_400)
    expect(second && isSignedWith(secret, second)).toBe(true)
    expect(second?.signatures).not.toEqual(first?.signatures)
    const { data } = await readLog(integrator, id)
    expect(data.map(({ isReplay, result }) => [isReplay, result])).toEqual([
      [true, 'DELIVERED'],
      [false, 'DELIVERED'],
    ])
  })

  test('WHK-011 all failed ones of a period are sent again once, and more than 1,000 are refused', async () => {
    const { id } = await registerForCompany(integrator, receiver.url, ['order.paid'])
    for (let sent = 0; sent < 2; sent += 1) await integrator(contract.testCompanyWebhook, { params: { id } })
    await shop.db.updateTable('webhook_delivery').set({ state: 'FAILED', ended_at: noon }).execute()
    const replay = async (body: { from: string; to: string }) =>
      integrator(contract.replayCompanyWebhook, { params: { id }, body })
    expect((await replay({ from: '2026-11-24', to: '2026-11-24' })).json()).toEqual({ count: 0 })
    expect((await replay({ from: '2026-11-22', to: '2026-11-23' })).json()).toEqual({ count: 3 })
    expect((await replay({ from: '2026-11-22', to: '2026-11-23' })).json()).toEqual({ count: 0 })
    expect((await replay({ from: '2026-11-23', to: '2026-11-22' })).statusCode).toBe(400)
    await deliverDue(shop.deps)
    expect(new Set(receiver.takeAll().map(({ id: messageId }) => messageId)).size).toBe(3)
    await shop.deps.connection.pool.query(`
      with told as (
        insert into webhook_message (public_id, type, body, happened_at)
        select 'msg_' || n, 'order.paid', '{}', '${noon}' from generate_series(1, 1001) n returning id)
      insert into webhook_delivery (webhook_id, message_id, state, created_at, due_at)
      select ${id}, id, 'FAILED', '${noon}', '${noon}' from told`)
    const many = await replay({ from: '2026-11-23', to: '2026-11-23' })
    expect([many.statusCode, many.json().reason]).toEqual([409, 'tooManyReplayed'])
  })

  test('WHK-012 for 24 hours both secrets sign, and then only the new one', async () => {
    const { id, secret: former } = await registerForCompany(integrator, receiver.url, ['order.paid'])
    const rotated = await integrator(contract.rotateCompanyWebhook, { params: { id } })
    expect(rotated.json()).toMatchObject({ id, formerSecretUntil: day(noon, 1) })
    const { secret } = rotated.json()
    expect(secret).not.toBe(former)
    await deliverDue(shop.deps)
    shop.setNow(day(noon, 1))
    await integrator(contract.testCompanyWebhook, { params: { id } })
    await deliverDue(shop.deps)
    const [within, after] = receiver.takeAll()
    if (within === undefined || after === undefined) return expect.fail()
    expect(within.signatures).toHaveLength(2)
    expect([isSignedWith(secret, within), isSignedWith(former, within)]).toEqual([true, true])
    expect([isSignedWith(secret, after), isSignedWith(former, after)]).toEqual([true, false])
  })

  test('WHK-010 what is older than 30 days is removed with its messages', async () => {
    const { id } = await registerForCompany(integrator, receiver.url, ['order.paid'])
    await deliverDue(shop.deps)
    shop.setNow(day(noon, 20))
    await integrator(contract.testCompanyWebhook, { params: { id } })
    const batch = { before: day(noon, 1), most: 500, now: day(noon, 31) }
    expect(await shop.db.transaction().execute((tx) => removeOldDeliveries(tx, batch))).toBe(1)
    const rowsOf = (table: 'webhook_message' | 'webhook_delivery' | 'webhook_attempt') =>
      shop.db.selectFrom(table).selectAll().execute()
    expect([(await rowsOf('webhook_message')).length, (await rowsOf('webhook_delivery')).length]).toEqual([1, 1])
    expect(await rowsOf('webhook_attempt')).toEqual([])
  })

  test('WHK-001 a removed webhook gets nothing, and its log is gone', async () => {
    const { id } = (await add({})).json()
    expect((await integrator(contract.removeCompanyWebhook, { params: { id } })).statusCode).toBe(204)
    await deliverDue(shop.deps)
    expect(receiver.takeAll()).toEqual([])
    expect((await integrator(contract.listCompanyWebhooks)).json()).toEqual([])
  })
})
