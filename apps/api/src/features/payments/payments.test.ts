import * as contract from '@girassol/contract/payments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { loadDemoCommerce } from '../../demo-data/demo-commerce.ts'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import { type TestApplication, testApplication } from '../../test-application.ts'

type Methods = z.infer<typeof contract.listPaymentMethods.response>

describe.each(['postgres', 'pglite'] as const)('payment methods on %s', (kind) => {
  let test$: TestApplication

  beforeAll(async () => {
    test$ = await testApplication({ kind })
    await test$.deps.connection.db.transaction().execute(async (tx) => {
      await loadDemoPeople(tx)
      await loadDemoCommerce(tx)
    })
  })
  afterAll(() => test$.close())

  const list = async (email = 'integrator@girassol.demo') => (await test$.as(email))(contract.listPaymentMethods)

  const methods = async (): Promise<Map<string, Methods[number]>> => {
    const answer = await list()
    expect(answer.statusCode).toBe(200)
    return new Map((answer.json() as Methods).map((method) => [method.reference, method]))
  }

  test('PAY-011 PAY-045 C-85 each method has its instalments, and cards an interest that rises with each', async () => {
    const known = await methods()
    const limits = [...known.values()].map(({ reference, maxInstallments }) => [reference, maxInstallments])
    expect(limits).toEqual([
      ['CREDIT_CARD', 18],
      ['CREDIT_CARD + CREDIT_CARD', 10],
      ['CREDIT_CARD + BARCODE', 18],
      ['BARCODE', 1],
      ['PIX', 1],
      ['FINANCING', 1],
      ['OTHERS', 1],
    ])
    const rates = known.get('CREDIT_CARD')?.interestRates ?? []
    expect(rates.map(({ installment }) => installment)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1))
    expect(rates.every(({ percentage }, index) => percentage > (rates[index - 1]?.percentage ?? 0))).toBe(true)
    expect(known.get('PIX')).toMatchObject({ label: 'Pix', defaultInstallment: 1, interestRates: [] })
  })

  test('PAY-003 C-83 the deposit is configured, and offered only before March 2022', async () => {
    expect((await methods()).has('DEPOSIT')).toBe(false)
    test$.setNow('2022-03-01T02:59:00.000Z')
    const before = (await list()).json() as Methods
    test$.setNow(new Date().toISOString())
    expect(before.map(({ reference }) => reference)).toContain('DEPOSIT')
  })

  test('PAY-031 C-85 limits beyond what the rule allows are told as the rule has them', async () => {
    const { db } = test$.deps.connection
    const allow = (reference: string, max_installments: number) =>
      db.updateTable('payment_method').set({ max_installments }).where('reference', '=', reference).execute()
    await allow('CREDIT_CARD + CREDIT_CARD', 24)
    await allow('CREDIT_CARD', 12)
    const known = await methods()
    expect(known.get('CREDIT_CARD + CREDIT_CARD')?.maxInstallments).toBe(10)
    expect(known.get('CREDIT_CARD + BARCODE')?.maxInstallments).toBe(12)
  })

  test('PAY-045 a method that was switched off is not listed', async () => {
    await test$.deps.connection.db
      .updateTable('payment_method')
      .set({ active: false })
      .where('reference', '=', 'OTHERS')
      .execute()
    expect((await methods()).has('OTHERS')).toBe(false)
  })

  test('PAY-045 the financial department reads them, the carrier does not', async () => {
    expect((await list('financial@girassol.demo')).statusCode).toBe(200)
    expect((await list('shipping-company@girassol.demo')).statusCode).toBe(403)
  })
})
