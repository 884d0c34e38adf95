import * as cart from '@girassol/contract/cart'
import * as customers from '@girassol/contract/customers'
import { customerBody } from '@girassol/contract/customers/customer-body'
import type { Endpoint } from '@girassol/contract/http/endpoint'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { emptied, openShop, readyCart, type Shop } from '../features/cart/test-shop.ts'
import type { Caller } from '../test-application.ts'
import { toDemoEmail, wellFormed } from './test-contract.ts'
import { findErrorFaults } from './test-hostile-calls.ts'
import { hostileValues } from './test-hostile-values.ts'

const json = { 'content-type': 'application/json' }

/** Any JSON: hostile values, valid values of other fields, and nonsense of any shape. */
const anything = fc.oneof(
  fc.constantFrom(...Object.values(hostileValues).filter((value) => JSON.stringify(value).length < 1000)),
  fc.constantFrom(
    'same',
    'pickup',
    'different',
    'CUSTOMER',
    'PIX',
    'CREDIT_CARD + CREDIT_CARD',
    'BV',
    'SP',
    '01310100',
  ),
  fc.integer({ min: -1, max: 100 }),
  fc.double({ min: -10, max: 100_000_000, noNaN: true }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** A body with some fields of the call, each with any value, and sometimes an unknown field. */
const anyBody = (endpoint: Endpoint, names: readonly string[]) =>
  fc
    .record(Object.fromEntries(names.map((name) => [name, anything])), { requiredKeys: [] })
    .chain((given) => fc.constantFrom({ ...(wellFormed(endpoint).body as object), ...given }, given))

const cents = (reais: number) => Math.round(reais * 100)

const cartFields = Object.keys((cart.updateCart.body as z.ZodObject).shape)
const customerFields = Object.keys(customerBody.shape)

describe('bodies that nobody would write', () => {
  let shop: Shop
  let call: Caller

  beforeAll(async () => {
    shop = await openShop('postgres')
    call = await shop.as(toDemoEmail('INTEGRATOR'))
  })
  afterAll(() => shop.close())

  const send = async (endpoint: Endpoint, id: number, body: unknown) => {
    const answer = await call(endpoint, { params: { id }, body: JSON.stringify(body) } as never, json)
    expect(answer.statusCode).toBeLessThan(500)
    if (answer.statusCode >= 400) expect(findErrorFaults(answer)).toEqual([])
    return answer
  }

  test('C-102 C-80 whatever is changed of a cart, it can be read afterwards and its totals still add up', async () => {
    const { id } = await readyCart(shop, call)
    await fc.assert(
      fc.asyncProperty(anyBody(cart.updateCart, cartFields), async (body) => {
        await send(cart.updateCart, id, body)
        const after = (await call(cart.readCart)).json()
        expect(after).toMatchObject({ id, status: 'CART' })
        expect(cents(after.rawInvoice)).toBe(cents(after.subTotalWithDiscount + after.freightValue))
        expect(cents(after.totalInvoice)).toBe(cents(after.rawInvoice + after.interestValue + after.grossCommission))
        expect(after.invoiceItems).toHaveLength(2)
      }),
      { numRuns: 150, seed: 2026 },
    )
  })

  test('CUS-033 C-102 whatever is registered as a customer is refused, or listed afterwards within its limits', async () => {
    await fc.assert(
      fc.asyncProperty(anyBody(customers.saveCustomer, customerFields), async (body) => {
        const answer = await send(customers.saveCustomer, 0, body)
        if (answer.statusCode !== 200) return
        const { id, name } = answer.json()
        expect(name).toMatch(/^[\p{L}\d ]{1,100}$/u)
        expect((await call(customers.showCustomer, { params: { id } })).json()).toEqual(answer.json())
      }),
      { numRuns: 150, seed: 2026 },
    )
  })

  test('C-33 C-102 an incomplete cart is finished by no body at all', async () => {
    const { id } = await emptied(call)
    await fc.assert(
      fc.asyncProperty(anything, fc.constantFrom(cart.finishAsOrder, cart.finishAsBudget), async (total, finish) => {
        const answer = await send(finish, id, { totalInvoice: total, status: 'INVOICE', missing: [] })
        expect([400, 409]).toContain(answer.statusCode)
      }),
      { numRuns: 100, seed: 2026 },
    )
  })
})
