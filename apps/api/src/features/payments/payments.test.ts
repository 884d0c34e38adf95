import * as contract from '@girassol/contract/payment-methods'
import type { PaymentMethod } from '@girassol/domain/payments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { testedDatabases } from '../../database/test-database.ts'
import { loadDemoCommerce } from '../../demo-data/demo-commerce.ts'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import { type TestApplication, testApplication } from '../../test-application.ts'

type Methods = z.infer<typeof contract.listPaymentMethods.response>

describe.each(testedDatabases)('payment methods on %s', (kind) => {
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

  test('PAY-011 PAY-045 C-85 each method has its instalments, and the interest of cards rises with their number', async () => {
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

  test('PAY-031 C-85 instalment limits beyond the rule are returned as the rule limits them', async () => {
    const { db } = test$.deps.connection
    const allow = (reference: PaymentMethod, max_installments: number) =>
      db.updateTable('payment_method').set({ max_installments }).where('reference', '=', reference).execute()
    await allow('CREDIT_CARD + CREDIT_CARD', 24)
    await allow('CREDIT_CARD', 12)
    const known = await methods()
    await allow('CREDIT_CARD + CREDIT_CARD', 10)
    await allow('CREDIT_CARD', 18)
    expect(known.get('CREDIT_CARD + CREDIT_CARD')?.maxInstallments).toBe(10)
    expect(known.get('CREDIT_CARD + BARCODE')?.maxInstallments).toBe(12)
  })

  test('PAY-045 a method that was switched off is not listed', async () => {
    const { db } = test$.deps.connection
    const setActive = (active: boolean) =>
      db.updateTable('payment_method').set({ active }).where('reference', '=', 'OTHERS').execute()
    await setActive(false)
    const known = await methods()
    await setActive(true)
    expect(known.has('OTHERS')).toBe(false)
  })

  test('PAY-045 the financial department reads them, the carrier does not', async () => {
    expect((await list('financial@girassol.demo')).statusCode).toBe(200)
    expect((await list('shipping-company@girassol.demo')).statusCode).toBe(403)
  })

  test('PAY-012 PAY-013 the special financing offer is returned to the store roles and the financial department', async () => {
    const offer = await (await test$.as('integrator@girassol.demo'))(contract.showSpecialFinancing)
    expect([offer.statusCode, offer.json()]).toEqual([
      200,
      { isEnabled: true, partnerBank: 'BV', observation: expect.stringMatching(/\w/) },
    ])
    expect((await (await test$.as('financial@girassol.demo'))(contract.showSpecialFinancing)).statusCode).toBe(200)
    expect((await (await test$.as('marketing@girassol.demo'))(contract.showSpecialFinancing)).statusCode).toBe(403)
  })

  test('PAY-012 PAY-038 without a setting the offer of the partner bank is closed', async () => {
    const { db } = test$.deps.connection
    const [setting] = await db.deleteFrom('setting').where('key', '=', 'special-financing').returningAll().execute()
    const offer = await (await test$.as('integrator@girassol.demo'))(contract.showSpecialFinancing)
    await db
      .insertInto('setting')
      .values({ key: 'special-financing', value: JSON.stringify(setting?.value) })
      .execute()
    expect(offer.json()).toEqual({ isEnabled: false, partnerBank: 'BV', observation: '' })
  })

  const others = async (query = {}) => {
    const answer = await (await test$.as('financial@girassol.demo'))(contract.listOtherPaymentMethods, { query })
    expect(answer.statusCode).toBe(200)
    return answer.json() as { data: contract.OtherPaymentMethodView[]; total: number }
  }

  test('OPM-005 OPM-007 OPM-006 C-88 lists the conditions of the others method, fifteen per page, by code', async () => {
    const first = await others()
    const second = await others({ skip: 2 })
    expect([first.data.length, first.total]).toEqual([15, second.data.length + 15])
    const codes = [...first.data, ...second.data].map(({ code }) => code)
    expect(codes).toEqual(codes.toSorted())
    expect(first.data[0]).toEqual({
      id: expect.any(Number),
      code: '015',
      description: 'Boleto 15 dias',
      quantityInstallment: 1,
      rangeInstallment: 15,
    })
    expect(await others({ skip: 999 })).toMatchObject({ data: [], total: 0 })
  })

  test('PAY-029 OPM-007 lists all of them at once, or those that match a term', async () => {
    expect((await others({ all: 'true' })).data).toHaveLength((await others()).total)
    const found = await others({ all: 'true', term: 'BOLETO 3X' })
    expect(found.data.map(({ quantityInstallment }) => quantityInstallment)).toEqual([3, 3])
    expect((await others({ term: '015' })).data.map(({ description }) => description)).toEqual(['Boleto 15 dias'])
    const wrong = await (await test$.as('financial@girassol.demo'))(contract.listOtherPaymentMethods, {
      query: { skip: 0 },
    })
    expect(wrong.statusCode).toBe(400)
    const stranger = await test$.as('integrator@girassol.demo')
    expect((await stranger(contract.listOtherPaymentMethods)).statusCode).toBe(403)
  })

  test('PAY-047 C-88 the conditions are read from the ERP, and the portal shows the same', async () => {
    const logistics = await test$.as('logistics@girassol.demo')
    const answer = await logistics(contract.listErpPaymentConditions)
    const shown = (await others({ all: 'true' })).data.map(({ code, description }) => ({ code, description }))
    expect([answer.statusCode, answer.json()]).toEqual([200, shown])
    expect((await (await test$.as('integrator@girassol.demo'))(contract.listErpPaymentConditions)).statusCode).toBe(403)
  })

  test('PAY-048 the financial department and the administrator read the bank accounts, nobody else', async () => {
    const administrator = await test$.as('administrator@girassol.demo')
    const answer = await administrator(contract.listBankAccounts)
    expect(answer.json()[0]).toEqual({
      id: 1,
      bankNumber: '001',
      bankName: 'Banco do Brasil',
      branchCode: '1234-5',
      bankAccount: '67890-1',
    })
    expect((await (await test$.as('commercial@girassol.demo'))(contract.listBankAccounts)).statusCode).toBe(403)
  })
})
