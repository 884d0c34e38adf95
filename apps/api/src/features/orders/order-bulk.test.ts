import { checkValidation, validateOrder } from '@girassol/contract/order-validation'
import { recalculateAvailability, recalculateDeliveryDate } from '@girassol/contract/orders'
import { listOtherPaymentMethods } from '@girassol/contract/payment-methods'
import { selectPaymentMethod } from '@girassol/contract/payments'
import { sendToCarrier } from '@girassol/contract/shipping'
import { findFirstFreeDay } from '@girassol/domain/order-validation'
import { othersInstalments } from '@girassol/domain/payments'
import { reaisFrom } from '@girassol/domain/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test-application.ts'
import { type OrderDesk, openOrderDesk } from '../order-approval/test-order-desk.ts'

type Step = (
  call: Caller,
  id: number,
  key: string,
) => Promise<{ readonly statusCode: number; readonly message?: string }>

/** Handles one order after the other, as the list does with a selection; returns the response of each. */
const runOver = async (call: Caller, ids: readonly number[], step: Step) => {
  const results = []
  for (const id of ids)
    results.push({ id, ...(await step(call, id, `selection-${id}-${Math.random().toString(36).slice(2)}`)) })
  return {
    done: results.filter(({ statusCode }) => statusCode === 200).map(({ id }) => id),
    refused: results.filter(({ statusCode }) => statusCode !== 200),
    codes: results.map(({ statusCode }) => statusCode),
  }
}

const toAnswer = (answer: { readonly statusCode: number; readonly json: () => { readonly message?: string } }) => ({
  statusCode: answer.statusCode,
  ...(answer.statusCode === 200 ? {} : { message: answer.json().message ?? '' }),
})

/** Validates as the list does: on the first free day, or on the next one if another order took that day in between. */
const validate: Step = async (call, id, key) => {
  const params = { id }
  // If another user moved the order in between, the response to the validation below says who did.
  await call(recalculateAvailability, { params })
  await call(recalculateDeliveryDate, { params })
  for (let tried = 1; ; tried += 1) {
    const check = await call(checkValidation, { params })
    if (check.statusCode !== 200) return toAnswer(check)
    const deliveryDate = findFirstFreeDay(check.json().deliveryDateSeparationCapacity)
    const body = { discount: check.json().invoice.discountValue, deliveryDate }
    const answer = await call(validateOrder, { params, body }, { 'idempotency-key': `${key}-${tried}` })
    if (answer.json().reason !== 'invalidValidation' || tried === 3) return toAnswer(answer)
  }
}

const send: Step = async (call, id, key) =>
  toAnswer(await call(sendToCarrier, { params: { id } }, { 'idempotency-key': key }))

