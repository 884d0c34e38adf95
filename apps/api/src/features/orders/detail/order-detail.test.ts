import * as cart from '@girassol/contract/cart'
import * as freight from '@girassol/contract/freight'
import type { ResponseFor } from '@girassol/contract/http/endpoint'
import * as contract from '@girassol/contract/orders'
import type { Updateable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DB } from '../../../database/schema.ts'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { change, noon, openShop, products, readyCart, type Shop } from '../../cart/test-shop.ts'
import { moveInTest } from '../test-moves.ts'

type Log = ResponseFor<typeof contract.listOrderLog>

describe.each(testedDatabases)('the detail of an order on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let staff: Caller
  let administrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
    staff = await shop.as('commercial@girassol.demo', 'INT001')
    administrator = await shop.as('administrator@girassol.demo')
  })
  afterAll(() => shop.close())

  const placed = async (call: Caller = integrator, type: 'same' | 'pickup' = 'same') => {
    const { id } = await readyCart(shop, call)
    if (type === 'pickup') await call(cart.choosePickup, { params: { id } })
    expect((await call(cart.finishAsOrder, { params: { id } })).statusCode).toBe(200)
    return id
  }
  const show = async (call: Caller, id: number) =>
    (await call(contract.showOrder, { params: { id } })).json() as contract.OrderView
  const readLog = async (call: Caller, id: number): Promise<Log> =>
    (await call(contract.listOrderLog, { params: { id } })).json()
  const set = (id: number, columns: Updateable<DB['orders']>) =>
    shop.db.updateTable('orders').set(columns).where('id', '=', id).execute()
  const approved = async (id: number) => {
    await moveInTest(shop, id, { event: 'validate', log: 'Pedido validado', by: 'commercial@girassol.demo' })
    await moveInTest(shop, id, { event: 'approve', log: 'Pedido aprovado', by: 'administrator@girassol.demo' })
    await moveInTest(shop, id, { event: 'creationAccepted', log: 'Pedido criado no ERP' })
  }

  test('DET-037 ORD-054 ORD-055 DET-066 an order has its dates, its flags and its branch', async () => {
    const id = await placed()
    await set(id, { total_cubage_m3: '0.4321' })
    expect((await show(integrator, id)).totalCubage).toBe(0.4321)
    expect(await show(integrator, id)).toMatchObject({
      deliveryDate: '2026-11-24',
      invoiceProduction: { waybillDate: null, actualEstimatedDeliveryDate: null },
      futureSale: 0,
      isTriangulation: false,
      highlightShippingNf: false,
      approvalFeedback: null,
      barcodeUrl: null,
      nf: null,
      additionalData: null,
      insurance: true,
      totalCubage: expect.any(Number),
      erpTenantId: '01,01',
      branchName: expect.any(String),
      customerErpCode: null,
      paymentSpecialFinancing: null,
      pickupSaving: null,
    })
    await set(id, {
      is_future_sale: true,
      is_triangulation: true,
      waybill_date: '2026-11-25',
      actual_estimated_delivery_date: '2026-11-30',
      approval_feedback: 'Confira o telhado',
      nf: '1234',
    })
    expect(await show(integrator, id)).toMatchObject({
      invoiceProduction: { waybillDate: '2026-11-25', actualEstimatedDeliveryDate: '2026-11-30' },
      futureSale: 1,
      isTriangulation: true,
      approvalFeedback: 'Confira o telhado',
      nf: '1234',
    })
  })

  test('ORD-052 an order has its seller', async () => {
    const order = await show(integrator, await placed())
    expect(order.seller).toEqual({
      name: order.integrator.name,
      branchName: expect.any(String),
      erpCode: 'INT001',
      canDoTriangulation: expect.any(Boolean),
      pointsEnabled: expect.any(Boolean),
      erpState: order.integrator.erpState,
    })
    expect(order.sellerId).toBe(order.integrator.id)
  })

  test('DET-006 an unknown branch has no name', async () => {
    const id = await placed()
    await set(id, { branch_code: '99' })
    expect(await show(integrator, id)).toMatchObject({ branchName: null, erpTenantId: '01,99' })
  })

  test('ORD-056 FRT-002 only administrators read carrier, freight value and cubage of the hub', async () => {
    const id = await placed()
    const carrier = { fretefy_carrier_code: '7', fretefy_carrier_name: 'Rodovia', fretefy_carrier_document: '1' }
    await set(id, { fretefy_code: 'F1', fretefy_freight_cents: 12_345, fretefy_cubage_m3: '1.5', ...carrier })
    expect(await show(administrator, id)).toMatchObject({
      fretefyCode: 'F1',
      fretefyFreightValue: 123.45,
      fretefyCarrierCode: '7',
      fretefyCarrierName: 'Rodovia',
      fretefyCarrierDocument: '1',
      fretefyTotalCubage: 1.5,
    })
    const hidden = { fretefyFreightValue: null, fretefyCarrierName: null, fretefyTotalCubage: null }
    const logistics = await shop.as('logistics@girassol.demo')
    expect(await show(logistics, id)).toMatchObject({ fretefyCode: 'F1', ...hidden })
    for (const call of [staff, integrator]) expect(await show(call, id)).toMatchObject({ fretefyCode: null, ...hidden })
  })

  test('DET-053 C-29 a pickup shows the saved freight to users who may see prices', async () => {
    const id = await placed(integrator, 'pickup')
    const { pickupSaving, freightValue } = await show(integrator, id)
    expect(freightValue).toBe(0)
    expect(pickupSaving).toBeGreaterThan(0)
    const contributor = await shop.as('contributor@girassol.demo')
    expect((await show(contributor, id)).pickupSaving).toBeNull()
  })

  test('DET-028 each step of the tracker has its time from the log', async () => {
    const id = await placed()
    expect((await show(staff, id)).steps).toEqual([noon, noon, ...Array(6).fill(null)])
    shop.setNow('2026-11-23T16:00:00.000Z')
    await approved(id)
    expect((await show(staff, id)).steps.slice(0, 4)).toEqual([noon, noon, '2026-11-23T16:00:00.000Z', null])
    shop.setNow(noon)
  })

  test('DET-043 DET-045 internal roles read the log, newest first, with its authors', async () => {
    const id = await placed()
    await approved(id)
    expect(await readLog(staff, id)).toEqual([
      {
        id: expect.any(Number),
        description: 'Pedido criado no ERP',
        createdAt: noon,
        fromStatus: 'PROCESSING',
        toStatus: 'INVOICE_APPROVED',
        user: { name: 'ERP', avatar: null },
        beforeSellerChange: false,
      },
      expect.objectContaining({ description: 'Pedido aprovado', toStatus: 'PROCESSING' }),
      expect.objectContaining({ description: 'Pedido validado', toStatus: 'INVOICE_VALIDATED' }),
      expect.objectContaining({ description: 'Pedido criado', toStatus: 'INVOICE' }),
    ])
  })

  test('DET-009 DET-018 integrators see who approved the order, and nothing else of its log', async () => {
    const id = await placed()
    expect(await readLog(integrator, id)).toEqual([])
    await approved(id)
    for (const role of ['integrator', 'manager', 'contributor']) {
      const lines = await readLog(await shop.as(`${role}@girassol.demo`), id)
      expect(lines.map(({ description }) => description)).toEqual(['Pedido aprovado'])
      expect(lines[0]?.user.name).toMatch(/./)
    }
  })

  test('DET-010 DET-044 integrator and manager read the actions of their contributors', async () => {
    const contributor = await shop.as('contributor@girassol.demo')
    const id = await placed()
    const body = { productErpCode: products.panel, quantity: 12 }
    expect((await contributor(cart.changeOrderItem, { params: { id }, body })).statusCode).toBe(200)
    const read = (call: Caller) => call(contract.listContributorLog, { params: { id } })
    for (const call of [integrator, await shop.as('manager@girassol.demo')]) {
      const lines: Log = (await read(call)).json()
      expect(lines.map(({ description }) => description)).toEqual([expect.stringMatching(/^Quantidade de .+ para 12$/)])
    }
    expect((await read(contributor)).statusCode).toBe(403)
    expect((await read(staff)).statusCode).toBe(403)
    const stranger = await shop.as('integrator2@girassol.demo')
    expect((await read(stranger)).statusCode).toBe(404)
    expect((await stranger(contract.listOrderLog, { params: { id } })).statusCode).toBe(404)
  })

  test('DET-065 DET-066 a branch has a name and the two codes that make a tenant', async () => {
    const branches = (await integrator(freight.listBranches)).json() as ResponseFor<typeof freight.listBranches>
    expect(branches.length).toBeGreaterThan(0)
    expect(Object.keys(branches[0] ?? {}).sort()).toEqual(['branchCode', 'companyCode', 'name'])
    const order = await show(integrator, await placed())
    const own = branches.find(({ companyCode, branchCode }) => `${companyCode},${branchCode}` === order.erpTenantId)
    expect(own?.name).toBe(order.branchName)
    expect((await (await shop.as('shipping-company@girassol.demo'))(freight.listBranches)).statusCode).toBe(403)
  })

  test('C-68 a purchase under the own CNPJ is stored without insurance', async () => {
    const { id } = await readyCart(shop, integrator)
    expect((await change(integrator, id, { customerType: 'INTEGRATOR' })).insurance).toBe(false)
    await integrator(cart.finishAsOrder, { params: { id } })
    const stored = await shop.db.selectFrom('orders').select('insurance').where('id', '=', id).executeTakeFirst()
    expect(stored?.insurance).toBe(false)
  })
})
