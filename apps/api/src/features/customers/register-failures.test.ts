import * as contract from '@girassol/contract/customers'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { loadDemoCommerce } from '../../demo-data/demo-commerce.ts'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import { answerAsViaCep, answerCepAsBrasilApi } from '../../integrations/cep/fake-cep-providers.ts'
import {
  type FakeHttpServer,
  type Misbehaviour,
  misbehave,
  misbehaviours,
  startFakeHttpServer,
} from '../../integrations/fake-http-server.ts'
import { usualLimits } from '../../integrations/outside-system.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'

type Answer = Parameters<typeof startFakeHttpServer>[0]

const broken =
  (how: Misbehaviour): Answer =>
  (_path, response) =>
    misbehave(response, how)
/** Only failures that respond at once: each wait for a time-out would add five seconds to this file. */
const quick = misbehaviours.filter((how) => !how.startsWith('hangs') || how === 'hangsUp')

/** The real adapters, cache and database, with fake registers on real sockets. */
describe.each(testedDatabases)('failing registers on %s', (kind) => {
  let test$: TestApplication
  let integrator: Caller
  let first: FakeHttpServer
  let second: FakeHttpServer
  let answers: { first: Answer; second: Answer }

  beforeAll(async () => {
    first = await startFakeHttpServer((...args) => answers.first(...args))
    second = await startFakeHttpServer((...args) => answers.second(...args))
    const environment = {
      CEP: 'http',
      CNPJ: 'http',
      VIACEP_URL: first.url,
      PUBLICA_CNPJ_URL: first.url,
      BRASILAPI_URL: second.url,
    }
    // Otherwise the failures of one test would be remembered in the next.
    const limits = { ...usualLimits, failures: 1000 }
    test$ = await testApplication({ kind, environment, limits })
    await test$.deps.connection.db.transaction().execute(async (tx) => {
      await loadDemoPeople(tx)
      await loadDemoCommerce(tx)
    })
    integrator = await test$.as('integrator@girassol.demo')
  })
  afterAll(async () => {
    await test$.close()
    await Promise.all([first.close(), second.close()])
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    first.requests.length = 0
    await test$.deps.connection.db.deleteFrom('lookup_cache').execute()
  })

  const cep = (code: string) => integrator(contract.findCep, { params: { cep: code } })
  const consult = (cnpj: string) => integrator(contract.consultCnpj, { params: { cnpj } })

  test('C-94 the response of a register is stored in the database and requested once in 30 days', async () => {
    answers = { first: answerAsViaCep, second: broken('fails') }
    for (const at of ['2026-03-01T12:00:00.000Z', '2026-03-31T12:00:00.000Z']) {
      test$.setNow(at)
      expect((await cep('30140-010')).json()).toMatchObject({ street: 'Praça da Liberdade', cityCode: '3106200' })
    }
    expect(first.requests).toEqual(['/ws/30140010/json/'])
    test$.setNow('2026-03-31T12:00:00.001Z')
    await cep('30140010')
    expect(first.requests).toHaveLength(2)
    const rows = await test$.deps.connection.db.selectFrom('lookup_cache').select(['kind', 'key']).execute()
    expect(rows).toEqual([{ kind: 'cep', key: '30140010' }])
  })

  test.each(quick)(
    'CUS-041 C-94 when the registers answer like %s, the built-in table is used and nothing is cached',
    async (how) => {
      answers = { first: broken(how), second: broken(how) }
      const answer = await cep('29010002')
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        {
          street: 'Avenida Jerônimo Monteiro',
          neighborhood: 'Centro',
          city: 'Vitória',
          cityCode: '3205309',
          state: 'ES',
        },
      ])
      const company = await consult('11222333000181')
      expect([company.statusCode, company.json().reason]).toEqual([503, 'systemAway'])
      expect(await test$.deps.connection.db.selectFrom('lookup_cache').select('key').execute()).toEqual([])
    },
  )

  test('C-94 while a register hangs the store still responds, and the second register answers soon', async () => {
    answers = { first: broken('hangs'), second: answerCepAsBrasilApi }
    const limits: AbortController[] = []
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const limit = new AbortController()
      limits.push(limit)
      return limit.signal
    })
    const hanging = Promise.all(Array.from({ length: 12 }, () => cep('79290000')))
    await vi.waitFor(() => expect(timeout.mock.calls.length).toBeGreaterThanOrEqual(20), { timeout: 20_000 })
    await vi.waitFor(() => expect(first.requests).toHaveLength(8), { timeout: 20_000 })
    expect((await integrator(contract.listCustomers)).statusCode).toBe(200)
    expect(new Set(timeout.mock.calls.flat())).toEqual(new Set([2_500]))
    for (const limit of limits.slice()) limit.abort()
    for (const answer of await hanging) expect(answer.json()).toMatchObject({ city: 'Bonito', state: 'MS' })
    expect(first.requests).toHaveLength(8)
  })
})
