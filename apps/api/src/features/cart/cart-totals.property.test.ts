import * as contract from '@girassol/contract/cart'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import type { OrderView } from '@girassol/contract/orders'
import { computeOrderTotals } from '@girassol/domain/orders'
import { centsFromReais, toDecimal } from '@girassol/domain/shared'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test-application.ts'
import { emptied, openShop, products, type Shop } from './test-shop.ts'

const codes = [products.panel, products.inverter, products.clamp, products.soldOutPanel, products.arrivingPanel]
const code = fc.constantFrom(...codes)

const operation = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), code, quantity: fc.integer({ min: 1, max: 120 }) }),
  fc.record({ kind: fc.constant('set' as const), code, quantity: fc.integer({ min: 0, max: 300 }) }),
  fc.record({ kind: fc.constant('price' as const), code, cents: fc.integer({ min: 0, max: 5_000_000 }) }),
  fc.record({ kind: fc.constant('choose' as const), customer: fc.nat(2) }),
  fc.record({ kind: fc.constant('deliver' as const), to: fc.constantFrom('pickup' as const, 'same' as const) }),
  fc.record({
    kind: fc.constant('pay' as const),
    method: fc.constantFrom('PIX' as const, 'CREDIT_CARD' as const, 'CREDIT_CARD + CREDIT_CARD' as const),
    instalments: fc.integer({ min: 1, max: 20 }),
    card1: fc.integer({ min: 0, max: 2_000_000 }),
  }),
  fc.record({ kind: fc.constant('discount' as const), reais: fc.integer({ min: 0, max: 300_000_000 }) }),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 10_000_000 }) }),
  fc.record({ kind: fc.constant('commission' as const), cents: fc.integer({ min: 0, max: 1_000_000 }) }),
  fc.record({ kind: fc.constant('empty' as const) }),
)
type Operation = typeof operation extends fc.Arbitrary<infer O> ? O : never

let shop: Shop
let call: Caller
let cartId: number
let customerIds: number[]

beforeAll(async () => {
  shop = await openShop('postgres')
  customerIds = []
  for (const erp_code of ['C-1', 'C-2', null]) customerIds.push(await shop.customerIn('SP', { erp_code }))
  call = await shop.as('commercial-supervisor@girassol.demo', 'INT001')
  cartId = (await emptied(call)).id
})
afterAll(() => shop.close())

const price = (body: RequestFor<typeof contract.changePrices>['body']) =>
  call(contract.changePrices, { params: { id: cartId }, body })

const run = (each: Operation) => {
  switch (each.kind) {
    case 'add':
      return call(contract.addCartItem, { body: { erpCode: each.code, quantity: each.quantity } })
    case 'set':
      return call(contract.changeCartItemQuantity, {
        params: { cartId, code: each.code, qty: each.quantity },
        query: {},
      })
    case 'price':
      return shop.db.updateTable('product').set({ price_cents: each.cents }).where('code', '=', each.code).execute()
    case 'choose':
      return call(contract.updateCart, { params: { id: cartId }, body: { customerId: customerIds[each.customer] } })
    case 'deliver':
      return call(contract.updateCart, { params: { id: cartId }, body: { addressType: each.to } })
    case 'pay':
      return call(contract.updateCart, {
        params: { id: cartId },
        body: { paymentMethod: each.method, card1installments: each.instalments, card1value: each.card1 / 100 },
      })
    case 'discount':
      return price({ discountValue: each.reais / 100_000, marginReason: 'Motivo do teste' })
    case 'percent':
      return price({ discountPercentage: each.percent / 100_000, marginReason: 'Motivo do teste' })
    case 'commission':
      return price({ grossCommission: each.cents / 100 })
    case 'empty':
      return call(contract.emptyCart)
  }
}

const read = async (): Promise<OrderView> => (await call(contract.readCart)).json()

const cents = (reais: number | null) => centsFromReais(reais ?? Number.NaN)

/** The freight table's figures for the capital of São Paulo. */
const computeExpected = (cart: OrderView) =>
  computeOrderTotals({
    lines: cart.invoiceItems.map((item) => ({
      unitValueCents: cents(item.unitValue),
      costCents: 0,
      quantity: item.quantity,
      generatorPowerW: item.groupCode === '1001' ? (item.unitPower ?? 0) : 0,
    })),
    discountValue: toDecimal(cart.discountValue ?? Number.NaN, 5),
    freight: { pickup: cart.addressType === 'pickup', percentage: '1.5', minimumCents: 25_000, discountCents: 0 },
    cards: [],
    grossCommissionCents: 0,
    serviceTaxPercent: '20',
  })

test('C-80 CART-025 every change answers with the cart as it is stored, totals are those of the items, and nothing is negative or no number', async () => {
  const [customerId] = customerIds
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 12 }), async (operations) => {
      await call(contract.emptyCart)
      await call(contract.updateCart, {
        params: { id: cartId },
        body: { customerId, addressType: 'same', paymentMethod: 'PIX' },
      })
      for (const each of operations) {
        const answer = await run(each)
        if (!('statusCode' in answer)) continue
        expect([200, 204, 404, 409]).toContain(answer.statusCode)
        if (answer.statusCode === 200) expect(answer.json(), each.kind).toEqual(await read())
      }
      const cart = await read()
      const expected = computeExpected(cart)
      expect(cents(cart.subTotal)).toBe(expected.subTotalCents)
      expect(cents(cart.freightValue)).toBe(expected.freightCents)
      expect(cents(cart.rawInvoice)).toBe(expected.rawInvoiceCents)
      expect(cart.kitPower).toBeCloseTo(expected.kitPowerKw, 3)
      expect(expected.discountValue).toBe(toDecimal(cart.discountValue ?? Number.NaN, 5))
      const above = cents(cart.interestValue) + cents(cart.grossCommission)
      expect(cents(cart.totalInvoice)).toBe(expected.rawInvoiceCents + above)
      expect(cents(cart.interestValue)).toBeGreaterThanOrEqual(0)
      expect(cart.invoiceItems.every((item) => item.quantity > 0 && item.quantity % item.step === 0)).toBe(true)
    }),
    { numRuns: 40 },
  )
}, 120_000)
