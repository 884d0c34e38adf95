import type { Endpoint, RequestFor } from '@girassol/contract/http/endpoint'
import * as publicApi from '@girassol/contract/public-api'
import type { ApiCallName } from '@girassol/contract/public-api/examples'
import { type ApiScope, apiScopeNames } from '@girassol/domain/api-keys'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keyEndpoints } from '../../contracts.ts'
import type { Caller } from '../../test-application.ts'
import { companyAdmin, strangerAdmin } from '../api-keys/test-keys.ts'
import { products } from '../cart/test-shop.ts'
import { registerForCompany } from '../webhooks/test-webhook-desk.ts'
import { newCustomer, openPrograms, type Programs, toBudget } from './test-programs.ts'

type Records = {
  readonly budgetId: number
  readonly orderId: number
  readonly claimId: number
  readonly customerId: number
  readonly webhookId: number
}

/** A request of each call that names records of the company INT001; the compiler asks for one of each new call. */
const requests: Record<ApiCallName, (records: Records) => object> = {
  listProducts: () => ({}),
  showProduct: () => ({ params: { code: products.panel } }),
  downloadDatasheet: () => ({ params: { folder: products.panel, file: 'ficha-tecnica.pdf' } }),
  sizeKits: () => ({ body: { power: 5.5, module: products.panel, inverter: products.inverter, roof: 1, state: 'SP' } }),
  listCustomers: () => ({}),
  registerCustomer: () => ({ body: { ...newCustomer, document: nextDocument() } }),
  listBudgets: () => ({}),
  showBudget: ({ budgetId: id }) => ({ params: { id } }),
  createBudget: ({ customerId }) => ({ body: toBudget(customerId) }),
  orderBudget: ({ budgetId: id }) => ({ params: { id } }),
  listOrders: () => ({}),
  showOrder: ({ orderId: id }) => ({ params: { id } }),
  listDeliveries: ({ orderId: id }) => ({ params: { id } }),
  listClaims: () => ({}),
  showClaim: ({ claimId: id }) => ({ params: { id } }),
  openClaim: ({ orderId }) => ({
    body: {
      orderId,
      deliveryId: null,
      type: 'DAMAGED',
      wish: 'REPLACE',
      text: 'Vidro trincado.',
      lines: [{ itemId: 1, quantity: 1 }],
    },
  }),
  listWebhooks: () => ({}),
  showWebhook: ({ webhookId: id }) => ({ params: { id } }),
  addWebhook: () => ({ body: newWebhook }),
  changeWebhook: ({ webhookId: id }) => ({ params: { id }, body: { description: 'ERP novo', version: 1 } }),
  removeWebhook: ({ webhookId: id }) => ({ params: { id } }),
}

/** A number needs no look-up, and nothing is sent to it, because no job runs. */
const newWebhook = { url: 'https://93.184.216.34/girassol', events: ['order.created'], description: 'ERP' }

const documents = ['52998224725', '11144477735', '86288366757', '12345678909']
const nextDocument = (): string => documents.pop() ?? ''

const calls = keyEndpoints as Record<ApiCallName, Endpoint>
const names = Object.keys(calls) as ApiCallName[]

/** The calls that name a record, which is another company's for a stranger. */
const naming = names.filter(
  (name) => /:id$|:id\//.test(calls[name].path) || name === 'createBudget' || name === 'openClaim',
)

