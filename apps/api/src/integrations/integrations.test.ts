import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { answerAsViaCep } from './cep/fake-cep-providers.ts'
import { answerAsPublicaCnpj, registeredCompany } from './cnpj/fake-cnpj-providers.ts'
import { anErpProduct } from './erp/erp-samples.ts'
import { startFakeProtheus } from './erp/fake-protheus.ts'
import { answerJson, type FakeHttpServer, startFakeHttpServer } from './fake-http-server.ts'
import { startFakeFreightHub } from './freight/fake-freight-hub.ts'
import { cargo } from './freight/freight-suite.ts'
import { startFakePagarme } from './gateway/fake-pagarme.ts'
import { aCharge } from './gateway/gateway-samples.ts'
import { buildIntegrations, type IntegrationResources } from './integrations.ts'
import { startFakeSmtpServer } from './mail/fake-smtp-server.ts'

const closings: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closings.splice(0).map((close) => close())))

const startProvider = async (answer: Parameters<typeof startFakeHttpServer>[0]): Promise<FakeHttpServer> => {
  const server = await startFakeHttpServer(answer)
  closings.push(server.close)
  return server
}

const someResources = () => {
  const rows = new Map<string, unknown>()
  const resources: IntegrationResources = {
    log: { info: () => undefined, warn: () => undefined },
    lookupCache: {
      get: async ({ kind, key }) => rows.get(`${kind}/${key}`) ?? null,
      put: async ({ kind, key, answer }) => void rows.set(`${kind}/${key}`, answer),
    },
    now: () => new Date('2026-03-01T12:00:00.000Z'),
    simulatedProducts: [anErpProduct('10010001')],
  }
  return { rows, resources }
}

const unreachable = { VIACEP_URL: 'http://127.0.0.1:9', BRASILAPI_URL: 'http://127.0.0.1:9' }

