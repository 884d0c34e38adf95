import { misbehave, startFakeHttpServer } from '../fake-http-server.ts'
import { unlimited } from '../test-unlimited.ts'
import { describeCep } from './cep-suite.ts'
import { answerCepAsBrasilApi, startFakeViaCep } from './fake-cep-providers.ts'
import { httpCep } from './http-cep.ts'
import { simulatedCep } from './simulated-cep.ts'

const log = { info: () => undefined, warn: () => undefined }

describeCep('simulated', async () => ({ cep: simulatedCep(), close: async () => undefined }))

describeCep('http, ViaCEP answering', async () => {
  const viaCep = await startFakeViaCep()
  const cep = httpCep({
    viaCepUrl: viaCep.url,
    brasilApiUrl: 'http://127.0.0.1:9',
    timeoutMs: 2_500,
    log,
    systemOf: unlimited,
  })
  return { cep, close: viaCep.close }
})

describeCep('http, BrasilAPI answering after ViaCEP failed', async () => {
  const viaCep = await startFakeHttpServer((_path, response) => misbehave(response, 'fails'))
  const brasilApi = await startFakeHttpServer(answerCepAsBrasilApi)
  return {
    cep: httpCep({ viaCepUrl: viaCep.url, brasilApiUrl: brasilApi.url, timeoutMs: 2_500, log, systemOf: unlimited }),
    close: async () => {
      await viaCep.close()
      await brasilApi.close()
    },
  }
})
