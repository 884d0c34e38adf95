import * as publicApi from '@girassol/contract/public-api'
import * as contract from '@girassol/contract/webhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { companyAdmin, houseAdmin, type Keys, openKeys } from '../api-keys/test-keys.ts'
import { isSignedWith, openReceiver, type Receiver } from '../webhooks/test-receiver.ts'
import { deliverDue, withLoopback } from '../webhooks/test-webhook-desk.ts'

let keys: Keys
let receiver: Receiver
beforeAll(async () => {
  keys = await openKeys('postgres', { environment: withLoopback })
  receiver = await openReceiver()
})
beforeEach(async () => {
  receiver.takeAll()
  await keys.db.deleteFrom('webhook').execute()
  await keys.db.deleteFrom('api_key').execute()
  await keys.db.deleteFrom('rate_limit').execute()
})
afterAll(async () => {
  await keys.close()
  await receiver.close()
})

const toBody = () => ({ url: receiver.url, events: ['order.created' as const], description: 'ERP' })

test('API-009 WHK-001 a program registers a webhook once, gets its test, changes it and removes it', async () => {
  const { call } = await keys.companyKey(['webhooks:manage'])
  const headers = { 'idempotency-key': 'webhook-of-erp' }
  const made = await call(publicApi.addWebhook, { body: toBody() }, headers)
  expect(made.statusCode).toBe(201)
  expect((await call(publicApi.addWebhook, { body: toBody() }, headers)).json()).toEqual(made.json())
  const { secret, ...webhook } = made.json()
  await deliverDue(keys.deps)
  const [sent, ...others] = receiver.takeAll()
  expect([sent && isSignedWith(secret, sent), others]).toEqual([true, []])
  expect((await call(publicApi.listWebhooks)).json()).toEqual({ data: [webhook] })
  const admin = await keys.as(companyAdmin)
  expect((await admin(contract.listCompanyWebhooks)).json()).toEqual([webhook])
  const params = { id: webhook.id }
  const changed = await call(publicApi.changeWebhook, { params, body: { active: false, version: 1 } })
  expect((await call(publicApi.showWebhook, { params })).json()).toEqual(changed.json())
  const stale = await call(publicApi.changeWebhook, { params, body: { active: true, version: 1 } })
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'CONFLICT'])
  expect((await call(publicApi.removeWebhook, { params })).statusCode).toBe(204)
  expect((await call(publicApi.showWebhook, { params })).statusCode).toBe(404)
  const authors = await keys.db
    .selectFrom('audit_entry')
    .select(['action', 'author_name'])
    .where('subject_kind', '=', 'webhook')
    .orderBy('id')
    .execute()
  expect(authors.map(({ action, author_name }) => [action, author_name])).toEqual(
    ['create', 'change', 'remove'].map((action) => [action, 'Chave ERP da loja']),
  )
})

test('API-009 C-206 a key of the distributor manages the webhooks of the distributor, whomever it names', async () => {
  const company = await keys.companyKey(['webhooks:manage'])
  const { id } = (await company.call(publicApi.addWebhook, { body: toBody() })).json()
  const house = await keys.houseKey(['webhooks:manage'], 'INT001')
  const { secret: _, ...made } = (await house.call(publicApi.addWebhook, { body: toBody() })).json()
  expect((await house.call(publicApi.listWebhooks)).json()).toEqual({ data: [made] })
  expect((await house.call(publicApi.removeWebhook, { params: { id } })).statusCode).toBe(404)
  expect((await company.call(publicApi.showWebhook, { params: { id: made.id } })).statusCode).toBe(404)
  const administrator = await keys.as(houseAdmin)
  expect((await administrator(contract.listHouseWebhooks)).json()).toEqual([made])
})

test('API-006 WHK-009 an address of an inner network is refused, and the 21st registration of a minute is too', async () => {
  const { call } = await keys.companyKey(['webhooks:manage'])
  const inner = { ...toBody(), url: 'https://10.0.0.1/' }
  const answers = []
  for (let tried = 0; tried < 21; tried += 1) answers.push(await call(publicApi.addWebhook, { body: inner }))
  expect([answers[0]?.statusCode, answers[0]?.json().errors[0].property]).toEqual([400, 'url'])
  expect(answers.map(({ statusCode }) => statusCode).slice(19)).toEqual([400, 429])
})
