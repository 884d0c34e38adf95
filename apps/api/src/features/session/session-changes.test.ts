import { listOrders } from '@girassol/contract/orders'
import { listSellers } from '@girassol/contract/sellers'
import * as contract from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import type { SellerStatus } from '@girassol/domain/sellers'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import { type TestApplication, testApplication } from '../../test-application.ts'

let test$: TestApplication

beforeAll(async () => {
  test$ = await testApplication()
  await test$.deps.connection.db.transaction().execute(loadDemoPeople)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => test$.close())

const setUser = (email: string, change: { roles?: Role[]; active?: boolean }) =>
  test$.deps.connection.db.updateTable('app_user').set(change).where('email', '=', email).execute()

const setSeller = (code: string, status: SellerStatus) =>
  test$.deps.connection.db.updateTable('seller').set({ status }).where('erp_code', '=', code).execute()

/** How long a process may use what it read of a user. */
const expireTrustedActors = () => {
  const later = performance.now() + 3001
  vi.spyOn(performance, 'now').mockImplementation(() => later)
}

test('C-12 AUTH-017 a role that is given or taken is felt within three seconds, in the open session', async () => {
  const email = 'production@girassol.demo'
  const caller = await test$.as(email)
  expect((await caller(listSellers)).statusCode).toBe(403)
  await setUser(email, { roles: ['PRODUCTION', 'COMMERCIAL'] })
  expireTrustedActors()
  expect((await caller(listSellers)).statusCode).toBe(200)
  expect((await caller(contract.readSession)).json().roles).toEqual([
    { reference: 'PRODUCTION' },
    { reference: 'COMMERCIAL' },
  ])
  vi.restoreAllMocks()
  await setUser(email, { roles: ['SHIPPING_COMPANY'] })
  const later = performance.now() + 6002
  vi.spyOn(performance, 'now').mockImplementation(() => later)
  expect([(await caller(listSellers)).statusCode, (await caller(listOrders)).statusCode]).toEqual([403, 403])
})

test.each(['integrator2', 'manager', 'contributor'])(
  'AUTH-010 AUTH-011 C-09 a seller rejected while %s works ends the session at the next call, with the reason',
  async (account) => {
    const code = account === 'integrator2' ? 'INT002' : 'INT001'
    const caller = await test$.as(`${account}@girassol.demo`)
    expect((await caller(listOrders)).statusCode).toBe(200)
    await setSeller(code, 'REPROVED')
    expireTrustedActors()
    const next = await caller(listOrders)
    const again = await test$.anonymous(contract.login, {
      body: { email: `${account}@girassol.demo`, password: 'Girassol@2026' },
    })
    await setSeller(code, 'APPROVED')
    for (const answer of [next, again]) {
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({
        reason: 'sellerNotApproved',
        message: 'Seu cadastro ainda não foi aprovado.',
      })
    }
    expect(next.json().expiredToken).toBeUndefined()
  },
)

test('AUTH-010 C-09 staff who may act for that seller go on working', async () => {
  const commercial = await test$.as('commercial@girassol.demo', 'INT002')
  await setSeller('INT002', 'REPROVED')
  expect((await commercial(listOrders)).statusCode).toBe(200)
  await setSeller('INT002', 'APPROVED')
})

test('AUTH-001 C-140 a user who is switched off is out, and may not enter again', async () => {
  const email = 'logistics@girassol.demo'
  const caller = await test$.as(email)
  await setUser(email, { active: false })
  expect((await caller(contract.readSession)).statusCode).toBe(401)
  const again = await test$.anonymous(contract.login, { body: { email, password: 'Girassol@2026' } })
  expect([again.statusCode, again.json().message]).toEqual([401, 'E-mail ou senha inválidos.'])
})

test('AUTH-006 logout ends the access token too, before it expires', async () => {
  const caller = await test$.as('registration@girassol.demo')
  expect((await caller(contract.readSession)).statusCode).toBe(200)
  await caller(contract.logout)
  expireTrustedActors()
  expect((await caller(contract.readSession)).statusCode).toBe(401)
})
