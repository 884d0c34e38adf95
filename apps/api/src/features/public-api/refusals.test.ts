import * as publicApi from '@girassol/contract/public-api'
import { apiCodes } from '@girassol/domain/public-api'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyAdmin } from '../api-keys/test-keys.ts'
import { products } from '../cart/test-shop.ts'
import { newCustomer, openPrograms, type Programs, tenPanels, toBudget } from './test-programs.ts'

let programs: Programs
beforeAll(async () => {
  programs = await openPrograms('postgres')
})
afterAll(() => programs.close())

/** The refusal has the format of C-102 with its code, and the status that the documentation names. */
const expectRefusal = (answer: LightMyRequestResponse, code: keyof typeof apiCodes) => {
  expect(answer.json()).toMatchObject({ code, statusCode: apiCodes[code].status, requestId: expect.any(String) })
  expect(answer.json().message).toMatch(/^\p{Lu}.+ .+[.!]$/u)
  expect(answer.statusCode).toBe(apiCodes[code].status)
}

test('API-010 what the portal refuses is refused with a stable code, a Portuguese sentence and the request id', async () => {
  const { call, secret } = await programs.companyKey()
  await call(publicApi.registerCustomer, { body: newCustomer })
  const known = await call(publicApi.registerCustomer, { body: newCustomer })
  expectRefusal(known, 'CUSTOMER_EXISTS')
  expect(known.json().details).toEqual({ id: expect.any(Number) })
  const incomplete = await call(publicApi.createBudget, { body: { items: [...tenPanels] } })
  expectRefusal(incomplete, 'INCOMPLETE')
  expect(incomplete.json().details.map(({ field }: { field: string }) => field)).toContain('customerDocument')
  const soldOut = {
    ...toBudget(await programs.customerIn('SP')),
    items: [{ code: products.soldOutPanel, quantity: 1 }],
  }
  expectRefusal(await call(publicApi.createBudget, { body: soldOut }), 'CONFLICT')
  expectRefusal(await call(publicApi.showProduct, { params: { code: products.internalPanel } }), 'NOT_FOUND')
  const sheet = { folder: products.internalPanel, file: 'ficha-tecnica.pdf' }
  expectRefusal(await call(publicApi.downloadDatasheet, { params: sheet }), 'NOT_FOUND')
  const kit = { power: 5.5, module: 'NADA', inverter: products.inverter, roof: 1, state: 'SP' }
  const unknown = await call(publicApi.sizeKits, { body: kit })
  expectRefusal(unknown, 'INVALID_REQUEST')
  expect(unknown.json().errors[0].property).toBe('module')
  const more = await call(publicApi.registerCustomer, { body: { ...newCustomer, notes: 'x' } as typeof newCustomer })
  expectRefusal(more, 'INVALID_REQUEST')
  const authorization = `Bearer ${secret}`
  const url = '/api/public/v1/kits'
  const post = (headers: Record<string, string>, payload: string) =>
    programs.app.inject({ method: 'POST', url, headers: { authorization, ...headers }, payload })
  expectRefusal(await post({ 'content-type': 'text/csv' }, 'a'), 'UNSUPPORTED_MEDIA_TYPE')
  expectRefusal(await post({ 'content-type': 'application/json' }, `"${'x'.repeat(1_100_000)}"`), 'PAYLOAD_TOO_LARGE')
  expectRefusal(await post({ 'sec-fetch-site': 'cross-site' }, '{}'), 'FORBIDDEN')
  expectRefusal(await programs.app.inject({ url: '/api/public/v1/nada', headers: { authorization } }), 'NOT_FOUND')
})

test('API-010 COMP-017 an order above the limit of a company without another approver is refused', async () => {
  const { call } = await programs.companyKey()
  const { id } = await programs.budgetBy(call)
  await programs.db
    .updateTable('app_user')
    .set({ company_role: 'BUYER' })
    .where('company_role', '=', 'APPROVER')
    .execute()
  await programs.db.updateTable('app_user').set({ order_limit_cents: 1 }).where('email', '=', companyAdmin).execute()
  expectRefusal(await call(publicApi.orderBudget, { params: { id } }), 'NO_APPROVER')
})
