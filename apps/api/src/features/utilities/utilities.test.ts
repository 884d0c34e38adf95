import { listAuditEntries } from '@girassol/contract/administration'
import type { UtilityView } from '@girassol/contract/utilities'
import * as contract from '@girassol/contract/utilities'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { openStore, type Store } from '../catalogue/store/test-storefront.ts'

const wanted = {
  name: 'Cooperativa do Vale',
  states: ['SC' as const],
  cities: ['4204202'],
  tariff: 0.95,
  fioB: 0.28123,
  validFrom: '2026-08-22',
  rule: 'SUM' as const,
  days: { connection: 15, connectionWithWorks: 30, connectionWithMajorWorks: 45, inspection: 5 },
  portal: 'https://vale.example/gd',
  form: [
    { label: 'Nº da instalação', source: 'consumerUnit' as const },
    { label: 'Nome do cliente', source: 'holder.name' as const },
  ],
  largestSinglePhaseKw: 10.5,
}

describe.each(bothDatabases)('utilities on %s', (kind) => {
  let store: Store
  let administrator: Caller
  let counted = 0

  beforeAll(async () => {
    store = await openStore(kind)
    administrator = await store.as('administrator@girassol.demo')
  })
  afterAll(() => store.close())

  const add = (fields: object = {}) => {
    counted += 1
    return administrator(contract.addUtility, {
      body: { ...wanted, name: `Cooperativa ${counted}`, ...fields } as never,
    })
  }
  const added = async (fields: object = {}): Promise<UtilityView> => {
    const answer = await add(fields)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }
  const change = ({ id, version, ...utility }: UtilityView, fields: object) =>
    administrator(contract.changeUtility, { params: { id }, body: { ...utility, ...fields, version } as never })
  const list = async (caller = administrator): Promise<UtilityView[]> => (await caller(contract.listUtilities)).json()

  whereTested(kind, () => {
    test('C-167 the utilities of the country are there with names, states and days, and without tariffs', async () => {
      const utilities = await list()
      const known = utilities.filter(({ name }) => !name.startsWith('Cooperativa'))
      expect(known).toHaveLength(36)
      expect(new Set(known.flatMap(({ states }) => states)).size).toBe(27)
      expect(known.find(({ name }) => name === 'CPFL Paulista')).toEqual({
        id: expect.any(Number),
        name: 'CPFL Paulista',
        states: ['SP'],
        cities: [],
        tariff: null,
        fioB: null,
        validFrom: null,
        rule: 'MAX',
        days: { connection: 15, connectionWithWorks: 30, connectionWithMajorWorks: 45, inspection: 7 },
        portal: null,
        form: [],
        largestSinglePhaseKw: null,
        version: 1,
      })
    })

    test('HOM-014 C-167 a utility is added and changed with its form in order, and both are logged', async () => {
      const utility = await added({ name: 'Cooperativa do Vale' })
      expect(utility).toEqual({ ...wanted, id: utility.id, version: 1 })
      const form = wanted.form.toReversed()
      expect((await change(utility, { form })).json()).toEqual({ ...utility, form, version: 2 })
      const [entry] = (await administrator(listAuditEntries, { query: { kind: 'utility' } })).json().data
      expect(entry).toMatchObject({
        action: 'change',
        subject: { kind: 'utility', name: 'Cooperativa do Vale' },
        after: { form: ['Nome do cliente: holder.name', 'Nº da instalação: consumerUnit'] },
      })
    })

    test('HOM-014 a field of an unknown source is refused, and nothing changes', async () => {
      const utility = await added()
      const answer = await change(utility, { form: [...wanted.form, { label: 'Senha', source: 'user.password' }] })
      expect([answer.statusCode, answer.json().errors[0].property]).toEqual([400, 'form.2.source'])
      expect((await list()).find(({ id }) => id === utility.id)).toEqual(utility)
    })

    test.each([
      ['name', [`Cooperativa ${'N'.repeat(68)}`], ['', 'N'.repeat(81)]],
      ['states', [['SC', 'PR']], [[], ['XX'], ['SC', 'SC']]],
      ['cities', [[]], [['9999999'], ['3550308'], ['4204202', '4204202']]],
      ['tariff', [0.3, 5, 0.95123], [0.09, 5.01, '1', 0.951234]],
      ['fioB', [0, 0.95, null], [-0.1, 0.96]],
      ['validFrom', ['2026-01-01'], [null, '2026-02-30']],
      ['portal', [null, ''], ['javascript:alert(1)', 'vale']],
      ['largestSinglePhaseKw', [null, 100], [0, 101]],
    ])('C-167 %s is accepted at its bounds, and anything else is refused by its name', async (field, good, bad) => {
      for (const value of good) await added({ [field]: value })
      for (const value of bad) {
        const answer = await add({ [field]: value })
        expect([value, answer.statusCode, answer.json().errors?.[0].property.split('.')[0]]).toEqual([
          value,
          400,
          field,
        ])
      }
    })

    test('C-154 only an administrator writes; the store roles read, other staff do not', async () => {
      const utility = await added()
      for (const [email, reads] of [
        ['commercial', 200],
        ['integrator', 200],
        ['financial', 403],
      ] as const) {
        const caller = await store.as(`${email}@girassol.demo`)
        expect((await caller(contract.listUtilities)).statusCode).toBe(reads)
        expect((await caller(contract.addUtility, { body: wanted })).statusCode).toBe(403)
        const { id, ...body } = utility
        expect((await caller(contract.changeUtility, { params: { id }, body })).statusCode).toBe(403)
      }
    })
  })

  test('C-167 two utilities do not have one name, also when both are added at once', async () => {
    const answers = await Promise.all([add({ name: 'Cooperativa Única' }), add({ name: 'cooperativa unica' })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    expect((await add({ name: 'CELESC' })).json()).toMatchObject({ statusCode: 409, reason: 'nameTaken' })
  })

  test('C-152 of two users who change a utility at once the second is refused', async () => {
    const utility = await added()
    const answers = await Promise.all([change(utility, { portal: null }), change(utility, { rule: 'MAX' })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
})
