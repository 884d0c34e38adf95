import { listAuditEntries } from '@girassol/contract/administration'
import type { FinancingLineView } from '@girassol/contract/financing-lines'
import * as contract from '@girassol/contract/financing-lines'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { openStore, type Store } from '../catalogue/store/test-storefront.ts'

const wanted = {
  bank: 'Banco do Sol',
  rate: 1.49,
  installments: [24, 48, 60],
  graceDays: [30, 90] as (30 | 90)[],
  share: 90,
}

describe.each(bothDatabases)('financing lines on %s', (kind) => {
  let store: Store
  let financial: Caller

  beforeAll(async () => {
    store = await openStore(kind)
    financial = await store.as('financial@girassol.demo')
  })
  afterAll(() => store.close())

  const added = async (fields: object = {}): Promise<FinancingLineView> => {
    const answer = await financial(contract.addFinancingLine, { body: { ...wanted, ...fields } })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }
  const change = ({ id, version }: FinancingLineView, fields: object) =>
    financial(contract.changeFinancingLine, { params: { id }, body: { ...wanted, ...fields, version } })
  const list = async (caller = financial): Promise<FinancingLineView[]> =>
    (await caller(contract.listFinancingLines)).json()
  const newestEntry = async () => {
    const administrator = await store.as('administrator@girassol.demo')
    return (await administrator(listAuditEntries, { query: { kind: 'financing-line' } })).json().data[0]
  }

  whereTested(kind, () => {
    test('PROP-022 a line is added and changed, is read by integrators, and both are logged', async () => {
      const line = await added({ installments: [60, 24, 48], graceDays: [90, 30] })
      expect(line).toEqual({ ...wanted, id: line.id, version: 1 })
      expect(await newestEntry()).toMatchObject({
        action: 'create',
        subject: { kind: 'financing-line', name: 'Banco do Sol' },
        after: { rate: 1.49, installments: [24, 48, 60], graceDays: [30, 90], share: 90 },
      })
      expect((await change(line, { rate: 1.55 })).json()).toEqual({ ...line, rate: 1.55, version: 2 })
      expect(await newestEntry()).toMatchObject({ action: 'change', before: { rate: 1.49 }, after: { rate: 1.55 } })
      for (const email of ['integrator@girassol.demo', 'manager@girassol.demo', 'contributor@girassol.demo'])
        expect(await list(await store.as(email))).toContainEqual({ ...line, rate: 1.55, version: 2 })
    })

    test('PROP-022 lines are listed by bank and rate', async () => {
      await added({ bank: 'A Banco', rate: 2 })
      await added({ bank: 'A Banco', rate: 0 })
      const rows = (await list()).filter(({ bank }) => bank === 'A Banco')
      expect(rows.map(({ rate }) => rate)).toEqual([0, 2])
    })

    test('PROP-022 a removed line is gone, and removing it again is 404', async () => {
      const { id } = await added({ bank: 'Passageiro' })
      expect((await financial(contract.removeFinancingLine, { params: { id } })).statusCode).toBe(204)
      expect((await list()).some((line) => line.id === id)).toBe(false)
      expect(await newestEntry()).toMatchObject({ action: 'remove', before: { bank: 'Passageiro' } })
      expect((await financial(contract.removeFinancingLine, { params: { id } })).statusCode).toBe(404)
    })

    test.each([
      ['bank', ['B', 'B'.repeat(60)], ['', '  ', 'B'.repeat(61), 5]],
      ['rate', [0, 10], [-0.01, 10.01, 1.495, '1']],
      ['installments', [[1], [120], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]], [[], [0], [121], [1.5], [24, 24]]],
      ['graceDays', [[30, 60, 90, 120, 150, 180]], [[], [0], [45], [30, 30], ['30']]],
      ['share', [1, 100], [0, 101, 50.555, null]],
    ])(
      'PROP-021 PROP-022 %s is accepted at its bounds, and anything else is refused by its name',
      async (field, good, bad) => {
        for (const value of good) await added({ [field]: value })
        const before = await list()
        for (const value of bad) {
          const answer = await financial(contract.addFinancingLine, { body: { ...wanted, [field]: value } as never })
          expect([answer.statusCode, answer.json().errors[0].property.split('.')[0]]).toEqual([400, field])
        }
        expect(await list()).toEqual(before)
      },
    )

    test('C-154 PROP-022 only administrators and the financial team write, and other staff do not read', async () => {
      const line = await added({ bank: 'Protegido' })
      const administrator = await store.as('administrator@girassol.demo')
      const body = { ...wanted, version: line.version }
      expect((await administrator(contract.changeFinancingLine, { params: { id: line.id }, body })).statusCode).toBe(
        200,
      )
      for (const [email, reads] of [
        ['commercial', 403],
        ['commercial-supervisor', 403],
        ['integrator', 200],
      ] as const) {
        const caller = await store.as(`${email}@girassol.demo`)
        expect((await caller(contract.listFinancingLines)).statusCode).toBe(reads)
        expect((await caller(contract.addFinancingLine, { body: wanted })).statusCode).toBe(403)
        expect((await caller(contract.changeFinancingLine, { params: { id: line.id }, body })).statusCode).toBe(403)
        expect((await caller(contract.removeFinancingLine, { params: { id: line.id } })).statusCode).toBe(403)
      }
    })
  })

  test('C-152 PROP-022 of two users who change a line at once the second is refused', async () => {
    const line = await added({ bank: 'Disputado' })
    const answers = await Promise.all([change(line, { rate: 1 }), change(line, { rate: 2 })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const stored = (await list()).find(({ id }) => id === line.id)
    expect(stored).toEqual(answers.find(({ statusCode }) => statusCode === 200)?.json())
  })
})