describe('buildIntegrations', () => {
  it('C-107 works without a network when nothing is configured', async () => {
    const { rows, resources } = someResources()
    const { cep, cnpj, mail, erp, freight } = await buildIntegrations({}, resources)
    expect(await cep.find('01001000')).toMatchObject({ outcome: 'found' })
    expect(await cnpj.find('11222333000181')).toMatchObject({ outcome: 'found' })
    await mail.send({ to: 'a@b.example', subject: 's', text: 't', html: 'h' })
    expect((await erp.catalogue.pullProducts(1)).products).toHaveLength(1)
    expect(await freight.carriers()).not.toEqual([])
    expect(rows.size).toBe(0)
  })

  it('C-94 calls the configured providers and caches their responses', async () => {
    const viaCep = await startProvider(answerAsViaCep)
    const publica = await startProvider(answerAsPublicaCnpj)
    const { rows, resources } = someResources()
    const urls = { ...unreachable, VIACEP_URL: `${viaCep.url}/`, PUBLICA_CNPJ_URL: publica.url }
    const { cep, cnpj } = await buildIntegrations({ CEP: 'http', CNPJ: 'http', ...urls }, resources)
    for (const _again of [1, 2]) {
      expect(await cep.find('30140-010')).toMatchObject({ outcome: 'found', value: { city: 'Belo Horizonte' } })
      expect(await cnpj.find('11.222.333/0001-81')).toEqual({ outcome: 'found', value: registeredCompany })
    }
    expect(viaCep.requests).toHaveLength(1)
    expect(publica.requests).toHaveLength(1)
    expect([...rows.keys()]).toEqual(['cep/30140010', 'cnpj/11222333000181'])
  })

  it('C-94 falls back to the offline table without remembering it', async () => {
    const { rows, resources } = someResources()
    const { cep } = await buildIntegrations({ CEP: 'http', ...unreachable }, resources)
    expect(await cep.find('01310-100')).toMatchObject({ outcome: 'found', value: { street: 'Avenida Paulista' } })
    expect(rows.size).toBe(0)
  })

  it('C-107 sends mail through the configured server', async () => {
    const server = await startFakeSmtpServer('optional')
    closings.push(server.close)
    const env = { MAIL: 'smtp', SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'portal@girassol.example' }
    const { mail } = await buildIntegrations(env, someResources().resources)
    await mail.send({ to: 'a@b.example', subject: 'Olá', text: 't', html: 'h' })
    expect(server.received[0]?.email).toMatchObject({ subject: 'Olá', from: { address: 'portal@girassol.example' } })
  })

  it('C-109 stores files in their own folder of the data folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'girassol-data-'))
    closings.push(() => rm(folder, { recursive: true }))
    const { files } = await buildIntegrations({ DATA_DIR: folder }, someResources().resources)
    await files.put({ key: 'a.pdf', bytes: new Uint8Array([1]), contentType: 'application/pdf' })
    expect(await readdir(join(folder, 'files'))).toEqual(['a.pdf'])
  })

  it('C-109 puts files into the configured bucket', async () => {
    const s3 = await startProvider((_path, response) => void response.writeHead(200).end())
    const bucket = { S3_BUCKET: 'girassol', S3_ENDPOINT: s3.url, S3_FORCE_PATH_STYLE: 'true' }
    const account = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    const { files } = await buildIntegrations({ FILES: 's3', ...bucket, ...account }, someResources().resources)
    await files.put({ key: 'a/b.pdf', bytes: new Uint8Array([1]), contentType: 'application/pdf' })
    expect(s3.requests[0]).toMatch(/^\/girassol\/a\/b\.pdf/)
  })

  it('C-107 calls the configured Protheus', async () => {
    const protheus = await startFakeProtheus([anErpProduct('10010009')])
    closings.push(protheus.close)
    const { url, username, password } = protheus
    const account = { PROTHEUS_URL: `${url}/`, PROTHEUS_USERNAME: username, PROTHEUS_PASSWORD: password }
    const { erp } = await buildIntegrations({ ERP: 'http', ...account }, someResources().resources)
    expect((await erp.catalogue.pullProducts(1)).products).toEqual([anErpProduct('10010009')])
  })

  it('C-107 calls the configured freight hub, from the CEP of the branch', async () => {
    const hub = await startFakeFreightHub()
    closings.push(hub.close)
    const account = { MELHOR_ENVIO_TOKEN: hub.token, MELHOR_ENVIO_AGENT: 'Girassol (a@b.example)' }
    const env = { FREIGHT: 'http', MELHOR_ENVIO_URL: hub.url, ...account, MELHOR_ENVIO_ORIGINS: '01,0101=13083970' }
    const { freight } = await buildIntegrations(env, someResources().resources)
    expect(await freight.sendCargo(cargo)).toMatchObject({ outcome: 'accepted' })
    expect(hub.orders[0]?.body).toMatchObject({ from: { postal_code: '13083970' } })
    const wrong = { ...env, MELHOR_ENVIO_ORIGINS: '13083970' }
    await expect(buildIntegrations(wrong, someResources().resources)).rejects.toThrow(/MELHOR_ENVIO_ORIGINS/)
  })

  it('C-107 charges at the configured gateway, and calls the configured register about a card', async () => {
    const pagarme = await startFakePagarme('sk_test')
    closings.push(pagarme.close)
    const register = await startProvider((_path, response) => answerJson(response, 200, { match: 4 }))
    const charging = { GATEWAY: 'pagarme', PAGARME_SECRET_KEY: 'sk_test', PAGARME_URL: pagarme.url }
    const checking = { CARD_CHECK: 'http', CARD_CHECK_TOKEN: 'token', CARD_CHECK_URL: register.url }
    const { gateway, cardCheck } = await buildIntegrations({ ...charging, ...checking }, someResources().resources)
    expect(await gateway.createPix(aCharge())).toMatchObject({ outcome: 'created' })
    expect(pagarme.received).toHaveLength(1)
    const question = { customerDocument: '52998224725', holderDocument: null, cardNumber: '400000******0010' }
    expect(await cardCheck.match(question)).toBe(4)
  })

  it('C-107 does not start with half a configuration', async () => {
    await expect(buildIntegrations({ ERP: 'http' }, someResources().resources)).rejects.toThrow(/PROTHEUS_PASSWORD/)
    await expect(buildIntegrations({ MAIL: 'smtp' }, someResources().resources)).rejects.toThrow(/SMTP_URL/)
  })
})
