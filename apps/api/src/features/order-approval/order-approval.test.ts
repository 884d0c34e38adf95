import * as contract from '@girassol/contract/order-approval'
import { selectPaymentMethod } from '@girassol/contract/payments'
import { roles } from '@girassol/domain/access'
import { orderStatusNames } from '@girassol/domain/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { readyCart } from '../cart/test-shop.ts'
import { type OrderDesk, openOrderDesk, released } from './test-order-desk.ts'

describe.each(bothDatabases)('deciding over an order on %s', (kind) => {
  let desk: OrderDesk
  beforeAll(async () => {
    desk = await openOrderDesk(kind)
  })
  afterAll(() => desk.close())

  const approve = (id: number, role: keyof OrderDesk['callers'] = 'COMMERCIAL') =>
    desk.callers[role](contract.approveOrder, { params: { id } })

  whereTested(kind, () => {
    test('REL-010 C-237 an approval, rejection or invalidation of another version is refused with what changed', async () => {
      const id = await desk.order({ status: 'INVOICE_VALIDATED', payment_method: 'OTHERS' })
      const seen = await desk.show(id)
      // R$ 7.198,00 in two instalments.
      const installments = [
        { numberInstallment: 1, value: 3599, dueDate: '2026-12-23' },
        { numberInstallment: 2, value: 3599, dueDate: '2027-01-22' },
      ]
      const body = { ...released, installments }
      expect((await desk.callers.FINANCIAL(selectPaymentMethod, { params: { id }, body })).statusCode).toBe(200)
      const stale = { version: seen.version }
      const params = { id }
      const approved = await desk.callers.COMMERCIAL(contract.approveOrder, { params, body: stale })
      expect([approved.statusCode, approved.json().reason]).toEqual([409, 'changedMeanwhile'])
      expect(approved.json().message).toMatch(/Forma de pagamento liberada: .+ por Fernanda Lima em /)
      const rejected = await desk.callers.COMMERCIAL(contract.rejectOrder, {
        params,
        body: { observation: 'Não.', ...stale },
      })
      expect([rejected.statusCode, rejected.json().reason]).toEqual([409, 'changedMeanwhile'])
      const { version } = await desk.show(id)
      expect(version).toBe(seen.version + 1)
      expect((await desk.callers.COMMERCIAL(contract.approveOrder, { params, body: { version } })).statusCode).toBe(200)
      expect((await desk.show(id)).version).toBe(version + 1)
      const inAnalysis = await desk.order({ version: 4 })
      const invalidated = await desk.callers.COMMERCIAL(contract.invalidateOrder, {
        params: { id: inAnalysis },
        body: { version: 3 },
      })
      expect([invalidated.statusCode, invalidated.json().details.version]).toEqual([409, 4])
    })

    test('APR-007 T12 C-52 an approved order is sent to the ERP, and the log names who approved it', async () => {
      const id = await desk.order({ status: 'INVOICE_VALIDATED' })
      const answer = await approve(id)
      expect([answer.statusCode, answer.json().status]).toEqual([200, 'PROCESSING'])
      expect((await desk.readLog(id)).at(-1)).toEqual({
        author: 'Renato Torres',
        from_status: 'INVOICE_VALIDATED',
        to_status: 'PROCESSING',
        description: 'Pedido aprovado',
      })
    })

    test('APR-002 only a validated order can be approved; every other status returns 409', async () => {
      const id = await desk.order()
      for (const status of orderStatusNames.filter((each) => each !== 'INVOICE_VALIDATED' && each !== 'CART')) {
        await desk.place(id, { status })
        expect([status, (await approve(id)).statusCode]).toEqual([status, 409])
      }
    })

    test('APR-005 an order of the others method waits for the financial department', async () => {
      const id = await desk.order({ status: 'INVOICE_VALIDATED', payment_method: 'OTHERS' })
      const refusal = await approve(id)
      expect([refusal.statusCode, refusal.json().message]).toEqual([
        409,
        'Espere o financeiro validar a forma de pagamento antes de prosseguir.',
      ])
      await desk.place(id, { others_payment_method: released })
      expect((await approve(id)).statusCode).toBe(200)
    })

    test('APR-013 APR-014 T10 C-69 a validated order is rejected with a reason, which its integrator can read', async () => {
      const id = await desk.order({ status: 'INVOICE_VALIDATED' })
      const reject = (observation: string) =>
        desk.callers.COMMERCIAL(contract.rejectOrder, { params: { id }, body: { observation } })
      expect((await reject('  ')).statusCode).toBe(400)
      expect((await desk.show(id)).status).toBe('INVOICE_VALIDATED')
      expect((await reject('Telhado sem laudo')).json().status).toBe('INVOICE_REPROVED')
      expect((await desk.show(id, 'INTEGRATOR')).actions.readFeedback).toEqual({ allowed: true })
      const { approval_feedback } = await desk.db
        .selectFrom('orders')
        .select('approval_feedback')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(approval_feedback).toBe('Telhado sem laudo')
      expect((await desk.readLog(id)).at(-1)?.description).toBe('Pedido reprovado: Telhado sem laudo')
    })

    test('APR-011 APR-015 T9 an order in analysis is rejected with or without a reason', async () => {
      const invalidate = (id: number, body?: { feedback: string }) =>
        desk.callers.CUSTOMER_SUCCESS(contract.invalidateOrder, { params: { id }, ...(body && { body }) })
      const silent = await desk.order()
      expect((await invalidate(silent)).json().status).toBe('INVOICE_REPROVED')
      expect((await desk.readLog(silent)).at(-1)?.description).toBe('Pedido reprovado')
      const shown = await desk.order()
      expect((await invalidate(shown, { feedback: 'Falta o projeto' })).statusCode).toBe(200)
      expect((await desk.show(shown, 'INTEGRATOR')).actions.readFeedback.allowed).toBe(true)
    })

    test('APR-014 APR-015 C-53 each call accepts only its own status', async () => {
      const inAnalysis = await desk.order()
      const body = { observation: 'x', feedback: 'x' }
      const rejected = await desk.callers.COMMERCIAL(contract.rejectOrder, { params: { id: inAnalysis }, body })
      const validated = await desk.order({ status: 'INVOICE_VALIDATED' })
      const invalidated = await desk.callers.COMMERCIAL(contract.invalidateOrder, { params: { id: validated }, body })
      expect([rejected.statusCode, invalidated.statusCode]).toEqual([409, 409])
    })

    test('APR-022 T16 C-54 a cancellation needs a reason, waits for the ERP and stores the status before it', async () => {
      const id = await desk.order({ status: 'INVOICE_PAYED_ERP' })
      const cancel = (reason: string) =>
        desk.callers.FINANCIAL(contract.cancelOrder, { params: { id }, body: { reason } })
      expect((await cancel('')).statusCode).toBe(400)
      expect((await cancel('Cliente desistiu')).json().status).toBe('PROCESSING_CANCELLATION')
      const stored = await desk.db.selectFrom('orders').select('status_before').where('id', '=', id).executeTakeFirst()
      expect(stored?.status_before).toBe('INVOICE_PAYED_ERP')
      expect((await desk.readLog(id)).at(-1)?.description).toBe('Cancelamento solicitado: Cliente desistiu')
    })

    test('APR-034 APR-035 C-55 T14 T15 the option selects the move: billing confirmed or dispatch released', async () => {
      const confirm = (id: number, option: string) =>
        desk.callers.FINANCIAL(contract.confirmPayment, {
          params: { id },
          body: { option: option as 'INVOICE_BILLING' },
        })
      const financed = await desk.order({ status: 'INVOICE_APPROVED', payment_method: 'FINANCING' })
      expect((await confirm(financed, 'WAITING_DISPATCH')).statusCode).toBe(409)
      expect((await confirm(financed, 'INVOICE_DELIVERED')).statusCode).toBe(400)
      expect((await confirm(financed, 'INVOICE_BILLING')).json().status).toBe('INVOICE_BILLING')
      const paid = { payment_method: 'DEPOSIT', money_in_at: '2026-11-23T14:00:00.000Z' } as const
      const billed = await desk.order({ status: 'BILLED_WAITING_RELEASE', ...paid })
      expect((await confirm(billed, 'WAITING_DISPATCH')).json().status).toBe('WAITING_DISPATCH')
      const operation = {
        ...paid,
        status: 'BILLED_WAITING_PAYMENT',
        payment_method: 'OTHERS',
        is_triangulation: true,
      } as const
      expect((await confirm(await desk.order(operation), 'WAITING_DISPATCH')).json().status).toBe('INVOICE_BILLED')
      const byPix = await desk.order({ status: 'INVOICE_APPROVED' })
      expect((await confirm(byPix, 'INVOICE_BILLING')).statusCode).toBe(409)
    })

    test('APR-007 a repeated call with the same key returns the same response and moves the order once', async () => {
      const id = await desk.order({ status: 'INVOICE_VALIDATED' })
      const again = () =>
        desk.callers.COMMERCIAL(contract.approveOrder, { params: { id } }, { 'idempotency-key': `approve-${id}` })
      const [first, second] = [await again(), await again()]
      expect([first.statusCode, second.statusCode]).toEqual([200, 200])
      expect(second.json()).toEqual(first.json())
      expect((await desk.readLog(id)).filter(({ to_status }) => to_status === 'PROCESSING')).toHaveLength(1)
    })
  })

  test('C-08 an unknown order and the cart of another user are not found', async () => {
    const { id } = await readyCart(desk, desk.callers.INTEGRATOR)
    const { COMMERCIAL, FINANCIAL } = desk.callers
    for (const params of [{ id }, { id: 999_999 }]) {
      const answers = await Promise.all([
        COMMERCIAL(contract.approveOrder, { params }),
        COMMERCIAL(contract.rejectOrder, { params, body: { observation: 'x' } }),
        COMMERCIAL(contract.invalidateOrder, { params, body: {} }),
        FINANCIAL(contract.cancelOrder, { params, body: { reason: 'x' } }),
        FINANCIAL(contract.confirmPayment, { params, body: { option: 'INVOICE_BILLING' } }),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
    }
  })

  test('APR-007 of two people who approve at once one succeeds, and the refusal names who and when', async () => {
    const id = await desk.order({ status: 'INVOICE_VALIDATED' })
    const answers = await Promise.all([approve(id, 'COMMERCIAL'), approve(id, 'COMMERCIAL_SUPERVISOR')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const lost = answers.find(({ statusCode }) => statusCode === 409)?.json().message
    expect(lost).toMatch(/ moveu este pedido para “Processando” em 23\/11\/2026 às 12:00\./)
    expect((await desk.readLog(id)).filter(({ to_status }) => to_status === 'PROCESSING')).toHaveLength(1)
  })
})

describe('who decides over an order', () => {
  let desk: OrderDesk
  let id = 0
  beforeAll(async () => {
    desk = await openOrderDesk('postgres')
    id = await desk.order()
  })
  afterAll(() => desk.close())

  /** The roles whose call succeeds in this status. */
  const able = async (
    columns: Parameters<OrderDesk['place']>[1],
    call: (role: (typeof roles)[number]) => Promise<number>,
  ) => {
    const through: string[] = []
    for (const role of roles) {
      await desk.place(id, columns)
      const status = await call(role)
      if (status === 200) through.push(role)
      else expect([role, status]).toEqual([role, 403])
    }
    return through.sort()
  }
  const commercial = ['ADMINISTRATOR', 'COMMERCIAL', 'COMMERCIAL_SUPERVISOR']

  test.each([
    ['APR-004', 'PIX', false, commercial],
    ['APR-004', 'OTHERS', false, commercial],
    ['APR-003', 'FINANCING', false, ['ADMINISTRATOR', 'REGISTRATION']],
    ['APR-003', 'PIX', true, ['ADMINISTRATOR', 'REGISTRATION']],
  ] as const)('%s approval of %s, future sale %s, is allowed for %j', async (...row) => {
    const [, payment_method, is_future_sale, expected] = row
    const others_payment_method = payment_method === 'OTHERS' ? released : null
    const columns = { status: 'INVOICE_VALIDATED', payment_method, is_future_sale, others_payment_method } as const
    const call = async (role: (typeof roles)[number]) =>
      (await desk.callers[role](contract.approveOrder, { params: { id } })).statusCode
    expect(await able(columns, call)).toEqual(expected)
  })

  test('APR-012 only commercial roles reject a validated order', async () => {
    const call = async (role: (typeof roles)[number]) =>
      (await desk.callers[role](contract.rejectOrder, { params: { id }, body: { observation: 'x' } })).statusCode
    expect(await able({ status: 'INVOICE_VALIDATED' }, call)).toEqual(commercial)
  })

  test('APR-010 C-53 customer success, commercial roles and the financial department reject an order in analysis', async () => {
    const call = async (role: (typeof roles)[number]) =>
      (await desk.callers[role](contract.invalidateOrder, { params: { id }, body: {} })).statusCode
    expect(await able({ status: 'INVOICE' }, call)).toEqual([...commercial, 'CUSTOMER_SUCCESS', 'FINANCIAL'].sort())
  })

  const financial = ['ADMINISTRATOR', 'FINANCIAL']
  test.each([
    ['APR-018', 'INVOICE_PAYED_ERP', 'PIX', financial],
    ['APR-018', 'INVOICE_BILLING_ERP', 'FINANCING', financial],
    ['APR-018', 'INVOICE_APPROVED', 'PIX', financial],
    ['APR-019', 'INVOICE_APPROVED', 'OTHERS', [...financial, 'COMMERCIAL_SUPERVISOR']],
    ['APR-020', 'INVOICE_APPROVED', 'FINANCING', [...financial, 'COMMERCIAL', 'COMMERCIAL_SUPERVISOR']],
  ] as const)('%s cancelling in %s with %s is allowed for %j', async (...row) => {
    const [, status, payment_method, expected] = row
    const call = async (role: (typeof roles)[number]) =>
      (await desk.callers[role](contract.cancelOrder, { params: { id }, body: { reason: 'x' } })).statusCode
    expect(await able({ status, payment_method }, call)).toEqual([...expected].sort())
  })

  test.each([
    ['APR-035', 'INVOICE_APPROVED', 'OTHERS', 'INVOICE_BILLING'],
    ['APR-036', 'BILLED_WAITING_PAYMENT', 'FINANCING', 'WAITING_DISPATCH'],
    ['APR-036', 'BILLED_WAITING_RELEASE', 'DEPOSIT', 'WAITING_DISPATCH'],
  ] as const)('%s in %s with %s the option %s is allowed for the financial department', async (...row) => {
    const [, status, payment_method, option] = row
    const call = async (role: (typeof roles)[number]) =>
      (await desk.callers[role](contract.confirmPayment, { params: { id }, body: { option } })).statusCode
    const money_in_at = '2026-11-23T14:00:00.000Z'
    expect(await able({ status, payment_method, money_in_at }, call)).toEqual(financial)
  })
})