describe('each call of the public API with keys of each scope', () => {
  let programs: Programs
  let records: Records
  let admin: Caller

  beforeAll(async () => {
    programs = await openPrograms('postgres')
    const { call } = await programs.companyKey()
    const { id: budgetId } = await programs.budgetBy(call)
    const { id: orderId } = await programs.budgetBy(call)
    await call(publicApi.orderBudget, { params: { id: orderId } })
    const { user } = await programs.db
      .selectFrom('app_user')
      .select('id as user')
      .where('email', '=', 'integrator@girassol.demo')
      .executeTakeFirstOrThrow()
    const { id: claimId } = await programs.db
      .insertInto('claim')
      .values({
        year: 2026,
        number: 999,
        order_id: orderId,
        type: 'DAMAGED',
        wish: 'REPLACE',
        status: 'OPEN',
        text: 'Vidro trincado.',
        opened_by: user,
        opened_at: '2026-11-20T12:00:00.000Z',
        answer_due_on: '2026-11-24',
        decision_due_on: '2026-12-04',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    records = { budgetId, orderId, claimId, customerId: await programs.customerIn('SP'), webhookId: 0 }
    await programs.db.deleteFrom('api_key').execute()
    admin = await programs.as(companyAdmin)
  })
  beforeEach(async () => {
    await programs.db.deleteFrom('webhook').execute()
    await programs.db.deleteFrom('rate_limit').execute()
    const { id: webhookId } = await registerForCompany(admin, newWebhook.url, ['order.created'])
    records = { ...records, webhookId }
  })
  afterAll(() => programs.close())

  const ask = (call: Caller, name: ApiCallName) => call(calls[name], requests[name](records) as RequestFor<Endpoint>)

  test('API-004 every call names one scope of the list, and all scopes but prices open one', () => {
    const scopes = names.map((name) => calls[name].scope)
    expect(names.toSorted()).toEqual(Object.keys(requests).toSorted())
    expect(new Set(scopes)).toEqual(new Set(apiScopeNames.filter((scope) => scope !== 'prices:read')))
  })

  test.each(names)('API-004 %s is refused to every key without its scope, which the refusal names', async (name) => {
    const { scope } = calls[name]
    const { call, key } = await programs.companyKey(apiScopeNames.filter((other) => other !== scope))
    const refused = await ask(call, name)
    expect([refused.statusCode, refused.json().code, refused.json().details]).toEqual([
      403,
      'SCOPE_REQUIRED',
      { scope },
    ])
    expect(refused.json().message).toContain(scope)
    await programs.db.deleteFrom('api_key').where('id', '=', key.id).execute()
  })

  test.each(names)(
    'API-004 API-005 %s is open to its scope alone, and has no price without prices:read',
    async (name) => {
      const { call, key } = await programs.companyKey([calls[name].scope as ApiScope])
      const answer = await ask(call, name)
      // An order that never arrived has nothing to claim.
      expect([answer.statusCode, name === 'openClaim' ? answer.json().code : '']).toEqual(
        name === 'openClaim' ? [409, 'CONFLICT'] : [calls[name].status ?? 200, ''],
      )
      const words = answer.body.toLowerCase()
      for (const word of [
        'price',
        'total"',
        '"totals',
        '"value"',
        'margin',
        'cost',
        'commission',
        'internal',
        '"discount',
      ])
        expect(words).not.toContain(word)
      expect(words).not.toContain(products.internalPanel)
      await programs.db.deleteFrom('api_key').where('id', '=', key.id).execute()
    },
  )

  test.each(naming)('API-004 %s about a record of another company is 404', async (name) => {
    const { call, key } = await programs.companyKey(apiScopeNames, { email: strangerAdmin })
    const answer = await ask(call, name)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
    await programs.db.deleteFrom('api_key').where('id', '=', key.id).execute()
  })

  test.each(['listCustomers', 'listBudgets', 'listOrders', 'listClaims', 'listWebhooks'] as const)(
    'API-004 %s has no record of another company',
    async (name) => {
      const own = await programs.companyKey()
      const stranger = await programs.companyKey(apiScopeNames, { email: strangerAdmin })
      const toIds = async (call: Caller) => (await ask(call, name)).json().data.map(({ id }: { id: number }) => id)
      const mine: number[] = await toIds(own.call)
      expect(mine.length).toBeGreaterThan(0)
      expect((await toIds(stranger.call)).filter((id: number) => mine.includes(id))).toEqual([])
      await programs.db.deleteFrom('api_key').execute()
    },
  )
})
