import { changeOrderItem, simulateDiscount } from '@girassol/contract/cart'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import * as contract from '@girassol/contract/order-validation'
import { roles } from '@girassol/domain/access'
import { orderStatusNames } from '@girassol/domain/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { products } from '../cart/test-shop.ts'
import { type OrderDesk, openOrderDesk } from '../order-approval/test-order-desk.ts'

type Body = RequestFor<typeof contract.validateOrder>['body']

describe.each(bothDatabases)('the validation of an order on %s', (kind) => {
  let desk: OrderDesk
  beforeAll(async () => {
    desk = await openOrderDesk(kind)
  })
  afterAll(() => desk.close())

  const check = (id: number, role: keyof OrderDesk['callers'] = 'COMMERCIAL') =>
    desk.callers[role](contract.checkValidation, { params: { id } })
  const validate = (id: number, body: Body, role: keyof OrderDesk['callers'] = 'COMMERCIAL') =>
    desk.callers[role](contract.validateOrder, { params: { id }, body })
  const whole = { discount: 0, deliveryDate: '2026-11-25' } as const
  const readRefusal = async (id: number, body: Partial<Body>) => {
    const answer = await validate(id, { ...whole, ...body })
    return [answer.statusCode, answer.json().message]
  }
  const readOrder = (id: number) =>
    desk.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const setStock = (remaining_quantity: number, boarding_date: string | null = null) =>
    desk.db
      .updateTable('product')
      .set({ remaining_quantity, boarding_date })
      .where('code', '=', products.panel)
      .execute()

  /** Pauses one of two concurrent calls by some milliseconds, so that each of them is first in some rounds. */
  // The one connection of the embedded database leaves few orders in which they can meet.
  const rounds = kind === 'postgres' ? 50 : 12
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

  whereTested(kind, () => {
    test('VAL-015 the check returns the order, its first possible date and the free days', async () => {
      await desk.db.updateTable('orders').set({ delivery_date: null }).execute()
      await desk.db.deleteFrom('separation_capacity').execute()
      await desk.db.deleteFrom('setting').where('key', '=', 'separation-capacity').execute()
      const id = await desk.order()
      const answer = await check(id)
      expect(answer.statusCode).toBe(200)
      const { invoice, minDeliveryDate, deliveryDateSeparationCapacity } = answer.json()
      expect([invoice.id, minDeliveryDate]).toEqual([id, '2026-11-24'])
      expect(deliveryDateSeparationCapacity.slice(0, 5)).toEqual([
        { date: '2026-11-24', quantity: 12 },
        { date: '2026-11-25', quantity: 12 },
        { date: '2026-11-26', quantity: 12 },
        { date: '2026-11-27', quantity: 12 },
        { date: '2026-11-30', quantity: 12 },
      ])
    })

    test('VAL-015 VAL-003 only an order in analysis is checked or validated', async () => {
      const id = await desk.order()
      for (const status of orderStatusNames.filter((each) => each !== 'INVOICE' && each !== 'CART')) {
        await desk.place(id, { status })
        const codes = [(await check(id)).statusCode, (await validate(id, whole)).statusCode]
        expect([status, ...codes]).toEqual([status, 409, 409])
      }
    })

    test('VAL-002 VAL-003 VAL-016 C-51 the decisions are stored, the total is updated, and the log names who validated', async () => {
      const id = await desk.order()
      const answer = await validate(id, {
        discount: 100.12345,
        deliveryDate: '2026-11-25T12:00:00.000-03:00',
        isFutureSale: true,
        highlightShippingNf: true,
        freightDiscount: 50,
        feedback: '  Entrega combinada com a obra  ',
      })
      // 6.948,00 − 100,12345 = 6.847,88; freight at its minimum of 250,00 less 50,00.
      expect([answer.statusCode, answer.json().status]).toEqual([200, 'INVOICE_VALIDATED'])
      expect(answer.json()).toMatchObject({
        discountValue: 100.12345,
        subTotalWithDiscount: 6847.88,
        freightValue: 200,
        totalInvoice: 7047.88,
      })
      expect(await readOrder(id)).toMatchObject({
        delivery_date: '2026-11-25',
        // Two days until the bank confirms a Pix and three of transport, with a weekend in between.
        estimated_delivery_date: '2026-12-02',
        is_future_sale: true,
        is_triangulation: false,
        triangulation_status: null,
        highlight_shipping_nf: true,
        freight_discount_cents: 5000,
        approval_feedback: 'Entrega combinada com a obra',
      })
      expect((await desk.readLog(id)).at(-1)).toEqual({
        author: 'Renato Torres',
        from_status: 'INVOICE',
        to_status: 'INVOICE_VALIDATED',
        description: 'Pedido validado',
      })
    })

    test('VAL-005 T8 a changed availability refuses the validation, and nothing moves', async () => {
      const id = await desk.order()
      await setStock(0, '2026-12-10')
      try {
        const answer = await validate(id, whole)
        expect([answer.statusCode, answer.json().reason]).toEqual([409, 'availabilityChanged'])
        expect(answer.json().details).toEqual([
          {
            productErpCode: products.panel,
            productName: expect.any(String),
            availability: 'Immediate',
            currentAvailability: '2026-12-10',
          },
        ])
        expect((await readOrder(id)).status).toBe('INVOICE')
        expect((await check(id)).json().minDeliveryDate).toBe('2026-12-10')
        await setStock(0)
        await desk.db.updateTable('order_item').set({ availability: null }).where('order_id', '=', id).execute()
        await desk.db
          .updateTable('order_item')
          .set({ availability: 'Immediate' })
          .where('order_id', '=', id)
          .where('product_code', '=', products.inverter)
          .execute()
        const gone = await validate(id, whole)
        expect([gone.statusCode, gone.json().reason]).toEqual([409, 'itemsUnavailable'])
      } finally {
        await setStock(10_000)
      }
    })

    test('VAL-006 VAL-007 VAL-008 VAL-009 the discount is required, not negative, has at most five decimals, and is at most the subtotal', async () => {
      const id = await desk.order()
      expect(await readRefusal(id, { discount: null })).toEqual([400, 'Campo obrigatório'])
      expect((await validate(id, { ...whole, discount: -1 })).statusCode).toBe(400)
      expect((await validate(id, { ...whole, discount: 1.123456 })).statusCode).toBe(400)
      expect(await readRefusal(id, { discount: 6948.00001 })).toEqual([
        409,
        'O desconto não pode ser maior que o subtotal.',
      ])
      expect((await readOrder(id)).status).toBe('INVOICE')
    })

    test('VAL-010 VAL-011 VAL-012 the delivery date is required, not before the minimum, and on a free day', async () => {
      const id = await desk.order()
      expect(await readRefusal(id, { deliveryDate: null })).toEqual([400, 'Campo obrigatório'])
      const early = 'A data de entrega não pode ser anterior a 24/11/2026.'
      expect(await readRefusal(id, { deliveryDate: '2026-11-23' })).toEqual([409, early])
      const full = 'Não há capacidade de separação nesta data.'
      expect(await readRefusal(id, { deliveryDate: '2026-11-28' })).toEqual([409, full])
      await desk.db.insertInto('separation_capacity').values({ day: '2026-11-26', quantity: 0 }).execute()
      expect(await readRefusal(id, { deliveryDate: '2026-11-26' })).toEqual([409, full])
      expect((await validate(id, { ...whole, deliveryDate: '2026-11-27' })).statusCode).toBe(200)
    })

    test('VAL-013 a pickup has no delivery date', async () => {
      const id = await desk.order({ address_type: 'pickup' })
      expect(await readRefusal(id, {})).toEqual([409, 'Um pedido com retirada não tem data de entrega.'])
      expect((await validate(id, { discount: 0 })).statusCode).toBe(200)
      expect((await readOrder(id)).delivery_date).toBeNull()
    })

    test('VAL-014 C-78 conta e ordem excludes a future sale, and is only for integrators that offer it', async () => {
      const id = await desk.order()
      expect(await readRefusal(id, { isTriangulation: true, isFutureSale: true })).toEqual([
        409,
        'Um pedido de conta e ordem não pode ser venda futura.',
      ])
      const may = async (can_do_triangulation: boolean) => {
        await desk.db.updateTable('seller').set({ can_do_triangulation }).where('erp_code', '=', 'INT001').execute()
        return (await check(id)).json().canDoTriangulation
      }
      expect(await may(false)).toBe(false)
      expect((await readRefusal(id, { isTriangulation: true }))[0]).toBe(409)
      expect(await may(true)).toBe(true)
      expect((await validate(id, { ...whole, isTriangulation: true })).statusCode).toBe(200)
      expect(await readOrder(id)).toMatchObject({ is_triangulation: true, triangulation_status: 'NOT_CREATED' })
    })

    test('C-82 the freight discount is at most the freight', async () => {
      const id = await desk.order()
      const message = 'O desconto no frete vai de zero até o valor do frete.'
      expect(await readRefusal(id, { freightDiscount: 250.01 })).toEqual([409, message])
      expect((await validate(id, { ...whole, freightDiscount: 250 })).json()).toMatchObject({ freightValue: 0 })
    })

    test('VAL-018 C-82 a simulated discount returns the new total and the freight, and stores nothing', async () => {
      const id = await desk.order()
      const before = await readOrder(id)
      const body = { discountValue: 948, freightDiscount: 100 }
      const simulated = (await desk.callers.COMMERCIAL(simulateDiscount, { params: { id }, body })).json()
      expect(simulated).toMatchObject({
        subTotalWithDiscount: 6000,
        grossFreight: 250,
        freightValue: 150,
        totalInvoice: 6150,
      })
      expect(await readOrder(id)).toEqual(before)
    })

    test('VAL-003 without a version in the request an order is validated as it is now', async () => {
      const id = await desk.order()
      const change = { params: { id }, body: { productErpCode: products.panel, quantity: 5 } }
      expect((await desk.callers.COMMERCIAL(changeOrderItem, change)).statusCode).toBe(200)
      expect(await readRefusal(id, { discount: 5000 })).toEqual([409, 'O desconto não pode ser maior que o subtotal.'])
    })

    test('C-08 C-29 an unknown order is not found; a user who sees no prices does not change the discount', async () => {
      expect((await check(999_999)).statusCode).toBe(404)
      expect((await validate(999_999, whole)).statusCode).toBe(404)
      const id = await desk.order({ discount_value: '10' })
      const blind = { can_view_product_prices: false }
      const email = 'customer-success@girassol.demo'
      await desk.db.updateTable('app_user').set(blind).where('email', '=', email).execute()
      const call = await desk.as(email)
      const body = { deliveryDate: '2026-11-25' }
      expect((await call(contract.validateOrder, { params: { id }, body })).statusCode).toBe(200)
      await desk.db.updateTable('app_user').set({ can_view_product_prices: true }).where('email', '=', email).execute()
      expect((await readOrder(id)).discount_value).toBe('10.00000')
    })

    test('VAL-015 VAL-016 only commercial roles and customer success validate', async () => {
      const able = { check: [] as string[], validate: [] as string[] }
      const id = await desk.order()
      for (const role of roles) {
        await desk.place(id, { status: 'INVOICE', delivery_date: null })
        if ((await check(id, role)).statusCode === 200) able.check.push(role)
        if ((await validate(id, whole, role)).statusCode === 200) able.validate.push(role)
      }
      const expected = ['ADMINISTRATOR', 'COMMERCIAL', 'COMMERCIAL_SUPERVISOR', 'CUSTOMER_SUCCESS']
      expect([able.check.sort(), able.validate.sort()]).toEqual([expected, expected])
    })
  })

  test('VAL-012 the setting limits the orders per day; orders with that day count, rejected ones do not', async () => {
    const value = JSON.stringify([0, 1, 2, 1, 1, 1, 0])
    await desk.db.insertInto('setting').values({ key: 'separation-capacity', value }).execute()
    const day = '2026-12-01'
    const first = await desk.order()
    const second = await desk.order()
    const third = await desk.order()
    expect((await validate(first, { ...whole, deliveryDate: day })).statusCode).toBe(200)
    const twoAtOnce = await Promise.all([second, third].map((id) => validate(id, { ...whole, deliveryDate: day })))
    expect(twoAtOnce.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    await desk.place(first, { status: 'INVOICE_REPROVED' })
    const lost = twoAtOnce[0]?.statusCode === 409 ? second : third
    expect((await validate(lost, { ...whole, deliveryDate: day })).statusCode).toBe(200)
    await desk.db.deleteFrom('setting').where('key', '=', 'separation-capacity').execute()
  })

  test('VAL-003 of two people who validate at once one succeeds, and the refusal names who did', async () => {
    const id = await desk.order()
    const answers = await Promise.all([validate(id, whole), validate(id, whole, 'CUSTOMER_SUCCESS')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const lost = answers.find(({ statusCode }) => statusCode === 409)?.json().message
    expect(lost).toMatch(/ moveu este pedido para “Validado” em 23\/11\/2026/)
  })

  test('REL-010 C-237 with an edit and a validation at once, in many rounds, the validated total is always the one shown', async () => {
    const id = await desk.order()
    const outcomes = { validated: 0, refused: 0 }
    for (let round = 0; round < rounds; round += 1) {
      await desk.place(id, { status: 'INVOICE' })
      const seen = (await check(id)).json().invoice
      const quantity = seen.invoiceItems[0].quantity === 10 ? 12 : 10
      const [edited, validated] = await Promise.all([
        pause(round % 4).then(() =>
          desk.callers.INTEGRATOR(changeOrderItem, {
            params: { id },
            body: { productErpCode: products.panel, quantity },
          }),
        ),
        pause(round % 3).then(() => validate(id, { ...whole, version: seen.version })),
      ])
      const stored = await readOrder(id)
      if (validated.statusCode === 200) {
        outcomes.validated += 1
        expect([stored.status, stored.total_invoice_cents]).toEqual([
          'INVOICE_VALIDATED',
          Math.round(seen.totalInvoice * 100),
        ])
        expect(edited.statusCode).toBe(409)
      } else {
        outcomes.refused += 1
        expect([validated.statusCode, validated.json().reason, stored.status]).toEqual([
          409,
          'changedMeanwhile',
          'INVOICE',
        ])
        expect(validated.json().message).toMatch(
          /^O pedido mudou depois que você o abriu\. Quantidade de .+ alterada de \d+ para \d+ por Marina Alves em /,
        )
        expect(edited.statusCode).toBe(200)
      }
    }
    expect(outcomes.validated).toBeGreaterThan(0)
    expect(outcomes.refused).toBeGreaterThan(0)
  })
})
