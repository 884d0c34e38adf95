import { describe, expect, it } from 'vitest'
import { misbehave, startFakeHttpServer } from '../fake-http-server.ts'
import { unlimited } from '../test-unlimited.ts'
import { describeCnpj } from './cnpj-suite.ts'
import { answerAsPublicaCnpj, answerCnpjAsBrasilApi } from './fake-cnpj-providers.ts'
import { httpCnpj } from './http-cnpj.ts'
import { simulatedCnpj } from './simulated-cnpj.ts'

const log = { info: () => undefined, warn: () => undefined }

describeCnpj('simulated', async () => ({ cnpj: simulatedCnpj(), close: async () => undefined }))

describeCnpj('http, publica.cnpj.ws answering', async () => {
  const first = await startFakeHttpServer(answerAsPublicaCnpj)
  const cnpj = httpCnpj({
    publicaCnpjUrl: first.url,
    brasilApiUrl: 'http://127.0.0.1:9',
    timeoutMs: 2_500,
    log,
    systemOf: unlimited,
  })
  return { cnpj, close: first.close }
})

describeCnpj('http, BrasilAPI answering after publica.cnpj.ws failed', async () => {
  const first = await startFakeHttpServer((_path, response) => misbehave(response, 'overQuota'))
  const second = await startFakeHttpServer(answerCnpjAsBrasilApi)
  return {
    cnpj: httpCnpj({ publicaCnpjUrl: first.url, brasilApiUrl: second.url, timeoutMs: 2_500, log, systemOf: unlimited }),
    close: async () => {
      await first.close()
      await second.close()
    },
  }
})

describe('simulatedCnpj', () => {
  it('C-107 invents the same company each time, and another one for another CNPJ', async () => {
    const [first, again, other] = await Promise.all(
      ['19131243000197', '19131243000197', 'S0LAR123000180'].map((cnpj) => simulatedCnpj().find(cnpj)),
    )
    expect(first).toMatchObject({ outcome: 'found' })
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
  })

  it('CUS-010 has companies with and without a state registration', async () => {
    const registrations = await Promise.all(
      ['11222333000181', '12ABC34501DE35'].map(async (cnpj) => {
        const answer = await simulatedCnpj().find(cnpj)
        return answer.outcome === 'found' && answer.value.ie
      }),
    )
    expect(registrations).toEqual(['110042490114', ''])
  })
})
