import { randomUUID } from 'node:crypto'
import * as administration from '@girassol/contract/administration'
import * as companyActivity from '@girassol/contract/company-activity'
import * as deliveries from '@girassol/contract/deliveries'
import * as orders from '@girassol/contract/orders'
import * as publicApi from '@girassol/contract/public-api'
import type { ApiOrder } from '@girassol/contract/public-api/order'
import * as approvals from '@girassol/contract/purchase-approvals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { companyAdmin, houseAdmin } from '../api-keys/test-keys.ts'
import { noon, products } from '../cart/test-shop.ts'
import { payAtSimulatedGateway } from '../payments/pay-at-simulated-gateway.ts'
import { newCustomer, openPrograms, type Programs, tenPanels, toBudget } from './test-programs.ts'

describe.each(bothDatabases)('the public API on %s', (kind) => {
  let programs: Programs

  beforeAll(async () => {
    programs = await openPrograms(kind)
  })
  beforeEach(async () => {
    programs.setNow(noon)
    await programs.db.deleteFrom('api_key').execute()
    await programs.db.deleteFrom('rate_limit').execute()
  })
  afterAll(() => programs.close())

  const read = (id: number) =>
    programs.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  whereTested(kind, () => {
    test('API-009 a key alone goes from the catalogue to an order that is paid, and to a claim about it', async () => {
      const { call } = await programs.companyKey()
      const catalogue = (await call(publicApi.listProducts, { query: { group: '1001', limit: 5 } })).json()
      expect(catalogue.data[0]).toMatchObject({ group: { code: '1001' }, price: expect.any(Number) })
      const panel = (await call(publicApi.showProduct, { params: { code: products.panel } })).json()
      expect(panel).toMatchObject({ code: products.panel, availability: { kind: 'IMMEDIATE', day: null } })
      const [, folder, file] =
        /\/api\/public\/v1\/datasheets\/([^/]+)\/([^/]+)$/.exec(panel.datasheets[0].address) ?? []
      const sheet = await call(publicApi.downloadDatasheet, { params: { folder: folder ?? '', file: file ?? '' } })
      expect([sheet.headers['content-type'], sheet.headers['cache-control']]).toEqual(['application/pdf', 'no-store'])
      const sizing = { power: 5.5, module: products.panel, inverter: products.inverter, roof: 1, state: 'SP' }
      const { kits, reason } = (await call(publicApi.sizeKits, { body: sizing })).json()
      expect([reason, kits[0].module.code]).toEqual([null, products.panel])
      const customer = (await call(publicApi.registerCustomer, { body: newCustomer })).json()
      expect((await call(publicApi.listCustomers, { query: { term: newCustomer.document } })).json().data).toEqual([
        customer,
      ])
      const items = kits[0].items as { code: string; quantity: number }[]
      const made = await call(publicApi.createBudget, { body: { ...toBudget(customer.id), items } })
      expect(made.statusCode).toBe(201)
      const budget: ApiOrder = made.json()
      expect(budget).toMatchObject({ status: 'BUDGET', createdBy: 'Chave ERP da loja', missing: [] })
      expect((await call(publicApi.showBudget, { params: { id: budget.id } })).json()).toEqual(budget)
      expect((await call(publicApi.listBudgets, { query: {} })).json().data[0].id).toBe(budget.id)
      const ordered = await call(publicApi.orderBudget, { params: { id: budget.id } })
      expect([ordered.statusCode, ordered.json().approval]).toEqual([201, null])
      expect(ordered.json().order).toMatchObject({ id: budget.id, status: 'INVOICE', totals: budget.totals })
      await programs.db.updateTable('orders').set({ status: 'INVOICE_APPROVED' }).where('id', '=', budget.id).execute()
      await payAtSimulatedGateway(programs.deps, budget.id)
      const paid = (await call(publicApi.showOrder, { params: { id: budget.id } })).json()
      expect(paid.status).toBe('INVOICE_PAYED')
      expect((await call(publicApi.listOrders, { query: { status: 'INVOICE_PAYED' } })).json().data).toContainEqual(
        expect.objectContaining({ id: budget.id, total: paid.totals.total }),
      )
      const claimed = await claimArrived(call, paid)
      expect(claimed).toMatchObject({ status: 'OPEN', openedBy: 'Chave ERP da loja' })
      expect((await call(publicApi.showClaim, { params: { id: claimed.id } })).json()).toEqual(claimed)
      expect((await call(publicApi.listClaims, { query: { orderId: budget.id } })).json().data).toHaveLength(1)
    })

    test('API-012 what a key did is in log, audit, order and activity as the key, never as a person', async () => {
      const { call } = await programs.companyKey(undefined, { name: 'Integração' })
      const person = await programs.as(companyAdmin)
      const house = await programs.as(houseAdmin)
      const { name } = await programs.db
        .selectFrom('app_user')
        .select('name')
        .where('email', '=', companyAdmin)
        .executeTakeFirstOrThrow()
      const document = '11144477735'
      const customer = (await call(publicApi.registerCustomer, { body: { ...newCustomer, document } })).json()
      const budget = (await call(publicApi.createBudget, { body: toBudget(customer.id) })).json()
      const { id } = budget
      await call(publicApi.orderBudget, { params: { id } })
      expect((await person(orders.showOrder, { params: { id } })).json().createdBy).toBe('Chave Integração')
      const log = (await house(orders.listOrderLog, { params: { id } })).json()
      expect(log.map(({ user }: { user: object }) => user)).toEqual(
        Array(2).fill({ name: 'Chave Integração', avatar: null }),
      )
      const audited = { kind: 'customer', subjectId: String(customer.id) } as const
      const [entry] = (await house(administration.listAuditEntries, { query: audited })).json().data
      expect(entry.author).toEqual({ id: null, name: 'Chave Integração' })
      for (const kind of ['order', 'customer'] as const) {
        const [done] = (await person(companyActivity.listCompanyActivity, { query: { kind } })).json().data
        expect(done).toMatchObject({ author: { id: null, name: 'Chave Integração' }, onBehalf: false })
      }
      expect(JSON.stringify([budget, log, entry])).not.toContain(name)
    })

    test('COMP-017 an order by key above a limit of its maker needs the approval, which names the key', async () => {
      const { call } = await programs.companyKey(undefined, { name: 'Compras' })
      const limit = (order_limit_cents: number | null) =>
        programs.db.updateTable('app_user').set({ order_limit_cents }).where('email', '=', companyAdmin).execute()
      const { id, totals } = await programs.budgetBy(call)
      await limit(100_00)
      const placed = await call(publicApi.orderBudget, { params: { id } })
      expect([placed.statusCode, placed.json()]).toMatchObject([
        202,
        { order: null, approval: { reasons: ['ORDER_LIMIT'] } },
      ])
      expect((await call(publicApi.showBudget, { params: { id } })).json().awaitsApprovalUntil).not.toBeNull()
      expect((await call(publicApi.orderBudget, { params: { id } })).statusCode).toBe(409)
      const approver = await programs.as('manager@girassol.demo')
      const [asked] = (await approver(approvals.listApprovals, { query: { orderId: id } })).json().data
      expect(asked.requester.name).toBe('Chave Compras')
      const answer = { params: { id: asked.id }, body: { total: totals?.total ?? 0, version: asked.version } }
      expect((await approver(approvals.approvePurchase, answer)).json().status).toBe('APPROVED')
      expect((await call(publicApi.showOrder, { params: { id } })).json()).toMatchObject({
        status: 'INVOICE',
        createdBy: 'Chave Compras',
      })
      const house = await programs.as(houseAdmin)
      const [line] = (await house(orders.listOrderLog, { params: { id } })).json()
      expect(line.description).toBe('Pedido criado em nome de Chave Compras, com aprovação da empresa')
      await limit(null)
    })

    test('API-004 a key of the house works for the integrator that the call names, and orders nothing', async () => {
      const { call } = await programs.houseKey(undefined, 'INT001')
      const { id } = await programs.budgetBy(call)
      expect(await read(id)).toMatchObject({ status: 'BUDGET', made_by_key: 'Painel' })
      const nobody = await programs.houseKey()
      const refused = await nobody.call(publicApi.createBudget, { body: { items: [...tenPanels] } })
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'SELLER_NOT_SELECTED'])
      expect((await call(publicApi.orderBudget, { params: { id } })).json().code).toBe('SCOPE_REQUIRED')
      const internal = {
        ...toBudget(await programs.customerIn('SP')),
        items: [{ code: products.internalPanel, quantity: 1 }],
      }
      expect((await call(publicApi.createBudget, { body: internal })).statusCode).toBe(404)
    })

    test('API-007 a key without Idempotency-Key, or with another body under the same one, is refused', async () => {
      const { secret, call } = await programs.companyKey()
      const body = toBudget(await programs.customerIn('SP'))
      const authorization = `Bearer ${secret}`
      const missing = await programs.anonymous(publicApi.createBudget, { body }, { authorization })
      expect([missing.statusCode, missing.json().code]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED'])
      for (const key of ['k'.repeat(101), 'com espaço'])
        expect((await call(publicApi.createBudget, { body }, { 'idempotency-key': key })).json().code).toBe(
          'IDEMPOTENCY_KEY_INVALID',
        )
      const key = { 'idempotency-key': 'k' }
      const first = await call(publicApi.createBudget, { body }, key)
      const again = await call(publicApi.createBudget, { body }, key)
      expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()])
      const other = await call(publicApi.createBudget, { body: { ...body, paymentMethod: 'BARCODE' } }, key)
      expect([other.statusCode, other.json().code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
      const colleague = await programs.companyKey()
      expect((await colleague.call(publicApi.createBudget, { body }, key)).json().id).not.toBe(first.json().id)
    })
  })

  test('API-007 20 equal calls at once make one budget', async () => {
    const { call } = await programs.companyKey()
    const body = toBudget(await programs.customerIn('SP'))
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(publicApi.createBudget, { body }, key)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  })

  /** The order arrives in one delivery; the program reads it and claims two of its panels. */
  const claimArrived = async (call: Programs['anonymous'], { id, items }: ApiOrder) => {
    const logistics = await programs.as('logistics@girassol.demo')
    await programs.db.updateTable('orders').set({ status: 'WAITING_DISPATCH' }).where('id', '=', id).execute()
    const lines = items.map(({ id: itemId, quantity }) => ({ itemId, quantity }))
    const plan = { lines, promisedOn: null, carrier: 'Transportadora Norte' }
    await logistics(deliveries.planDelivery, { params: { id }, body: plan })
    const [delivery] = (await call(publicApi.listDeliveries, { params: { id } })).json().data
    expect(delivery).toMatchObject({ number: 1, status: 'PLANNED', carrier: 'Transportadora Norte' })
    const step = { status: 'DELIVERED', version: 1 } as const
    await logistics(deliveries.moveDelivery, { params: { id: delivery.id }, body: step })
    const panel = items.find(({ code }) => code === products.panel)
    const opened = await call(publicApi.openClaim, {
      body: {
        orderId: id,
        deliveryId: delivery.id,
        type: 'DAMAGED',
        wish: 'REPLACE',
        text: 'Vidro trincado.',
        lines: [{ itemId: panel?.id ?? 0, quantity: 2 }],
      },
    })
    expect(opened.statusCode).toBe(201)
    return opened.json()
  }
})
