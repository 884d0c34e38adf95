import * as contract from '@girassol/contract/freight'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { loadDemoCommerce } from '../../demo-data/demo-commerce.ts'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import { findCity, listBrazilStates } from '../../integrations/cep/brazil-places.ts'
import type { CepAnswer, CepLookup } from '../../integrations/cep/cep.ts'
import { simulatedCep } from '../../integrations/cep/simulated-cep.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'

/** An address whose city is unknown. */
const nowhere = { street: '', neighborhood: '', city: '', cityCode: '', state: 'SP' }
/** Each test may use its own register adapter. */
const cep: CepLookup = { find: simulatedCep().find }

describe.each(testedDatabases)('freight on %s', (kind) => {
  let test$: TestApplication
  let integrator: Caller

  beforeAll(async () => {
    test$ = await testApplication({ kind, ports: { cep } })
    await test$.deps.connection.db.transaction().execute(async (tx) => {
      await loadDemoPeople(tx)
      await loadDemoCommerce(tx)
    })
    integrator = await test$.as('integrator@girassol.demo')
  })
  afterAll(() => test$.close())
  test('C-34 an empty system contains the capital of each of the 27 states, as a city of that state', async () => {
    const capitals = await test$.deps.connection.db.selectFrom('capital_city').selectAll().execute()
    expect(capitals.map(({ state }) => state).sort()).toEqual(
      listBrazilStates()
        .map(({ code }) => code)
        .toSorted(),
    )
    for (const { state, city_code } of capitals) expect(findCity(city_code)?.state).toBe(state)
  })

  beforeEach(() => {
    cep.find = simulatedCep().find
  })

  const rate = (uf: string, city: string) => integrator(contract.findFreightRate, { params: { uf, city } })
  const deadline = (cep: string) => integrator(contract.findFreightDeadline, { params: { cep } })

  test('FRT-004 C-34 a capital and the interior of its state each have their own rate, minimum and working days', async () => {
    expect((await rate('SP', '3550308')).json()).toEqual({ percentage: 1.5, minimum: 250, deadline: 3 })
    expect((await rate('SP', '3509502')).json()).toEqual({ percentage: 2, minimum: 300, deadline: 7 })
  })

  test.each([
    ['a city of another state', 'SP', '4314902'],
    ['a city that does not exist', 'SP', '9999999'],
  ])('FRT-004 %s is 404', async (_, uf, city) => {
    const answer = await rate(uf, city)
    expect(answer.statusCode).toBe(404)
    expect(answer.json().message).toBe('Frete indisponível para esta cidade.')
  })

  test('FRT-004 an invalid state is 400', async () => {
    expect((await rate('sp', '3550308')).statusCode).toBe(400)
  })

  test.each([
    ['in the capital', '01310-100', 3],
    ['in a city of the interior', '13083872', 7],
    ['of a place known by its state alone', '19999000', 7],
  ])('STORE-037 C-34 the deadline of a postal code %s', async (_, cep, days) => {
    const answer = await deadline(cep)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ deadline: days })
  })

  test('STORE-037 C-34 the register decides whether a city is the capital, not the range of the postal code', async () => {
    cep.find = async () => ({ outcome: 'found', value: { ...nowhere, city: 'São Paulo', cityCode: '3550308' } })
    expect((await deadline('19999000')).json()).toEqual({ deadline: 3 })
    cep.find = async () => ({ outcome: 'found', value: nowhere })
    expect((await deadline('19999000')).json()).toEqual({ deadline: 7 })
  })

  test('STORE-040 C-94 the deadline is 404 while the register is unavailable', async () => {
    cep.find = async () => ({ outcome: 'unavailable' })
    const answer = await deadline('01310100')
    expect(answer.statusCode).toBe(503)
    expect(answer.json().message).toMatch(/^Prazo de entrega indisponível\. A consulta de CEP não respondeu\./)
  })

  test('STORE-037 C-94 requests that wait for the register use no database connection, so others are answered meanwhile', async () => {
    const register = Promise.withResolvers<CepAnswer>()
    const find = vi.fn(() => register.promise)
    cep.find = find
    const waiting = Array.from({ length: 15 }, () => deadline('01310100'))
    await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(waiting.length), 20_000)
    expect((await rate('SP', '3550308')).statusCode).toBe(200)
    register.resolve({ outcome: 'found', value: nowhere })
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(waiting.map(() => 200))
  })

  test.each(['00000000', '123'])('STORE-040 a postal code that does not exist has no deadline: %s', async (cep) => {
    const answer = await deadline(cep)
    expect(answer.statusCode).toBe(404)
    expect(answer.json().message).toBe('Prazo de entrega indisponível')
  })

  test('STORE-040 a state missing from the table has no deadline and no rate', async () => {
    await test$.deps.connection.db.deleteFrom('freight_rate').where('state', '=', 'RR').execute()
    expect((await deadline('69301000')).json().message).toBe('Prazo de entrega indisponível')
    expect((await rate('RR', '1400100')).statusCode).toBe(404)
  })

  test('FRT-004 STORE-037 users without access to the store may not read freight', async () => {
    const carrier = await test$.as('shipping-company@girassol.demo')
    const answers = [
      await carrier(contract.findFreightRate, { params: { uf: 'SP', city: '3550308' } }),
      await carrier(contract.findFreightDeadline, { params: { cep: '01310100' } }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403])
  })
})
