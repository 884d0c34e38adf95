import { beforeAll, describe, expect, it } from 'vitest'
import type { Erp, ErpOrderReference, ErpOrderStep, ErpProduct, OrderStepAnswer } from './erp.ts'
import { describeCredits } from './erp-credit-suite.ts'
import { describeDocuments } from './erp-document-suite.ts'
import { anErpCustomer, anErpOperation, anErpOrder } from './erp-samples.ts'
import { describeTitles } from './erp-title-suite.ts'
import { describeVouchers } from './erp-voucher-suite.ts'

/** An adapter for an ERP that sells `products` (at least five, two per page) and has customers of seller 000123. */
type MakeAdapter = (products: readonly ErpProduct[]) => Promise<Erp>

/** What every adapter of the port must do, simulated or real. */
export const describeErp = (adapter: string, makeAdapter: MakeAdapter, products: readonly ErpProduct[]): void => {
  describe(`Erp, ${adapter}`, () => {
    let erp: Erp
    beforeAll(async () => {
      erp = await makeAdapter(products)
    })
    it('USE-027 passes a test', async () => {
      expect(['ANSWERS', 'SIMULATED']).toContain(await erp.check())
    })
    describeCatalogue(() => erp, products)
    describeCustomerList(() => erp)
    describeCustomerPush(() => erp)
    describeOrders(() => erp)
    describeSteps(() => erp)
    describePayments(() => erp)
    describeVouchers(() => erp)
    describeCredits(() => erp)
    describeTitles(() => erp)
    describeDocuments(() => erp)
  })
}

const describeCatalogue = (erp: () => Erp, products: readonly ErpProduct[]): void => {
  it('C-107 gives every product once, page by page, in the order of the codes', async () => {
    const pulled: ErpProduct[] = []
    let page = 1
    for (let hasNext = true; hasNext; page += 1) {
      const answer = await erp().catalogue.pullProducts(page)
      pulled.push(...answer.products)
      hasNext = answer.hasNext
    }
    expect(page).toBeGreaterThan(3)
    expect(pulled).toEqual(products.toSorted((a, b) => (a.erpCode < b.erpCode ? -1 : 1)))
  })
  it('C-107 has nothing after the last page', async () => {
    expect(await erp().catalogue.pullProducts(99)).toEqual({ products: [], hasNext: false })
  })
  it('C-107 refuses page zero', async () => {
    await expect(erp().catalogue.pullProducts(0)).rejects.toThrow(/pages count from 1/)
  })
}

const describeCustomerList = (erp: () => Erp): void => {
  it('TRI-019 TRI-025 lists the customers of a seller with the fields of an ERP customer alone', async () => {
    const listed = await erp().customers.list({ sellerCode: '000123' })
    expect(listed.length).toBeGreaterThan(1)
    expect(await erp().customers.list({ sellerCode: '000123' })).toEqual(listed)
    expect(Object.keys(listed[0] ?? {}).toSorted()).toEqual([
      'addressCep',
      'addressComplement',
      'addressDescription',
      'addressNeighborhood',
      'addressNumber',
      'document',
      'erpCityName',
      'erpState',
      'fancyName',
      'name',
    ])
  })
  it('TRI-025 narrows the list by document', async () => {
    const [customer] = await erp().customers.list({ sellerCode: '000123' })
    const found = await erp().customers.list({ sellerCode: '000123', term: customer?.document })
    expect(found).toEqual([customer])
    expect(await erp().customers.list({ sellerCode: '000123', term: 'ninguém com este nome' })).toEqual([])
  })
}