describe('a selection of orders', () => {
  let desk: OrderDesk
  beforeAll(async () => {
    desk = await openOrderDesk('postgres')
  })
  afterAll(() => desk.close())

  const orders = async (count: number, columns = {}) => {
    const ids: number[] = []
    for (let made = 0; made < count; made += 1) ids.push(await desk.order(columns))
    return ids
  }
  const listMoves = async (id: number, to: string) =>
    (await desk.readLog(id)).filter(({ to_status, from_status }) => to_status === to && from_status !== to)

  test('USE-025 C-51 of two people who validate the same 20 orders at once one validates each, and the other reads who did', async () => {
    const ids = await orders(20)
    const [first, second] = await Promise.all([
      runOver(desk.callers.COMMERCIAL, ids, validate),
      runOver(desk.callers.CUSTOMER_SUCCESS, [...ids].reverse(), validate),
    ])
    expect([...first.done, ...second.done].sort((a, b) => a - b)).toEqual(ids)
    expect(first.done.length).toBeGreaterThan(0)
    expect(second.done.length).toBeGreaterThan(0)
    for (const { statusCode, message } of [...first.refused, ...second.refused]) {
      expect([statusCode, message]).toEqual([409, expect.stringMatching(/ moveu este pedido para “Validado” em /)])
    }
    for (const id of ids) expect(await listMoves(id, 'INVOICE_VALIDATED')).toHaveLength(1)
  })

  test('USE-025 of 20 orders three are refused and 17 validated; a refusal does not stop the others', async () => {
    const ids = await orders(20)
    const [moved, rejected] = [ids[2] ?? 0, ids[11] ?? 0]
    await desk.place(moved, { status: 'INVOICE_APPROVED' })
    await desk.place(rejected, { status: 'INVOICE_REPROVED' })
    const { done, refused, codes } = await runOver(desk.callers.COMMERCIAL, [...ids.slice(0, 19), 999_999], validate)
    expect([done.length, refused.length]).toEqual([17, 3])
    expect(codes.filter((code) => code === 409)).toHaveLength(2)
    expect(codes.at(-1)).toBe(404)
    expect((await desk.show(ids[19] ?? 0)).status).toBe('INVOICE')
  })

  test('USE-025 a stranger’s order and a role without the capability change nothing', async () => {
    const [id = 0] = await orders(1)
    expect((await runOver(desk.callers.FINANCIAL, [id], validate)).codes).toEqual([403])
    expect((await runOver(desk.callers.LOGISTICS, [id], send)).codes).toEqual([409])
    expect((await desk.show(id)).status).toBe('INVOICE')
  })

  test('USE-025 a call repeated with its key, as after a killed server, validates once and returns the same response', async () => {
    const [id = 0] = await orders(1)
    const check = (await desk.callers.COMMERCIAL(checkValidation, { params: { id } })).json()
    const deliveryDate = findFirstFreeDay(check.deliveryDateSeparationCapacity)
    const call = () =>
      desk.callers.COMMERCIAL(
        validateOrder,
        { params: { id }, body: { discount: 0, deliveryDate } },
        { 'idempotency-key': 'selection-repeated' },
      )
    const answers = [await call(), ...(await Promise.all([call(), call()]))]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await listMoves(id, 'INVOICE_VALIDATED')).toHaveLength(1)
  })

  test('USE-025 PAY-021 one condition fits orders of different totals; two people at once release each order once', async () => {
    const ids = await orders(6, { status: 'INVOICE_VALIDATED', payment_method: 'OTHERS' })
    await desk.place(ids[3] ?? 0, { total_invoice_cents: 123_457 })
    const methods = (await desk.callers.FINANCIAL(listOtherPaymentMethods, { query: { all: 'true' } })).json().data
    const [method] = methods
    const release: Step = async (call, id) => {
      const { totalInvoice } = await desk.show(id)
      const cents = Math.round((totalInvoice ?? 0) * 100)
      const installments = othersInstalments(method, { cents, today: '2026-11-23' }).map(({ valueCents, ...each }) => ({
        ...each,
        value: reaisFrom(valueCents),
      }))
      const { code, description, quantityInstallment, rangeInstallment } = method
      const body = { code, description, quantityInstallment, rangeInstallment, installments }
      return toAnswer(await call(selectPaymentMethod, { params: { id }, body }))
    }
    const runs = await Promise.all([
      runOver(desk.callers.FINANCIAL, ids, release),
      runOver(desk.callers.ADMINISTRATOR, ids, release),
    ])
    expect(runs.flatMap(({ done }) => done).sort((a, b) => a - b)).toEqual(ids)
    expect(runs.flatMap(({ refused }) => refused.map(({ statusCode }) => statusCode))).toEqual(Array(6).fill(409))
  })

  test('USE-025 FRT-003 when two people send the same orders, each order becomes one cargo', async () => {
    const ids = await orders(6, { status: 'INVOICE_BILLED', address_type: 'same' })
    await desk.place(ids[2] ?? 0, { address_type: 'pickup' })
    const runs = await Promise.all([
      runOver(desk.callers.LOGISTICS, ids, send),
      runOver(desk.callers.ADMINISTRATOR, ids, send),
    ])
    const done = runs.flatMap((run) => run.done)
    expect(done.sort((a, b) => a - b)).toEqual(ids.filter((_, at) => at !== 2))
    expect(runs.flatMap(({ codes }) => codes).filter((code) => code === 409)).toHaveLength(7)
  })
})
