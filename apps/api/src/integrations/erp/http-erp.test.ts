import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Misbehaviour } from '../fake-http-server.ts'
import { misbehaviours, startFakeHttpServer } from '../fake-http-server.ts'
import type { Erp, ErpProduct } from './erp.ts'
import { anErpCustomer, anErpOperation, anErpOrder, anErpProduct, anErpVoucher } from './erp-samples.ts'
import { describeErp } from './erp-suite.ts'
import { type FakeProtheus, startFakeProtheus } from './fake-protheus.ts'
import { httpErp } from './http-erp.ts'
import { itemNumber } from './item-number.ts'

const products = [
  anErpProduct('10010003', { boardingDate: '2026-12-01' }),
  anErpProduct('10010001', { stockQuantity: 0 }),
  anErpProduct('10100001', { active: false, priceCents: 1 }),
  anErpProduct('10010002'),
  anErpProduct('10200001'),
]

const closings: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closings.map((close) => close())))

const startErp = async (selling: readonly ErpProduct[], { timeoutMs = 2000 } = {}) => {
  const protheus = await startFakeProtheus(selling)
  closings.push(protheus.close)
  const clock = { at: new Date('2026-03-02T12:00:00Z') }
  const { url, username, password } = protheus
  const login = { url, username, password, timeoutMs, now: () => clock.at }
  return { protheus, clock, erp: httpErp({ ...login, tenantId: '01,0101', pageSize: 2 }) }
}

describeErp('Protheus', async (selling) => (await startErp(selling)).erp, products)

const order = { number: 1024, erpTenantId: '02,0203' }
const isToken = (path: string) => path.startsWith('/rest/api/oauth2/')

