import { listAuditEntries } from '@girassol/contract/administration'
import { changeInstalmentTable, listInstalmentTables, listPaymentMethods } from '@girassol/contract/payment-methods'
import type { InstalmentTable } from '@girassol/contract/payment-methods/instalment-table'
import type { PaymentMethod } from '@girassol/domain/payments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { openStore, type Store } from '../catalogue/store/test-storefront.ts'

type Terms = Omit<InstalmentTable, 'reference' | 'label'>

test('C-140 an empty system offers every method at once and without interest', async () => {
  const connection = await freshDatabase()
  const rows = await connection.db.selectFrom('payment_method').selectAll().execute()
  expect(rows).toHaveLength(8)
  expect(rows.every(({ active, max_installments }) => active && max_installments === 1)).toBe(true)
  await connection.close()
})

describe.each(testedDatabases)('the instalment tables on %s', (kind) => {
  let store: Store
  let administrator: Caller
  beforeAll(async () => {
    store = await openStore(kind)
    administrator = await store.as('administrator@girassol.demo')
  })
  afterAll(() => store.close())

  const readTerms = async (reference: PaymentMethod): Promise<Terms> => {
    const all: InstalmentTable[] = (await administrator(listInstalmentTables)).json()
    const { active, maxInstallments, defaultInstallment, interestRates } =
      all.find((table) => table.reference === reference) ?? ({} as InstalmentTable)
    return { active, maxInstallments, defaultInstallment, interestRates }
  }
  const change = (reference: PaymentMethod, terms: Terms, seen: Terms) =>
    administrator(changeInstalmentTable, { params: { reference }, body: { ...terms, seen } })
  const wanted: Terms = { active: true, maxInstallments: 3, defaultInstallment: 2, interestRates: [0, 1.25, 2.5] }

  test('PAY-011 PAY-033 C-140 other instalments are offered from the next question on, with an entry', async () => {
    const answer = await change('CREDIT_CARD', wanted, await readTerms('CREDIT_CARD'))
    expect(answer.statusCode).toBe(200)
    expect(await readTerms('CREDIT_CARD')).toEqual(wanted)
    const offered = (await (await store.as('integrator@girassol.demo'))(listPaymentMethods)).json()
    expect(offered.find((method: { reference: string }) => method.reference === 'CREDIT_CARD')).toMatchObject({
      maxInstallments: 3,
      defaultInstallment: 2,
      interestRates: [
        { installment: 1, percentage: 0 },
        { installment: 2, percentage: 1.25 },
        { installment: 3, percentage: 2.5 },
      ],
    })
    const entries = (await administrator(listAuditEntries, { query: { kind: 'payment-method' } })).json()
    expect(entries.data[0]).toMatchObject({ subject: { name: 'Cartão de crédito' }, after: { maxInstallments: 3 } })
  })

  test('PAY-045 C-140 a method that is switched off is offered no more, and can be switched on again', async () => {
    const seen = await readTerms('PIX')
    expect((await change('PIX', { ...seen, active: false }, seen)).statusCode).toBe(200)
    expect((await administrator(listPaymentMethods)).json()).not.toContainEqual(
      expect.objectContaining({ reference: 'PIX' }),
    )
    expect((await change('PIX', seen, { ...seen, active: false })).statusCode).toBe(200)
  })

  test('C-140 of two users at once the second is refused', async () => {
    const seen = await readTerms('BARCODE')
    const terms = { ...seen, maxInstallments: 2 }
    const answers = await Promise.all([change('BARCODE', terms, seen), change('BARCODE', terms, seen)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('C-140 a table that leaves numbers without interest is refused, and so is everybody else', async () => {
    const seen = await readTerms('CREDIT_CARD')
    const refused = await change('CREDIT_CARD', { ...wanted, interestRates: [1] }, seen)
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'Informe os juros de cada parcela, ou de nenhuma.',
    ])
    const financial = await store.as('financial@girassol.demo')
    expect((await financial(listInstalmentTables)).statusCode).toBe(403)
  })
})
