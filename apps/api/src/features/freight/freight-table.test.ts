import { listAuditEntries } from '@girassol/contract/administration'
import { changeFreight, findFreightRate, listFreightTable, type StateFreight } from '@girassol/contract/freight'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { openStore, type Store } from '../catalogue/store/test-storefront.ts'

type Rates = Omit<StateFreight, 'uf'>

describe.each(testedDatabases)('the freight table on %s', (kind) => {
  let store: Store
  let administrator: Caller
  let integrator: Caller

  beforeAll(async () => {
    store = await openStore(kind)
    administrator = await store.as('administrator@girassol.demo')
    integrator = await store.as('integrator@girassol.demo')
  })
  afterAll(() => store.close())

  const readRates = async (uf: string): Promise<Rates | null> => {
    const table = (await administrator(listFreightTable)).json()
    return table.find((row: { uf: string }) => row.uf === uf).rates
  }
  const change = (uf: string, rates: Rates, seen: Rates | null) =>
    administrator(changeFreight, { params: { uf }, body: { ...rates, seen } })
  const wanted: Rates = {
    capital: { percentage: 1.75, minimum: 280.5, deadline: 4 },
    interior: { percentage: 2.25, minimum: 310, deadline: 9 },
  }

  test('C-140 C-34 a changed price applies from the next call on, and leaves an entry', async () => {
    const seen = await readRates('SP')
    const answer = await change('SP', wanted, seen)
    expect([answer.statusCode, answer.json()]).toEqual([200, { uf: 'SP', ...wanted }])
    expect(await readRates('SP')).toEqual(wanted)
    const rate = await integrator(findFreightRate, { params: { uf: 'SP', city: '3550308' } })
    expect(rate.json()).toEqual({ percentage: 1.75, minimum: 280.5, deadline: 4 })
    const entries = (await administrator(listAuditEntries, { query: { kind: 'freight-rate' } })).json()
    expect(entries.data[0]).toMatchObject({
      action: 'change',
      subject: { id: 'SP' },
      before: { capitalMinimum: seen?.capital.minimum },
      after: { capitalMinimum: 280.5 },
    })
  })

  test('C-140 a state that nobody priced is priced, and every state is in the table', async () => {
    await store.db.deleteFrom('freight_rate').where('state', '=', 'RR').execute()
    expect((await administrator(listFreightTable)).json()).toHaveLength(27)
    expect(await readRates('RR')).toBeNull()
    expect((await change('RR', wanted, null)).statusCode).toBe(200)
    expect(await readRates('RR')).toEqual(wanted)
  })

  test('C-140 of two users at once the second is refused, and nothing of the first is lost', async () => {
    const seen = await readRates('MG')
    const other = { ...wanted, capital: { ...wanted.capital, deadline: 6 } }
    const answers = await Promise.all([change('MG', wanted, seen), change('MG', other, seen)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const winner = answers.find(({ statusCode }) => statusCode === 200)
    expect({ uf: 'MG', ...(await readRates('MG')) }).toEqual(winner?.json())
  })

  test.each([
    ['a price below nothing', { ...wanted.capital, percentage: -1 }],
    ['more than the goods', { ...wanted.capital, percentage: 101 }],
    ['no day at all', { ...wanted.capital, deadline: 0 }],
  ])('C-140 %s is refused', async (_name, capital) => {
    expect((await change('SP', { ...wanted, capital }, await readRates('SP'))).statusCode).toBe(400)
  })

  test('C-140 USE-034 an unknown state is refused by name, and only the administrator manages the table', async () => {
    const unknown = await change('ZZ', wanted, null)
    expect([unknown.statusCode, unknown.json().errors[0].property]).toEqual([400, 'uf'])
    const logistics = await store.as('logistics@girassol.demo')
    expect((await logistics(listFreightTable)).statusCode).toBe(403)
    expect((await logistics(changeFreight, { params: { uf: 'SP' }, body: { ...wanted, seen: null } })).statusCode).toBe(
      403,
    )
  })
})
