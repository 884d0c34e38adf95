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
import {
  answerAsPublicaCnpj,
  answerCnpjAsBrasilApi,
  publicaCnpjBody,
  registeredCompany,
} from './fake-cnpj-providers.ts'
import { httpCnpj } from './http-cnpj.ts'

/** Far longer than an answer takes on a busy machine: only a provider that hangs reaches it. */
const timeoutMs = 1500
const registeredCnpj = '11222333000181'
const servers: FakeHttpServer[] = []

afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

type Answer = (path: string, response: ServerResponse) => void
const broken =
  (how: Misbehaviour): Answer =>
  (_path, response) =>
    misbehave(response, how)

const startChain = async (publica: Answer, brasilApi: Answer) => {
  const first = await startFakeHttpServer(publica)
  const second = await startFakeHttpServer(brasilApi)
  servers.push(first, second)
  const log = { info: () => undefined, warn: () => undefined }
  const urls = { publicaCnpjUrl: first.url, brasilApiUrl: second.url }
  return { cnpj: httpCnpj({ ...urls, timeoutMs, log, systemOf: unlimited }), first, second }
}

describe('httpCnpj', () => {
  it('CUS-037 reads every field, with the active registration of the company’s own state', async () => {
    const { cnpj, second } = await startChain(answerAsPublicaCnpj, answerCnpjAsBrasilApi)
    expect(await cnpj.find(registeredCnpj)).toEqual({ outcome: 'found', value: registeredCompany })
    expect(second.requests).toEqual([])
  })

  it('CUS-010 has no registration when only another state, or a closed one, is listed', async () => {
    const body = publicaCnpjBody(registeredCnpj)
    body.estabelecimento.inscricoes_estaduais.pop()
    const { cnpj } = await startChain((_path, response) => answerJson(response, 200, body), answerCnpjAsBrasilApi)
    expect(await cnpj.find(registeredCnpj)).toMatchObject({ outcome: 'found', value: { ie: '' } })
  })

  it.each(misbehaviours)('C-94 calls BrasilAPI when publica.cnpj.ws %s', async (how) => {
    const { cnpj, second } = await startChain(broken(how), answerCnpjAsBrasilApi)
    expect(await cnpj.find(registeredCnpj)).toEqual({ outcome: 'found', value: { ...registeredCompany, ie: '' } })
    expect(second.requests).toEqual([`/api/cnpj/v1/${registeredCnpj}`])
  })

  it.each(misbehaviours)('CUS-012 C-94 is unavailable within a short time when both registers %s', async (how) => {
    const { cnpj } = await startChain(broken(how), broken(how))
    const limit = vi.spyOn(AbortSignal, 'timeout')
    expect(await cnpj.find(registeredCnpj)).toEqual({ outcome: 'unavailable' })
    // Each of the two had exactly this long: a provider that hangs is only stopped by its time limit.
    expect(limit.mock.calls).toEqual([[timeoutMs], [timeoutMs]])
  })

  it('CUS-011 trusts a register that does not know the company', async () => {
    const { cnpj, second } = await startChain(answerAsPublicaCnpj, answerCnpjAsBrasilApi)
    expect(await cnpj.find('19131243000197')).toEqual({ outcome: 'notFound' })
    expect(second.requests).toEqual([])
  })

  it('C-94 does not read a 404 of HTML as an unknown company', async () => {
    const gone: Answer = (_path, response) => void response.writeHead(404).end('<h1>Not Found</h1>')
    const { cnpj } = await startChain(gone, gone)
    expect(await cnpj.find(registeredCnpj)).toEqual({ outcome: 'unavailable' })
  })

  it('C-94 ignores an answer about another company', async () => {
    const other: Answer = (_path, response) => answerJson(response, 200, publicaCnpjBody('19131243000197'))
    const { cnpj, second } = await startChain(other, answerCnpjAsBrasilApi)
    expect(await cnpj.find(registeredCnpj)).toMatchObject({ outcome: 'found' })
    expect(second.requests).toHaveLength(1)
  })

  it('C-94 ignores a company in a city that is not in its state', async () => {
    const body = publicaCnpjBody(registeredCnpj)
    body.estabelecimento.cidade.ibge_id = 3106200
    const lie: Answer = (_path, response) => answerJson(response, 200, body)
    const { cnpj, second } = await startChain(lie, answerCnpjAsBrasilApi)
    expect(await cnpj.find(registeredCnpj)).toMatchObject({
      outcome: 'found',
      value: { erpCity: '3509502', erpState: 'SP' },
    })
    expect(second.requests).toHaveLength(1)
  })

  it('CUS-009 leaves out an invalid CEP, phone and e-mail, and cuts endless texts', async () => {
    const body = publicaCnpjBody(registeredCnpj)
    const part = {
      cep: '1308',
      ddd1: '019',
      telefone1: '932345678',
      email: 'NAO TEM',
      nome_fantasia: 'F'.repeat(9_000),
    }
    const odd = { ...body, estabelecimento: { ...body.estabelecimento, ...part } }
    const { cnpj } = await startChain((_path, response) => answerJson(response, 200, odd), answerCnpjAsBrasilApi)
    expect(await cnpj.find(registeredCnpj)).toEqual({
      outcome: 'found',
      value: { ...registeredCompany, addressCep: '', phone: '', email: '', fancyName: 'F'.repeat(200) },
    })
  })

  it('CUS-037 calls no provider for what is not a CNPJ', async () => {
    const { cnpj, first, second } = await startChain(answerAsPublicaCnpj, answerCnpjAsBrasilApi)
    await cnpj.find('112223330001')
    expect([...first.requests, ...second.requests]).toEqual([])
  })
})
