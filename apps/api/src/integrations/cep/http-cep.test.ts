import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  answerJson,
  type FakeHttpServer,
  type Misbehaviour,
  misbehave,
  misbehaviours,
  startFakeHttpServer,
} from '../fake-http-server.ts'
import { unlimited } from '../test-unlimited.ts'
import type { CepLookup } from './cep.ts'
import {
  answerAsViaCep,
  answerCepAsBrasilApi,
  aPlace,
  brasilApiBody,
  brasilApiError,
  viaCepBody,
} from './fake-cep-providers.ts'
import { httpCep } from './http-cep.ts'

/** Far longer than an answer takes on a busy machine: only a provider that hangs reaches it. */
const timeoutMs = 1500
const servers: FakeHttpServer[] = []
const warn = vi.fn()

afterEach(async () => {
  vi.restoreAllMocks()
  warn.mockClear()
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

type Answer = (path: string, response: ServerResponse) => void
const broken =
  (how: Misbehaviour): Answer =>
  (_path, response) =>
    misbehave(response, how)

const startChain = async (viaCep: Answer, brasilApi: Answer) => {
  const first = await startFakeHttpServer(viaCep)
  const second = await startFakeHttpServer(brasilApi)
  servers.push(first, second)
  const log = { info: () => undefined, warn }
  const cep: CepLookup = httpCep({
    viaCepUrl: first.url,
    brasilApiUrl: second.url,
    timeoutMs,
    log,
    systemOf: unlimited,
  })
  return { cep, first, second }
}

describe('httpCep', () => {
  it('CUS-038 calls only ViaCEP while it responds', async () => {
    const { cep, first, second } = await startChain(answerAsViaCep, answerCepAsBrasilApi)
    await cep.find('01001-000')
    expect(first.requests).toEqual(['/ws/01001000/json/'])
    expect(second.requests).toEqual([])
  })

  it.each(misbehaviours)('C-94 calls BrasilAPI when ViaCEP %s', async (how) => {
    const { cep, first, second } = await startChain(broken(how), answerCepAsBrasilApi)
    const answer = await cep.find('01001000')
    expect(answer).toMatchObject({ outcome: 'found', value: { street: 'Praça da Sé', cityCode: '3550308' } })
    expect(first.requests).toHaveLength(1)
    expect(second.requests).toEqual(['/api/cep/v1/01001000'])
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ provider: 'viacep' }), expect.any(String))
  })

  it.each(misbehaviours)('C-94 is unavailable within a short time when both providers %s', async (how) => {
    const { cep } = await startChain(broken(how), broken(how))
    const limit = vi.spyOn(AbortSignal, 'timeout')
    expect(await cep.find('01001000')).toEqual({ outcome: 'unavailable' })
    // Each of the two had exactly this long: a provider that hangs is only stopped by its time limit.
    expect(limit.mock.calls).toEqual([[timeoutMs], [timeoutMs]])
  })

  it('C-94 is unavailable when no provider accepts connections', async () => {
    const { cep, first, second } = await startChain(answerAsViaCep, answerCepAsBrasilApi)
    servers.splice(0)
    await Promise.all([first.close(), second.close()])
    expect(await cep.find('01001000')).toEqual({ outcome: 'unavailable' })
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ reason: expect.stringContaining('ECONNREFUSED') })
  })

  it.each(['true', true])(
    'CUS-041 reads an erro of %j as not found, without calling the other provider',
    async (erro) => {
      const { cep, second } = await startChain(
        (_path, response) => answerJson(response, 200, { erro }),
        broken('fails'),
      )
      expect(await cep.find('00000000')).toEqual({ outcome: 'notFound' })
      expect(second.requests).toEqual([])
    },
  )

  it('C-94 does not read a 404 of HTML as an unknown CEP', async () => {
    const gone: Answer = (_path, response) => void response.writeHead(404).end('<h1>Not Found</h1>')
    const { cep } = await startChain(gone, gone)
    expect(await cep.find('01001000')).toEqual({ outcome: 'unavailable' })
  })

  it("C-94 does not read BrasilAPI's own outage as an unknown CEP", async () => {
    const outage: Answer = (_path, response) =>
      answerJson(response, 404, brasilApiError('Erro ao se conectar com o serviço ViaCEP.'))
    const { cep } = await startChain(broken('fails'), outage)
    expect(await cep.find('01001000')).toEqual({ outcome: 'unavailable' })
  })

  it('C-94 ignores an answer about another CEP', async () => {
    const { cep, second } = await startChain(
      (_path, response) => answerAsViaCep('/ws/30140010/json/', response),
      answerCepAsBrasilApi,
    )
    expect(await cep.find('01001000')).toMatchObject({ outcome: 'found', value: { state: 'SP' } })
    expect(second.requests).toHaveLength(1)
  })

  it.each([
    ['a city that does not exist', { ibge: '3599999' }, 'the provider named a city that is not in its state'],
    ['a city of another state', { ibge: '3106200' }, 'the provider named a city that is not in its state'],
    [
      'a state without this CEP',
      { uf: 'MG', ibge: '3106200' },
      'the provider named a state that does not have this CEP',
    ],
    ['ten megabytes', { gia: 'x'.repeat(10_000_000) }, 'the provider answered more than 512000 bytes'],
  ])('C-94 ignores an answer with %s', async (_what, part, reason) => {
    const lie: Answer = (_path, response) => answerJson(response, 200, { ...viaCepBody(aPlace), ...part })
    const { cep } = await startChain(lie, answerCepAsBrasilApi)
    const answer = await cep.find('01001000')
    expect(answer).toMatchObject({ outcome: 'found', value: { city: 'São Paulo', cityCode: '3550308', state: 'SP' } })
    expect(warn.mock.calls[0]?.[0]).toEqual({ provider: 'viacep', reason: `Error: ${reason}` })
  })

  it('C-94 ignores a city that BrasilAPI invents', async () => {
    const lie: Answer = (_path, response) => answerJson(response, 200, { ...brasilApiBody(aPlace), city: 'Atlântida' })
    const { cep } = await startChain(broken('hangsUp'), lie)
    expect(await cep.find('01001000')).toEqual({ outcome: 'unavailable' })
  })

  it('CUS-022 cuts a text that is too long or spans several lines to the size of its field', async () => {
    const long: Answer = (_path, response) =>
      answerJson(response, 200, { ...viaCepBody(aPlace), logradouro: ` Praça\r\nda\u0000 Sé ${'x'.repeat(5_000)}` })
    const { cep } = await startChain(long, answerCepAsBrasilApi)
    const answer = await cep.find('01001000')
    const street = answer.outcome === 'found' ? answer.value.street : ''
    expect(street).toMatch(/^Praça da Sé x+$/)
    expect(street).toHaveLength(200)
  })

  it('CUS-038 calls no provider for what is not a CEP', async () => {
    const { cep, first, second } = await startChain(answerAsViaCep, answerCepAsBrasilApi)
    expect(await cep.find('0100100')).toEqual({ outcome: 'notFound' })
    expect([...first.requests, ...second.requests]).toEqual([])
  })

  it('C-94 logs why a provider failed, without its response', async () => {
    const { cep } = await startChain(broken('halfJson'), answerCepAsBrasilApi)
    await cep.find('01001000')
    expect(warn.mock.calls[0]?.[0]).toEqual({
      provider: 'viacep',
      reason: 'Error: the provider did not answer JSON',
    })
  })
})
