import { receivePaymentWebhook } from '@girassol/contract/inbound'
import * as contract from '@girassol/contract/payments'
import { roles } from '@girassol/domain/access'
import type { PaymentMethod } from '@girassol/domain/payments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import {
  type Settlement,
  type SimulatedGateway,
  simulatedGateway,
} from '../../integrations/gateway/simulated-gateway.ts'
import type { Caller } from '../../test-application.ts'
import { openShop, type Shop } from '../cart/test-shop.ts'
import { approvedOrder } from './test-payer.ts'

const due = 719_800
const reason = 'Conferido no extrato do banco.'

describe.each(testedDatabases)('payments of another amount, on %s', (kind) => {
  let shop: Shop
  let integrator: Caller
  let financial: Caller
  let gateway: SimulatedGateway
  let hooks = 0

  beforeAll(async () => {
    gateway = simulatedGateway()
    shop = await openShop(kind, { ports: { gateway } })
    integrator = await shop.as('integrator@girassol.demo')
    financial = await shop.as('financial@girassol.demo')
  })
  afterAll(() => shop.close())

  const readCharges = (id: number) =>
    shop.db.selectFrom('order_charge').selectAll().where('order_id', '=', id).orderBy('id').execute()
  const charged = async (method: PaymentMethod) => {
    const id = await approvedOrder({ shop, call: integrator }, method)
    const open = method === 'PIX' ? contract.openPix : contract.openCheckout
    expect((await integrator(open, { params: { id } })).statusCode).toBe(200)
    return { id, gatewayIds: (await readCharges(id)).map(({ gateway_id }) => gateway_id ?? '') }
  }
  /** The gateway calls it paid, whatever the amount is. */
  const settle = async (gatewayId: string | undefined, settlement: Settlement) => {
    hooks += 1
    await gateway.settle(gatewayId ?? '', settlement)
    const hook = { id: `divergent_${hooks}`, type: 'order.paid', data: { id: gatewayId } }
    const answer = await shop.signed(receivePaymentWebhook, hook, 'payments')
    expect(answer.statusCode).toBe(202)
    return answer.json().outcome
  }
  const pay = (gatewayId: string | undefined, paidCents = due) => settle(gatewayId, { state: 'PAID', paidCents })
  const readStatus = async (id: number) =>
    (await shop.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
  const readLog = async (id: number) => {
    const rows = await shop.db.selectFrom('order_log').selectAll().where('order_id', '=', id).orderBy('id').execute()
    return rows.map(({ author, description }) => `${author}: ${description}`)
  }
  const readNotices = async (id: number) => {
    const rows = await shop.db
      .selectFrom('notification')
      .innerJoin('app_user', 'app_user.id', 'notification.user_id')
      .select(['message', 'email'])
      .where('order_id', '=', id)
      .where('email', '=', 'financial@girassol.demo')
      .execute()
    return rows.map(({ message }) => message)
  }
  const list = async (id: number, call = financial) =>
    (await call(contract.listCharges, { params: { id } })).json() as contract.ChargeView[]
  const decide = async (
    id: number,
    resolution: 'ACCEPTED' | 'RETURNED',
    { charge = 0, call = financial, why = reason } = {},
  ) => {
    const chargeId = (await readCharges(id)).filter(({ state }) => state !== 'OPEN')[charge]?.id ?? 0
    return call(contract.settleDivergentPayment, { params: { id, chargeId }, body: { resolution, reason: why } })
  }

  test.each([
    ['1 cent', 1],
    ['one cent less', due - 1],
    ['one cent more', due + 1],
    ['the amount twice', 2 * due],
  ])('REL-011 C-235 %s does not pay the order and waits for the financial department', async (_what, paidCents) => {
    const { id, gatewayIds } = await charged('PIX')
    expect(await pay(gatewayIds[0], paidCents)).toBe('noted')
    expect(await readStatus(id)).toBe('INVOICE_APPROVED')
    expect(await list(id)).toMatchObject([{ state: 'MISMATCHED', amount: due / 100, paidAmount: paidCents / 100 }])
    expect(await readNotices(id)).toEqual([
      `O pagamento do pedido ${id} veio com valor divergente. Aceite ou devolva na aba Pagamento.`,
    ])
    expect((await readLog(id)).at(-1)).toBe('ERP: Pagamento recebido com valor divergente')
    await pay(gatewayIds[0], paidCents)
    expect(await readNotices(id)).toHaveLength(1)
  })

  test('REL-011 C-87 another amount by card does not reach the analysis', async () => {
    const { id, gatewayIds } = await charged('CREDIT_CARD')
    await pay(gatewayIds[0], due - 1)
    expect(await readStatus(id)).toBe('INVOICE_APPROVED')
  })

  test('REL-011 a part that is paid twice before the order is complete is reported and leaves it unpaid', async () => {
    const { id, gatewayIds } = await charged('CREDIT_CARD + BARCODE')
    await shop.db
      .updateTable('order_charge')
      .set({ due_date: '2026-11-20' })
      .where('order_id', '=', id)
      .where('part', '=', 2)
      .execute()
    await integrator(contract.openCheckout, { params: { id } })
    const second = (await readCharges(id)).at(-1)?.gateway_id ?? ''
    await pay(gatewayIds[1], 319_800)
    await pay(second, 319_800)
    await pay(gatewayIds[0], 400_000)
    expect(await readStatus(id)).toBe('INVOICE_APPROVED')
    const listed = await list(id)
    expect(listed.map(({ state }) => state)).toEqual(['PAID', 'PAID', 'MISMATCHED'])
    expect(listed.at(-1)?.settlement).toMatchObject({ accept: { allowed: false }, giveBack: { allowed: true } })
    expect(await readNotices(id)).toHaveLength(1)
    expect((await decide(id, 'RETURNED', { charge: 2 })).statusCode).toBe(200)
    expect(await readStatus(id)).toBe('INVOICE_ANALYSIS')
  })

  test('REL-011 E7 E8 a paid order that is paid again is settled by returning the second payment', async () => {
    const { id, gatewayIds } = await charged('PIX')
    await shop.db.updateTable('order_charge').set({ due_date: '2026-11-20' }).where('order_id', '=', id).execute()
    await integrator(contract.openPix, { params: { id } })
    const second = (await readCharges(id)).at(-1)?.gateway_id ?? ''
    await pay(gatewayIds[0])
    await pay(second)
    expect(await readStatus(id)).toBe('INVOICE_PAYMENT_ERROR')
    expect((await decide(id, 'ACCEPTED', { charge: 1 })).json()).toMatchObject({ statusCode: 409 })
    expect((await decide(id, 'RETURNED', { charge: 1 })).statusCode).toBe(200)
    expect(await readStatus(id)).toBe('INVOICE_PAYED')
  })

  test('REL-011 an accepted payment pays the order once, with the reason in the log', async () => {
    const { id, gatewayIds } = await charged('PIX')
    await pay(gatewayIds[0], due + 1)
    expect((await list(id))[0]?.settlement).toEqual({ accept: { allowed: true }, giveBack: { allowed: true } })
    const answers = await Promise.all([1, 2, 3].map(() => decide(id, 'ACCEPTED')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect((await decide(id, 'RETURNED')).statusCode).toBe(409)
    expect((await readLog(id)).at(-1)).toMatch(new RegExp(`: Valor divergente aceito como pago: ${reason}$`))
    await pay(gatewayIds[0], due + 1)
    expect(await readStatus(id)).toBe('INVOICE_PAYED')
    const [charge] = await readCharges(id)
    expect(charge).toMatchObject({
      state: 'PAID',
      paid_cents: due + 1,
      resolution: 'ACCEPTED',
      resolution_reason: reason,
    })
    expect(charge?.resolved_by).not.toBeNull()
  })

  test('REL-011 C-235 a payment of one cent less is returned, and the order can be paid again', async () => {
    const { id, gatewayIds } = await charged('PIX')
    await pay(gatewayIds[0], due - 1)
    const refused = await decide(id, 'ACCEPTED')
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'O valor recebido não cobre a cobrança: ele precisa ser devolvido.',
    ])
    expect((await integrator(contract.openPix, { params: { id } })).statusCode).toBe(409)
    expect((await decide(id, 'RETURNED')).statusCode).toBe(200)
    await settle(gatewayIds[0], { state: 'MISMATCHED', paidCents: due - 1 })
    expect(await readStatus(id)).toBe('INVOICE_APPROVED')
    expect((await integrator(contract.openPix, { params: { id } })).statusCode).toBe(200)
    const last = (await readCharges(id)).at(-1)
    await pay(last?.gateway_id ?? '')
    expect(await readStatus(id)).toBe('INVOICE_PAYED')
  })

  test('REL-011 another wrong amount of the same charge needs another decision', async () => {
    const { id, gatewayIds } = await charged('PIX')
    await pay(gatewayIds[0], due + 1)
    await decide(id, 'ACCEPTED')
    await pay(gatewayIds[0], due + 2)
    expect(await readStatus(id)).toBe('INVOICE_PAYMENT_ERROR')
    expect(await readCharges(id)).toMatchObject([{ state: 'MISMATCHED', resolution: null, paid_cents: due + 2 }])
    await decide(id, 'ACCEPTED')
    expect(await readStatus(id)).toBe('INVOICE_PAYED')
  })

  test('REL-011 a charge of another order, or one without a divergence, is not settled', async () => {
    const [one, other] = [await charged('PIX'), await charged('PIX')]
    await pay(one.gatewayIds[0], 1)
    const chargeId = (await readCharges(one.id))[0]?.id ?? 0
    const body = { resolution: 'RETURNED', reason } as const
    const foreign = await financial(contract.settleDivergentPayment, { params: { id: other.id, chargeId }, body })
    expect(foreign.statusCode).toBe(404)
    const [open] = await readCharges(other.id)
    const params = { id: other.id, chargeId: open?.id ?? 0 }
    expect((await financial(contract.settleDivergentPayment, { params, body })).statusCode).toBe(409)
    expect((await decide(one.id, 'RETURNED', { why: 'curto' })).statusCode).toBe(400)
  })

  test('REL-011 only financial and administrator settle, and only they see the decisions', async () => {
    const { id, gatewayIds } = await charged('PIX')
    await pay(gatewayIds[0], due + 1)
    expect((await list(id, integrator))[0]).toMatchObject({ state: 'MISMATCHED', settlement: null })
    for (const role of roles.filter((each) => each !== 'FINANCIAL' && each !== 'ADMINISTRATOR')) {
      const call = await shop.as(`${role.toLowerCase().replaceAll('_', '-')}@girassol.demo`)
      expect([role, (await decide(id, 'ACCEPTED', { call })).statusCode]).toEqual([role, 403])
    }
    expect((await list(id))[0]?.settlement?.accept).toEqual({ allowed: true })
  })
})