const describeCustomerPush = (erp: () => Erp): void => {
  it('TRI-025 lists a pushed customer under its seller, whatever the case and the accents of the term', async () => {
    const customer = anErpCustomer({ document: '19131243000197', sellerCode: '000777' })
    const answer = await erp().customers.push({ idempotencyKey: 'customer-1', customer })
    expect(answer).toMatchObject({ outcome: 'saved', erpCode: expect.stringMatching(/\w/) })
    const found = await erp().customers.list({ sellerCode: '000777', term: 'são joão' })
    expect(found.map(({ document }) => document)).toContain('19131243000197')
    expect(await erp().customers.list({ sellerCode: '000123', term: '19131243000197' })).toEqual([])
  })
  it('C-107 has one customer for a key, and keeps its code when it is updated', async () => {
    const push = (idempotencyKey: string, name: string) =>
      erp().customers.push({ idempotencyKey, customer: anErpCustomer({ document: '52998224725', name }) })
    const first = await push('customer-2', 'PRIMEIRO NOME')
    expect(await push('customer-2', 'NOME QUE NAO VALE')).toEqual(first)
    const named = async () => (await erp().customers.list({ sellerCode: '000777', term: '52998224725' }))[0]?.name
    expect(await named()).toBe('PRIMEIRO NOME')
    expect(await push('customer-3', 'SEGUNDO NOME')).toEqual(first)
    expect(await named()).toBe('SEGUNDO NOME')
  })
}

const describeOrders = (erp: () => Erp): void => {
  it('C-50 C-107 accepts an order and answers the same to the same key', async () => {
    const request = { idempotencyKey: 'order-1024-1', order: anErpOrder() }
    const first = await erp().orders.create(request)
    expect(first).toMatchObject({ outcome: 'accepted', erpNumber: expect.stringMatching(/^\w{6}$/) })
    expect(await erp().orders.create(request)).toEqual(first)
  })
  it('C-107 gives two orders two numbers', async () => {
    const [one, other] = await Promise.all(
      [2001, 2002].map((number) =>
        erp().orders.create({ idempotencyKey: `order-${number}`, order: anErpOrder({ number }) }),
      ),
    )
    expect(one).not.toEqual(other)
  })
  it('C-52 refuses an order without lines, in words', async () => {
    const answer = await erp().orders.create({ idempotencyKey: 'order-3001', order: anErpOrder({ lines: [] }) })
    expect(answer).toMatchObject({ outcome: 'refused', reason: expect.stringMatching(/\w{3}/) })
  })
}

type Step = (erp: Erp, idempotencyKey: string, order: ErpOrderReference) => Promise<OrderStepAnswer>

/** Each step of an order, requested as a user would. */
const steps: Record<ErpOrderStep, Step> = {
  confirmPayment: ({ orders }, idempotencyKey, order) =>
    orders.confirmPayment({
      idempotencyKey,
      order,
      payment: { method: 'PIX', amountCents: 414_900, day: '2026-11-23' },
    }),
  confirmBilling: ({ orders }, idempotencyKey, order) => orders.confirmBilling({ idempotencyKey, order }),
  cancel: ({ orders }, idempotencyKey, order) =>
    orders.cancel({ idempotencyKey, order, reason: 'Cliente desistiu da compra.' }),
  requestReturn: ({ orders }, idempotencyKey, order) =>
    orders.requestReturn({ idempotencyKey, order, reason: 'Módulos danificados.' }),
  approveOperation: ({ orders }, idempotencyKey, order) =>
    orders.approveOperation({ idempotencyKey, order, operation: anErpOperation() }),
}

const describeSteps = (erp: () => Erp): void => {
  const names = Object.keys(steps) as ErpOrderStep[]
  it.each(names)('C-50 C-107 %s takes effect once and answers the same to the same key', async (step) => {
    const number = 3100 + names.indexOf(step)
    await erp().orders.create({ idempotencyKey: `order-${number}`, order: anErpOrder({ number }) })
    const request = () => steps[step](erp(), `${step}-${number}`, { number, erpTenantId: '01,0101' })
    const first = await request()
    expect(['accepted', 'pending']).toContain(first.outcome)
    expect(await request()).toEqual(first)
  })
}

const describePayments = (erp: () => Erp): void => {
  it('PAY-047 C-88 lists its payment conditions by code, each code once', async () => {
    const conditions = await erp().payments.listConditions()
    const codes = conditions.map(({ code }) => code)
    expect(codes.length).toBeGreaterThan(15)
    expect(codes).toEqual([...new Set(codes)].toSorted())
    for (const condition of conditions) {
      expect(condition).toEqual({
        code: expect.stringMatching(/^\w+$/),
        description: expect.stringMatching(/\w/),
        quantityInstallment: expect.any(Number),
        rangeInstallment: expect.any(Number),
      })
    }
  })
}
