import { describe, expect, it } from 'vitest'
import { anErpCustomer, anErpOrder, anErpProduct, anErpVoucher } from './erp-samples.ts'
import { describeErp } from './erp-suite.ts'
import { simulatedErp } from './simulated-erp.ts'

const fiveProducts = ['10010003', '10010001', '10100001', '10010002', '10200001'].map((code) => anErpProduct(code))

describeErp('simulated', async (products) => simulatedErp({ products, pageSize: 2 }), fiveProducts)

describe('simulatedErp', () => {
  it('C-107 creates one order when the same key is sent twice at once', async () => {
    const erp = simulatedErp({ delayMs: 5 })
    const request = { idempotencyKey: 'order-1', order: anErpOrder() }
    const [first, second] = await Promise.all([erp.orders.create(request), erp.orders.create(request)])
    expect(first).toEqual(second)
    expect(erp.createdOrders).toEqual([request.order])
  })

  it('C-52 refuses as configured, permanently under the same key, and accepts under a new one', async () => {
    const refusals = ['Cliente bloqueado por crédito.']
    const erp = simulatedErp({ refuseOrder: () => refusals.shift() ?? null })
    const create = (idempotencyKey: string) => erp.orders.create({ idempotencyKey, order: anErpOrder() })
    expect(await create('first')).toEqual({ outcome: 'refused', reason: 'Cliente bloqueado por crédito.' })
    expect(await create('first')).toEqual({ outcome: 'refused', reason: 'Cliente bloqueado por crédito.' })
    expect(erp.createdOrders).toEqual([])
    expect(await create('second')).toEqual({ outcome: 'accepted', erpNumber: '001024' })
  })

  it('C-107 may be retried with the same key after a failure', async () => {
    const failures = [new Error('the ERP is down')]
    const failOnce = () => {
      const failure = failures.shift()
      if (failure) throw failure
      return null
    }
    const erp = simulatedErp({ refuseOrder: failOnce })
    const request = { idempotencyKey: 'order-1', order: anErpOrder() }
    await expect(erp.orders.create(request)).rejects.toThrow('the ERP is down')
    expect(await erp.orders.create(request)).toMatchObject({ outcome: 'accepted' })
  })

  it('C-50 C-107 answers a step as configured, and records each effect once per key', async () => {
    const reason = 'Pedido com nota emitida.'
    const erp = simulatedErp({
      answerStep: (step) => (step === 'cancel' ? { outcome: 'refused', reason } : { outcome: 'pending' }),
    })
    const order = { number: 1024, erpTenantId: '01,0101' }
    const bill = () => erp.orders.confirmBilling({ idempotencyKey: 'same', order })
    expect(await Promise.all([bill(), bill()])).toEqual([{ outcome: 'pending' }, { outcome: 'pending' }])
    const cancelled = await erp.orders.cancel({ idempotencyKey: 'same', order, reason: 'x' })
    expect(cancelled).toEqual({ outcome: 'refused', reason })
    expect(erp.steps).toEqual([{ step: 'confirmBilling', number: 1024, idempotencyKey: 'same' }])
  })

  it('VOU-021 C-107 answers a voucher as configured, and books it once unless it is refused', async () => {
    const reasons = ['Título não encontrado.']
    const erp = simulatedErp({
      answerVoucher: () => {
        const reason = reasons.shift()
        return reason === undefined ? { outcome: 'pending' } : { outcome: 'refused', reason }
      },
    })
    const order = { number: 1024, erpTenantId: '01,0101' }
    const send = (idempotencyKey: string) => erp.vouchers.send({ idempotencyKey, order, voucher: anErpVoucher() })
    expect(await send('voucher-1-1')).toEqual({ outcome: 'refused', reason: 'Título não encontrado.' })
    expect(await Promise.all([send('voucher-1-2'), send('voucher-1-2')])).toEqual([
      { outcome: 'pending' },
      { outcome: 'pending' },
    ])
    expect(erp.bookedVouchers).toMatchObject([
      { orderNumber: 1024, idempotencyKey: 'voucher-1-2', voucher: { number: '88219', fileBytes: 8 } },
    ])
  })

  it('C-107 gives an order the same number in another process', async () => {
    const request = { idempotencyKey: 'order-1', order: anErpOrder({ number: 77 }) }
    await simulatedErp().orders.create({ idempotencyKey: 'other', order: anErpOrder() })
    expect(await simulatedErp().orders.create(request)).toEqual({ outcome: 'accepted', erpNumber: '000077' })
  })

  it.each([
    ['customer', anErpOrder({ customerDocument: '' })],
    ['whole quantity', anErpOrder({ lines: [{ productErpCode: '10010001', quantity: 1.5, unitCents: 1 }] })],
  ])('C-52 refuses an order without a %s', async (_what, order) => {
    const erp = simulatedErp()
    expect(await erp.orders.create({ idempotencyKey: 'x', order })).toMatchObject({ outcome: 'refused' })
    expect(erp.createdOrders).toEqual([])
  })

  it('C-107 refuses a customer as configured, and does not list it', async () => {
    const erp = simulatedErp({ refuseCustomer: () => 'Inscrição estadual inválida.' })
    const customer = anErpCustomer({ document: '52998224725' })
    const answer = await erp.customers.push({ idempotencyKey: 'c', customer })
    expect(answer).toEqual({ outcome: 'refused', reason: 'Inscrição estadual inválida.' })
    expect(await erp.customers.list({ sellerCode: customer.sellerCode, term: '52998224725' })).toEqual([])
  })

  it('C-107 is as slow as configured', async () => {
    const startedAt = performance.now()
    await simulatedErp({ delayMs: 60 }).catalogue.pullProducts(1)
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(55)
  })

  it('C-107 gives each seller customers of its own, with valid documents', async () => {
    const { customers } = simulatedErp()
    const documents = async (sellerCode: string) =>
      (await customers.list({ sellerCode })).map(({ document }) => document)
    const [mine, others] = [await documents('000123'), await documents('000124')]
    expect(mine.filter((document) => others.includes(document))).toEqual([])
    expect(new Set(mine).size).toBe(8)
  })
})
