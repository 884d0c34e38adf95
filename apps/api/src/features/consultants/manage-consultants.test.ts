import { listAuditEntries } from '@girassol/contract/administration'
import {
  addConsultant,
  changeConsultant,
  listConsultants,
  listManagedConsultants,
  type ManagedConsultant,
  removeConsultant,
  sortConsultants,
} from '@girassol/contract/consultants'
import { roles } from '@girassol/domain/access'
import { type Consultant, findConsultant } from '@girassol/domain/consultants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { openStore, type Store } from '../catalogue/store/test-storefront.ts'

describe.each(bothDatabases)('managing the consultants on %s', (kind) => {
  let store: Store
  let administrator: Caller
  let integrator: Caller
  beforeAll(async () => {
    store = await openStore(kind)
    administrator = await store.as('administrator@girassol.demo')
    integrator = await store.as('integrator@girassol.demo')
  })
  afterAll(() => store.close())

  const wanted = { states: ['RR' as const], consultantName: 'Ana Roraima', phoneNumber: '95940000109' }
  const added = async (fields: Partial<Omit<ManagedConsultant, 'id' | 'version'>> = {}): Promise<ManagedConsultant> => {
    const answer = await administrator(addConsultant, { body: { ...wanted, ...fields } })
    expect(answer.statusCode).toBe(201)
    return answer.json()
  }
  const listManaged = async (): Promise<ManagedConsultant[]> => (await administrator(listManagedConsultants)).json()
  const findConsultantFor = async (state: string) => {
    const consultants: Consultant[] = (await integrator(listConsultants)).json()
    return findConsultant(consultants, state)?.consultantName ?? null
  }
  const newestEntry = async () =>
    (await administrator(listAuditEntries, { query: { kind: 'consultant' } })).json().data[0]

  whereTested(kind, () => {
    test('NAV-015 C-140 a consultant is added for a state without one, and the log names who did it', async () => {
      expect(await findConsultantFor('RR')).toBeNull()
      const { id } = await added({ states: ['RR', 'AP'] })
      expect(await findConsultantFor('RR')).toBe('Ana Roraima')
      expect((await listManaged()).at(-1)).toEqual({ ...wanted, id, states: ['AP', 'RR'], version: 1 })
      expect(await newestEntry()).toMatchObject({
        action: 'create',
        subject: { kind: 'consultant', name: 'Ana Roraima' },
        after: { states: ['AP', 'RR'], name: 'Ana Roraima', phone: '95940000109' },
      })
    })

    test('NAV-015 C-140 when two consultants cover a state, the first in the list is the one returned', async () => {
      const first = await added({ states: ['RO'], consultantName: 'Primeira' })
      const second = await added({ states: ['RO'], consultantName: 'Segunda' })
      expect(await findConsultantFor('RO')).toBe('Primeira')
      const others = (await listManaged()).map(({ id }) => id).filter((id) => id !== first.id && id !== second.id)
      const answer = await administrator(sortConsultants, { body: { ids: [second.id, first.id, ...others] } })
      expect(answer.statusCode).toBe(200)
      expect(answer.json().map(({ id }: ManagedConsultant) => id)).toEqual([second.id, first.id, ...others])
      expect(await findConsultantFor('RO')).toBe('Segunda')
      expect(await newestEntry()).toMatchObject({ action: 'change', subject: { name: 'Ordem dos consultores' } })
      const stale = await administrator(sortConsultants, { body: { ids: [second.id, first.id] } })
      expect([stale.statusCode, stale.json().reason]).toEqual([409, 'changedMeanwhile'])
    })

    test.each([
      ['no state', { states: [] }],
      ['a state that is none', { states: ['XX'] }],
      ['a state twice', { states: ['SP', 'SP'] }],
      ['no name', { consultantName: '  ' }],
      ['a telephone that rings nowhere', { phoneNumber: '0800123' }],
    ])('NAV-016 C-140 %s is refused', async (_name, fields) => {
      const body = { ...wanted, ...fields } as typeof wanted
      expect((await administrator(addConsultant, { body })).statusCode).toBe(400)
    })

    test('C-140 only the administrator manages the consultants', async () => {
      for (const role of roles.filter((each) => each !== 'ADMINISTRATOR')) {
        const call = await store.as(`${role.toLowerCase().replaceAll('_', '-')}@girassol.demo`)
        const answers = [
          await call(listManagedConsultants),
          await call(addConsultant, { body: wanted }),
          await call(removeConsultant, { params: { id: 1 } }),
        ]
        expect([role, ...answers.map(({ statusCode }) => statusCode)]).toEqual([role, 403, 403, 403])
      }
    })
  })

  test('NAV-014 C-140 integrators see a change at once, and a change of an older version is refused', async () => {
    const { id, version } = await added({ states: ['AM'] })
    const change = (consultantName: string) =>
      administrator(changeConsultant, {
        params: { id },
        body: { states: ['AM'], consultantName, phoneNumber: '92940000110', version },
      })
    const answers = await Promise.all([change('Bia'), change('Caio')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const [winner] = answers.filter(({ statusCode }) => statusCode === 200)
    expect(winner?.json()).toMatchObject({ id, phoneNumber: '92940000110', version: 2 })
    expect(await findConsultantFor('AM')).toBe(winner?.json().consultantName)
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(refused.message).toBe('Outra pessoa alterou este consultor. Confira antes de salvar.')
    expect(await newestEntry()).toMatchObject({ action: 'change', before: { phone: '95940000109' } })
  })

  test('NAV-015 C-140 a removed consultant is no longer returned; the second of two removals finds none', async () => {
    const { id } = await added({ states: ['PA'] })
    const answers = await Promise.all([1, 2].map(() => administrator(removeConsultant, { params: { id } })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404])
    expect(await findConsultantFor('PA')).toBeNull()
    expect(await newestEntry()).toMatchObject({ action: 'remove', before: { states: ['PA'] }, after: null })
    const gone = { params: { id }, body: { ...wanted, version: 1 } }
    expect((await administrator(changeConsultant, gone)).statusCode).toBe(404)
  })
})
