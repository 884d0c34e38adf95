import { inviteUser } from '@girassol/contract/administration'
import { showDashboard } from '@girassol/contract/dashboard'
import { addBranch, changeFreight } from '@girassol/contract/freight'
import { listDemoAccounts, login } from '@girassol/contract/session'
import { changeOperation, showOperation } from '@girassol/contract/settings'
import { checkSystems, showSetup } from '@girassol/contract/setup'
import type { OrderStatus } from '@girassol/domain/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdministrator } from '../../commands/create-administrator.ts'
import { testedDatabases } from '../../database/test-database.ts'
import { simulatedErp } from '../../integrations/erp/simulated-erp.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'
import { openShop, readyCart } from '../cart/test-shop.ts'

const password = 'Primeira@2026'
const account = { name: 'Ana Diretora', email: 'ana@empresa.example', password, confirmation: password }

// A set-up is one story: each of its steps builds on the ones before.
for (const kind of testedDatabases)
  describe(`the set-up of an empty system on ${kind}`, { shuffle: false }, () => {
    let empty: TestApplication
    let ana: Caller

    beforeAll(async () => {
      empty = await testApplication({ kind, demo: false })
    })
    afterAll(() => empty.close())

    const factsNow = async () => (await ana(showSetup)).json().facts

    test('USE-027 the login page reports that no administrator exists, until one does', async () => {
      const needsAdministrator = async () => (await empty.anonymous(listDemoAccounts)).json().needsAdministrator
      expect(await needsAdministrator()).toBe(true)
      await empty.deps.connection.db.transaction().execute((tx) => createAdministrator(tx, account))
      expect(await needsAdministrator()).toBe(false)
      const answer = await empty.anonymous(login, { body: { email: account.email, password } })
      const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      ana = (endpoint, request) => empty.anonymous(endpoint, request, { cookie })
    })

    test('USE-027 an empty system contains only its first branch', async () => {
      expect((await ana(showSetup)).json()).toEqual({
        isOpen: true,
        facts: {
          branches: ['Matriz'],
          products: 0,
          productsWithoutPicture: 0,
          freightStates: 0,
          distributorName: null,
          colleagues: 0,
          approvedIntegrators: 0,
          pendingIntegrators: 0,
        },
      })
      expect((await ana(showDashboard)).json().needsSetup).toBe(true)
    })

    test('USE-027 each completed step is reported at once', async () => {
      await ana(addBranch, { body: { name: 'Belém', companyCode: '01', branchCode: '02' } })
      const band = { percentage: 2, minimum: 100, deadline: 3 }
      await ana(changeFreight, { params: { uf: 'PA' }, body: { capital: band, interior: band, seen: null } })
      const operation = (await ana(showOperation)).json()
      const distributor = { ...operation.distributor, name: 'Sol Distribuidora' }
      await ana(changeOperation, { body: { ...operation, distributor, seen: operation } })
      const person = {
        name: 'Rita',
        email: 'rita@empresa.example',
        roles: ['REGISTRATION'] as never,
        sellerId: null,
      }
      const flags = { canViewProductPrices: true, canViewMarginLiquid: false, getsEmails: true }
      expect((await ana(inviteUser, { body: { ...person, ...flags } })).statusCode).toBe(201)
      expect(await factsNow()).toMatchObject({
        branches: ['Belém', 'Matriz'],
        freightStates: 1,
        distributorName: 'Sol Distribuidora',
        colleagues: 1,
      })
    })

    test('USE-027 both systems are tested, and an unreachable one is reported as such', async () => {
      expect((await ana(checkSystems)).json()).toMatchObject({ erp: 'SIMULATED', mail: 'SIMULATED' })
      const { ports } = empty.deps
      ports.erp = { ...simulatedErp(), check: async () => 'UNREACHABLE' }
      expect((await ana(checkSystems)).json()).toMatchObject({ erp: 'UNREACHABLE', mail: 'SIMULATED' })
    })
  })

test('USE-027 the first order ends the set-up; a cart or a budget does not', async () => {
  const shop = await openShop('postgres', { demo: false })
  try {
    const administrator = await shop.as('administrator@girassol.demo')
    const isOpen = async () => [
      (await administrator(showSetup)).json().isOpen,
      (await administrator(showDashboard)).json().needsSetup,
    ]
    const setStatus = (status: OrderStatus) => shop.db.updateTable('orders').set({ status }).execute()
    const integrator = await shop.as('integrator@girassol.demo')
    await readyCart(shop, integrator)
    expect(await isOpen()).toEqual([true, true])
    await setStatus('BUDGET')
    expect(await isOpen()).toEqual([true, true])
    await setStatus('INVOICE')
    expect(await isOpen()).toEqual([false, false])
    expect((await integrator(showSetup)).statusCode).toBe(403)
    expect((await integrator(checkSystems)).statusCode).toBe(403)
    expect((await integrator(showDashboard)).json().needsSetup).toBe(false)
  } finally {
    await shop.close()
  }
})

test('USE-027 a demonstration without orders is no empty system', async () => {
  const shop = await openShop('postgres')
  try {
    const administrator = await shop.as('administrator@girassol.demo')
    expect((await administrator(showDashboard)).json().needsSetup).toBe(false)
  } finally {
    await shop.close()
  }
})