describe('httpErp before a failing Protheus', () => {
  let protheus: FakeProtheus
  let erp: Erp
  let clock: { at: Date }
  beforeAll(async () => {
    ;({ protheus, erp, clock } = await startErp(products, { timeoutMs: 800 }))
  })
  beforeEach(() => {
    protheus.state.refusal = null
  })
  afterEach(() => protheus.state.answersLater.clear())

  it.each(misbehaviours)('C-107 rejects without any effect when it %s', async (how: Misbehaviour) => {
    await erp.catalogue.pullProducts(1)
    const before = protheus.state.effects.length
    protheus.failNext(how)
    const creation = erp.orders.create({ idempotencyKey: `fails-${how}`, order: anErpOrder() })
    await expect(creation).rejects.toThrow()
    protheus.failNext(how)
    await expect(erp.orders.cancel({ idempotencyKey: `fails-${how}`, order, reason: 'x' })).rejects.toThrow()
    protheus.failNext(how)
    await expect(erp.catalogue.pullProducts(1)).rejects.toThrow()
    protheus.failNext(how)
    await expect(erp.titles.listSettled({ day: '2026-11-23', erpTenantId: '01,0101', page: 1 })).rejects.toThrow()
    expect(protheus.state.effects).toHaveLength(before)
  })

  it('USE-027 the test reports a refused password, a failing server and an absent one', async () => {
    const { url, username, password } = protheus
    const checkAt = (options: { url?: string; password?: string }) =>
      httpErp({ url, username, password, ...options, timeoutMs: 500, now: () => clock.at, tenantId: '01,0101' }).check()
    expect(await checkAt({})).toBe('ANSWERS')
    expect(await checkAt({ password: 'errada' })).toBe('LOGIN_REFUSED')
    protheus.failNext('html')
    expect(await checkAt({})).toBe('FAILING')
    const gone = await startFakeHttpServer(() => undefined)
    await gone.close()
    expect(await checkAt({ url: gone.url })).toBe('UNREACHABLE')
  })

  it('C-107 after a lost response finds the order that was created, and creates no other', async () => {
    const request = { idempotencyKey: 'lost', order: anErpOrder({ number: 4711 }) }
    protheus.failNext('losesAnswer')
    await expect(erp.orders.create(request)).rejects.toThrow()
    expect(await erp.orders.create(request)).toEqual({ outcome: 'accepted', erpNumber: '004711' })
    expect(protheus.state.effects.filter(({ key }) => key === 'lost')).toHaveLength(1)
  })

  it('C-107 retries a step whose response was lost, which has one effect, in the branch of the order', async () => {
    protheus.failNext('losesAnswer')
    const bill = () => erp.orders.confirmBilling({ idempotencyKey: 'lost-step', order })
    await expect(bill()).rejects.toThrow()
    expect(await bill()).toEqual({ outcome: 'accepted' })
    expect(protheus.state.effects.filter(({ key }) => key === 'lost-step')).toEqual([
      { what: 'orders/1024/billing', key: 'lost-step', tenantId: '02,0203', body: {} },
    ])
  })

  it('VOU-021 C-107 a voucher is written with the field names of the ERP, and booked once after a lost response', async () => {
    protheus.failNext('losesAnswer')
    const send = () => erp.vouchers.send({ idempotencyKey: 'voucher-7-1', order, voucher: anErpVoucher() })
    await expect(send()).rejects.toThrow()
    expect(await send()).toEqual({ outcome: 'accepted' })
    expect(protheus.state.effects.filter(({ key }) => key === 'voucher-7-1')).toEqual([
      {
        what: 'vouchers',
        key: 'voucher-7-1',
        tenantId: '02,0203',
        body: {
          C5_XPORTAL: '1024',
          E1_XCHAVE: 'voucher-7-1',
          C5_XFORMA: 'FINANCING',
          E1_NUMBCO: '88219',
          E1_BAIXA: '20261120',
          E1_VALOR: 12_790.4,
          E1_PORTADO: '001',
          E1_AGEDEP: '1234-5',
          E1_CONTA: '67890-1',
          ARQUIVO: { NOME: 'comprovacao.pdf', TIPO: 'application/pdf', CONTEUDO: 'JVBERi0xLjc=' },
        },
      },
    ])
  })

  it("VOU-021 C-52 a voucher is refused with the ERP's own sentence, or answered later", async () => {
    const voucher = anErpVoucher({ number: '99', account: null })
    protheus.state.refusal = 'Título  em aberto\nem outra filial.'
    expect(await erp.vouchers.send({ idempotencyKey: 'voucher-8-1', order, voucher })).toEqual({
      outcome: 'refused',
      reason: 'Título em aberto em outra filial.',
    })
    protheus.state.refusal = null
    protheus.state.answersLater.add('voucher')
    expect(await erp.vouchers.send({ idempotencyKey: 'voucher-8-2', order, voucher })).toEqual({ outcome: 'pending' })
  })

  it('C-76 C-107 an operation is approved with its customer, its total and the text of its note', async () => {
    await erp.orders.approveOperation({ idempotencyKey: 'operation', order, operation: anErpOperation() })
    expect(protheus.state.effects.at(-1)).toMatchObject({
      what: 'orders/1024/operation',
      body: { ENTREGA: { A1_CGC: '52998224725' }, C5_XTOTCO: 5200, C5_MENNOTA: 'Entregar a tarde' },
    })
  })

  it('C-107 writes an order with the field names and units of the ERP', async () => {
    const written = anErpOrder({
      futureSale: true,
      discountCents: 1_050,
      additionalData: 'Entregar à tarde',
      lines: [{ productErpCode: '10010001', quantity: 3, unitCents: 37_999 }],
    })
    await erp.orders.create({ idempotencyKey: 'names', order: written })
    expect(protheus.state.effects.at(-1)).toEqual({
      what: 'orders',
      key: 'names',
      tenantId: '01,0101',
      body: {
        C5_TIPO: 'N',
        C5_XCHAVE: 'names',
        C5_XPORTAL: '1024',
        C5_VEND1: '000123',
        CLIENTE: { A1_CGC: '11222333000181' },
        ENTREGA: { A1_CGC: '11222333000181' },
        C5_CONDPAG: '001',
        C5_TPFRETE: 'C',
        C5_FRETE: 350,
        C5_DESCONT: 10.5,
        C5_XTOTAL: 4149,
        C5_XVENFUT: 'S',
        C5_MENNOTA: 'Entregar a tarde',
        C5_MOEDA: 1,
        ITENS: [{ C6_ITEM: '01', C6_PRODUTO: '10010001', C6_QTDVEN: 3, C6_PRCVEN: 379.99, C6_VALOR: 1139.97 }],
      },
    })
  })

  it.each([
    [1, '01'],
    [99, '99'],
    [100, '9A'],
    [125, '9Z'],
    [126, 'A0'],
    [1061, 'ZZ'],
  ])('C-107 line %i of an order is numbered %s', (position, number) => {
    expect(itemNumber(position)).toBe(number)
  })

  it('C-107 a customer is written in capitals, without accents, in the sizes of the ERP', async () => {
    const name = 'Padaria São João do Ribeirão das Neves Comércio Ltda'
    const customer = anErpCustomer({ document: '11444777000161', name, fancyName: '', phone: '(31) 98765-4321' })
    await erp.customers.push({ idempotencyKey: 'capitals', customer })
    expect(protheus.state.effects.at(-1)?.body).toMatchObject({
      A1_NOME: 'PADARIA SAO JOAO DO RIBEIRAO DAS NEVES C',
      A1_NREDUZ: 'PADARIA SAO JOAO DO ',
      A1_PESSOA: 'J',
      A1_COD_MUN: '09502',
      A1_DDD: '31',
      A1_TEL: '987654321',
      A1_CONTRIB: '2',
    })
  })

  it("C-52 returns the ERP's own sentence when its rules refuse, permanently under the same key", async () => {
    protheus.state.refusal = 'Cliente bloqueado  por\ncrédito.'
    const request = { idempotencyKey: 'refused', order: anErpOrder() }
    const refused = { outcome: 'refused', reason: 'Cliente bloqueado por crédito.' }
    expect(await erp.orders.create(request)).toEqual(refused)
    expect(await erp.orders.cancel({ idempotencyKey: 'refused', order, reason: 'x' })).toEqual(refused)
    protheus.state.refusal = null
    expect(await erp.orders.create(request)).toEqual(refused)
    expect(await erp.orders.create({ ...request, idempotencyKey: 'new' })).toMatchObject({ outcome: 'accepted' })
  })

  it('C-50 reports a delayed result as pending', async () => {
    protheus.state.answersLater.add('creation').add('return')
    const later = { outcome: 'pending' }
    expect(await erp.orders.create({ idempotencyKey: 'later', order: anErpOrder() })).toEqual(later)
    expect(await erp.orders.requestReturn({ idempotencyKey: 'later', order, reason: 'x' })).toEqual(later)
  })

  it('C-107 reads a wrong set-up as an outage, not as a refusal of the order', async () => {
    const { url, username, password } = protheus
    const login = { url, username, password, timeoutMs: 500, now: () => clock.at }
    const wrong = httpErp({ ...login, tenantId: 'nowhere' })
    const customer = anErpCustomer()
    await expect(wrong.customers.push({ idempotencyKey: 'c', customer })).rejects.toThrow(/HTTP 400/)
    const stranger = httpErp({ ...login, password: 'wrong', tenantId: '01,0101' })
    await expect(stranger.catalogue.pullProducts(1)).rejects.toThrow(/no token/)
  })

  it('C-107 requests one token for all waiting calls, refreshes it before it ends and replaces a revoked one', async () => {
    protheus.endTokens()
    await erp.catalogue.pullProducts(1)
    const tokens = () => protheus.requests.filter(isToken)
    const before = tokens().length
    clock.at = new Date(clock.at.getTime() + 3_550_000)
    await Promise.all([1, 2, 3].map((page) => erp.catalogue.pullProducts(page)))
    expect(tokens().slice(before)).toEqual([expect.stringContaining('grant_type=refresh_token')])
    protheus.endTokens()
    await erp.catalogue.pullProducts(1)
    expect(tokens().at(-1)).toContain('grant_type=password')
    clock.at = new Date(clock.at.getTime() + 3_550_000)
    protheus.endTokens()
    await erp.catalogue.pullProducts(1)
    expect(tokens().at(-1)).toContain('grant_type=password')
  })

  it('TRI-025 a term cannot break out of the query to the ERP', async () => {
    const all = await erp.customers.list({ sellerCode: '000123' })
    expect(all).toHaveLength(3)
    for (const term of ["' or a1_vend<>'", "%' or '1'='1", "x') or (a1_vend like '%"]) {
      expect(await erp.customers.list({ sellerCode: '000123', term })).toEqual([])
    }
    expect(await erp.customers.list({ sellerCode: "000123' or a1_vend<>'" })).toEqual([])
  })
})
