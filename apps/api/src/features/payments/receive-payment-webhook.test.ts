import { receivePaymentWebhook, retryDeadLetter } from '@girassol/contract/inbound'
import * as contract from '@girassol/contract/payments'
import type { PaymentMethod } from '@girassol/domain/payments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import {
  type Settlement,
  type SimulatedGateway,
  simulatedGateway,
} from '../../integrations/gateway/simulated-gateway.ts'
import { createOutbox } from '../../outbox/outbox.ts'
import type { Caller } from '../../test-application.ts'
import { openShop, type Shop } from '../cart/test-shop.ts'
import { moveOrder } from '../order-record/move-order.ts'
import { lockUnscopedOrder, systemAuthor } from '../order-record/unscoped-order.ts'
import { payAtSimulatedGateway } from './pay-at-simulated-gateway.ts'
import { approvedOrder } from './test-payer.ts'

describe.each(bothDatabases)('payment webhooks of the gateway, on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let gateway: SimulatedGateway
  let hooks = 0

  beforeAll(async () => {
    gateway = simulatedGateway()
    shop = await openShop(kind, { ports: { gateway } })
    integrator = await shop.as('integrator@girassol.demo')
  })
  afterAll(() => shop.close())

  /** An order whose charges are created, and their identifiers at the gateway. */
  const charged = async (method: PaymentMethod, more = {}) => {
    const id = await approvedOrder({ shop, call: integrator }, method, more)
    const open = method === 'PIX' ? contract.openPix : contract.openCheckout
    expect((await integrator(open, { params: { id } })).statusCode).toBe(200)
    const rows = await shop.db
      .selectFrom('order_charge')
      .select('gateway_id')
      .where('order_id', '=', id)
      .orderBy('part')
      .execute()
    return { id, charges: rows.map(({ gateway_id }) => gateway_id ?? '') }
  }
  const hook = (gatewayId: string, type = 'charge.updated', key = '') => {
    hooks += 1
    const data = type.startsWith('order.') ? { id: gatewayId } : { id: 'ch_1', order: { id: gatewayId } }
    return shop.signed(receivePaymentWebhook, { id: key || `hook_${hooks}`, type, data }, 'payments')
  }
  const settle = async (gatewayId: string, settlement: Settlement, type?: string) => {
    await gateway.settle(gatewayId, settlement)
    const answer = await hook(gatewayId, type)
    expect(answer.statusCode).toBe(202)
    return answer.json().outcome
  }
  const readOrder = (id: number) =>
    shop.db.selectFrom('orders').select(['status', 'money_in_at']).where('id', '=', id).executeTakeFirstOrThrow()
  const readStatus = async (id: number) => (await readOrder(id)).status
  const listTitles = async (id: number) => {
    const rows = await shop.db
      .selectFrom('notification')
      .innerJoin('app_user', 'app_user.id', 'notification.user_id')
      .select(['title', 'email'])
      .where('order_id', '=', id)
      .execute()
    return rows.map(({ title, email }) => `${title} ${email}`)
  }
  const readLog = async (id: number) =>
    (
      await shop.db.selectFrom('order_log').select('description').where('order_id', '=', id).orderBy('id').execute()
    ).map(({ description }) => description)
  const readAnalyses = (id: number) =>
    shop.db.selectFrom('card_analysis').selectAll().where('order_id', '=', id).execute()

  whereTested(kind, () => {
    test('C-50 E3 a paid Pix pays its order and notifies the ERP and the reseller', async () => {
      const { id, charges } = await charged('PIX')
      expect(await settle(charges[0] ?? '', { state: 'PAID' }, 'order.paid')).toBe('moved')
      expect(await readStatus(id)).toBe('INVOICE_PAYED')
      expect(await readLog(id)).toContain('Pagamento recebido')
      expect(await listTitles(id)).toContain('Pagamento recebido integrator@girassol.demo')
      expect(await readAnalyses(id)).toEqual([])
    })

    test('C-87 E4 a captured card is sent to analysis once, with its first six and last four digits', async () => {
      const { id, charges } = await charged('CREDIT_CARD')
      await settle(charges[0] ?? '', { state: 'PAID' })
      expect([await readStatus(id), await readAnalyses(id)]).toEqual([
        'INVOICE_ANALYSIS',
        [expect.objectContaining({ status: 'AWAITING_ANALYSIS', consult: null })],
      ])
      const [charge] = await shop.db.selectFrom('order_charge').selectAll().where('order_id', '=', id).execute()
      expect(charge).toMatchObject({ state: 'PAID', paid_cents: 719_800, card_number: '400000******0010' })
    })

    test('C-141 a single paid part is noted and moves nothing; the last part moves the order', async () => {
      const { id, charges } = await charged('CREDIT_CARD + BARCODE')
      expect(await settle(charges[1] ?? '', { state: 'PAID' })).toBe('noted')
      expect([await readStatus(id), (await readLog(id)).at(-1)]).toEqual([
        'INVOICE_APPROVED',
        'Parte do pagamento recebida',
      ])
      const parts = (await integrator(contract.listCharges, { params: { id } })).json() as contract.ChargeView[]
      expect(parts.map(({ state }) => state)).toEqual(['OPEN', 'PAID'])
      expect(await settle(charges[0] ?? '', { state: 'PAID' })).toBe('moved')
      expect(await readStatus(id)).toBe('INVOICE_ANALYSIS')
    })

    test('C-107 a webhook that contradicts the gateway is not trusted', async () => {
      const { id, charges } = await charged('PIX')
      expect((await hook(charges[0] ?? '', 'order.paid')).json()).toEqual({ outcome: 'noted', reason: null })
      expect([await readStatus(id), (await readLog(id)).at(-1)]).toEqual(['INVOICE_APPROVED', 'Cobrança gerada: Pix'])
    })

    test('C-87 E5 a refused card leaves the order payable and notifies the reseller', async () => {
      const { id, charges } = await charged('CREDIT_CARD')
      await settle(charges[0] ?? '', { state: 'REFUSED' })
      expect([await readStatus(id), await listTitles(id)]).toEqual([
        'INVOICE_APPROVED',
        expect.arrayContaining(['Pagamento recusado integrator@girassol.demo']),
      ])
      const again = (await integrator(contract.openCheckout, { params: { id } })).json()
      expect([again.isError, again.parts[0].state]).toEqual([false, 'OPEN'])
    })

    test('C-87 E7 E8 a chargeback sets the error status and notifies Financial; a settlement then pays the order', async () => {
      const { id, charges } = await charged('PIX')
      await settle(charges[0] ?? '', { state: 'PAID' })
      await settle(charges[0] ?? '', { state: 'REVERSED' }, 'charge.chargedback')
      expect([await readStatus(id), await listTitles(id)]).toEqual([
        'INVOICE_PAYMENT_ERROR',
        expect.arrayContaining(['Erro no pagamento financial@girassol.demo']),
      ])
      await settle(charges[0] ?? '', { state: 'PAID' })
      expect(await readStatus(id)).toBe('INVOICE_PAYED')
    })

    test('C-87 another amount waits for Financial, and a cancellation then requires a refund', async () => {
      const { id, charges } = await charged('BARCODE')
      expect(await settle(charges[0] ?? '', { state: 'MISMATCHED', paidCents: 700_000 })).toBe('noted')
      expect((await listTitles(id)).join()).toContain('Pagamento a conferir financial@girassol.demo')
      expect(await readOrder(id)).toEqual({ status: 'INVOICE_APPROVED', money_in_at: expect.any(String) })
      const again = await integrator(contract.openCheckout, { params: { id } })
      expect(again.json()).toMatchObject({
        isError: true,
        message: 'O pagamento deste pedido está em conferência pelo financeiro.',
        parts: [{ state: 'MISMATCHED' }],
      })
      const { db } = shop.deps.connection
      await db.transaction().execute(async (tx) => {
        const mover = { tx, now: shop.deps.clock(), outbox: createOutbox(shop.deps.boss, tx), author: systemAuthor }
        for (const event of ['cancelUnpaid', 'cancellationDone'] as const) {
          const order = await lockUnscopedOrder(tx, id)
          if (order) await moveOrder(mover, order, { event, log: event })
        }
      })
      expect(await readStatus(id)).toBe('INVOICE_CANCELED_PAID')
    })

    test.each(['PROCESSING_CANCELLATION', 'INVOICE_CANCELED'] as const)(
      'C-54 E22 money received in %s must be refunded, and Financial is notified',
      async (status) => {
        const { id, charges } = await charged('BARCODE')
        await shop.db.updateTable('orders').set({ status }).where('id', '=', id).execute()
        await settle(charges[0] ?? '', { state: 'PAID' })
        expect([await readStatus(id), (await listTitles(id)).join()]).toEqual([
          'INVOICE_CANCELED_PAID',
          expect.stringContaining('Devolução de pagamento financial@girassol.demo'),
        ])
      },
    )

    test('C-140 an unknown charge waits for an administrator, and still does after a retry', async () => {
      const { charges } = await charged('PIX')
      const unknown = (await hook('or_0000000000000000')).json()
      expect(unknown).toEqual({ outcome: 'dead', reason: 'O gateway não conhece esta cobrança.' })
      await shop.db
        .updateTable('order_charge')
        .set({ gateway_id: 'or_else' })
        .where('gateway_id', '=', charges[0] ?? '')
        .execute()
      await gateway.settle(charges[0] ?? '', { state: 'PAID' })
      const foreign = (await hook(charges[0] ?? '')).json()
      expect(foreign.reason).toBe('Esta cobrança não é de um pedido do portal.')
      const letters = await shop.db.selectFrom('inbound_event').selectAll().where('outcome', '=', 'dead').execute()
      expect(JSON.stringify(letters)).not.toContain('ch_1')
      const administrator = await shop.as('administrator@girassol.demo')
      const id = letters.at(-1)?.id ?? 0
      expect((await administrator(retryDeadLetter, { params: { id } })).json().outcome).toBe('dead')
    })

    test('C-107 an unsigned webhook is refused; Pagar.me sends the secret as a password instead', async () => {
      const { id, charges } = await charged('PIX')
      await gateway.settle(charges[0] ?? '', { state: 'PAID' })
      const send = (password: string) =>
        shop.app.inject({
          method: 'POST',
          url: '/api/integrations/payments/webhook',
          headers: { authorization: `Basic ${Buffer.from(`pagarme:${password}`).toString('base64')}` },
          payload: { id: `basic-${id}`, type: 'order.paid', data: { id: charges[0] } },
        })
      expect((await send('guess')).statusCode).toBe(401)
      expect(await readStatus(id)).toBe('INVOICE_APPROVED')
      expect((await send(shop.deps.signatureSecrets.payments ?? '')).json().outcome).toBe('moved')
    })

    test('C-107 when the gateway cannot be queried, the webhook gets a 503 and is accepted when sent again', async () => {
      const { id, charges } = await charged('PIX')
      const read = gateway.readCharge
      gateway.readCharge = () => Promise.reject(new Error('down'))
      const answer = await hook(charges[0] ?? '', 'order.paid', `again-${id}`)
      gateway.readCharge = read
      expect(answer.statusCode).toBe(503)
      await gateway.settle(charges[0] ?? '', { state: 'PAID' })
      expect((await hook(charges[0] ?? '', 'order.paid', `again-${id}`)).json().outcome).toBe('moved')
    })

    test.each([
      ['PIX', 'INVOICE_PAYED'],
      ['BARCODE', 'INVOICE_PAYED'],
      ['CREDIT_CARD', 'INVOICE_ANALYSIS'],
      ['CREDIT_CARD + CREDIT_CARD', 'INVOICE_ANALYSIS'],
      ['CREDIT_CARD + BARCODE', 'INVOICE_ANALYSIS'],
      ['FINANCING', 'INVOICE_APPROVED'],
      ['DEPOSIT', 'INVOICE_APPROVED'],
    ] as const)('C-50 C-107 a payment by %s at the simulated gateway moves the order to %s', async (...row) => {
      const [method, status] = row
      const id = await approvedOrder({ shop, call: integrator }, method)
      await payAtSimulatedGateway(shop.deps, id)
      await payAtSimulatedGateway(shop.deps, id)
      expect(await readStatus(id)).toBe(status)
    })
  })

  test('C-50 a repeated webhook, also at the same moment, and other webhooks of the payment have no second effect', async () => {
    const { id, charges } = await charged('PIX')
    const gatewayId = charges[0] ?? ''
    await gateway.settle(gatewayId, { state: 'PAID' })
    const answers = await Promise.all([1, 2, 3].map(() => hook(gatewayId, 'order.paid', `same-${id}`)))
    expect(answers.map((answer) => answer.json().outcome).toSorted()).toEqual(['moved', 'repeated', 'repeated'])
    expect((await hook(gatewayId, 'charge.paid')).json().outcome).toBe('noted')
    expect((await readLog(id)).filter((line) => line === 'Pagamento recebido')).toHaveLength(1)
  })
})
