import type { CardCheck } from './card-check/card-check.ts'
import { httpCardCheck } from './card-check/http-card-check.ts'
import { simulatedCardCheck } from './card-check/simulated-card-check.ts'
import type { CepLookup } from './cep/cep.ts'
import { cepAddressSchema, cleanCep } from './cep/cep.ts'
import { httpCep } from './cep/http-cep.ts'
import { withOfflineTable } from './cep/offline-cep.ts'
import { simulatedCep } from './cep/simulated-cep.ts'
import { type CnpjLookup, cleanCnpj, companySchema } from './cnpj/cnpj.ts'
import { httpCnpj } from './cnpj/http-cnpj.ts'
import { simulatedCnpj } from './cnpj/simulated-cnpj.ts'
import type { Erp, ErpProduct } from './erp/erp.ts'
import { httpErp } from './erp/http-erp.ts'
import { simulatedErp } from './erp/simulated-erp.ts'
import { diskFiles } from './files/disk-files.ts'
import type { Files } from './files/files.ts'
import type { FreightHub } from './freight/freight.ts'
import { httpFreight } from './freight/http-freight.ts'
import { simulatedFreight } from './freight/simulated-freight.ts'
import type { PaymentGateway } from './gateway/gateway.ts'
import { pagarmeGateway } from './gateway/pagarme-gateway.ts'
import { type GatewayBook, simulatedGateway } from './gateway/simulated-gateway.ts'
import type { IntegrationLog } from './integration-log.ts'
import { type IntegrationSettings, readIntegrationSettings } from './integration-settings.ts'
import { cachedLookup, type LookupCache } from './lookup-cache.ts'
import type { Mail } from './mail/mail.ts'
import { simulatedMail } from './mail/simulated-mail.ts'
import { smtpMail } from './mail/smtp-mail.ts'

/** How long one public provider may take to respond (C-94), in milliseconds. */
const lookupTimeoutMs = 2_500

/** A user waits for a charge; after this time, a retry with the same key is better than waiting. In milliseconds. */
const gatewayTimeoutMs = 15_000

export type Integrations = {
  cep: CepLookup
  cnpj: CnpjLookup
  mail: Mail
  files: Files
  erp: Erp
  freight: FreightHub
  gateway: PaymentGateway
  cardCheck: CardCheck
}

/** What the adapters need from the rest of the server. */
export type IntegrationResources = {
  log: IntegrationLog
  lookupCache: LookupCache
  now: () => Date
  /** The products of the simulated ERP; none if absent. */
  simulatedProducts?: readonly ErpProduct[]
  /** Where the simulated gateway stores its charges; if absent, they are lost when the process ends. */
  gatewayBook?: GatewayBook
  /** The public URL of the portal: the base of the simulated gateway's URLs. */
  publicUrl?: string
}

/**
 * Builds every port as the environment says (C-107). Rejects with the name of each variable that is missing or wrong.
 */
export const buildIntegrations = async (
  env: Record<string, string | undefined>,
  resources: IntegrationResources,
): Promise<Integrations> => {
  const settings = readIntegrationSettings(env)
  const { log, now, simulatedProducts = [] } = resources
  return {
    cep: buildCep(settings, resources),
    cnpj: buildCnpj(settings, resources),
    mail:
      settings.MAIL === 'smtp' ? smtpMail({ url: settings.SMTP_URL, from: settings.MAIL_FROM }) : simulatedMail(log),
    files: await buildFiles(settings),
    erp: buildErp(settings, { now, simulatedProducts }),
    freight: buildFreight(settings, now),
    gateway: buildGateway(settings, resources),
    cardCheck: buildCardCheck(settings),
  }
}

const buildCardCheck = (settings: IntegrationSettings): CardCheck => {
  if (settings.CARD_CHECK === 'simulated') return simulatedCardCheck()
  const { CARD_CHECK_URL: url, CARD_CHECK_TOKEN: token } = settings
  return httpCardCheck({ url, token, timeoutMs: gatewayTimeoutMs })
}

const buildGateway = (settings: IntegrationSettings, resources: IntegrationResources): PaymentGateway => {
  const { log, now, gatewayBook, publicUrl } = resources
  if (settings.GATEWAY === 'simulated') {
    return simulatedGateway({ ...(gatewayBook && { book: gatewayBook }), ...(publicUrl && { publicUrl }) })
  }
  const account = { url: settings.PAGARME_URL, secretKey: settings.PAGARME_SECRET_KEY }
  return pagarmeGateway({ ...account, timeoutMs: gatewayTimeoutMs, log, now })
}

const buildCep = (settings: IntegrationSettings, { log, lookupCache, now }: IntegrationResources): CepLookup => {
  if (settings.CEP === 'simulated') return simulatedCep()
  const lookup = httpCep({
    viaCepUrl: settings.VIACEP_URL,
    brasilApiUrl: settings.BRASILAPI_URL,
    timeoutMs: lookupTimeoutMs,
    log,
  })
  const caching = { kind: 'cep', cache: lookupCache, now, cleanKey: cleanCep, valueSchema: cepAddressSchema }
  // The offline table comes last, so that its guesses are not cached as a provider's response.
  return withOfflineTable(cachedLookup({ ...caching, lookup }))
}

const buildCnpj = (settings: IntegrationSettings, { log, lookupCache, now }: IntegrationResources): CnpjLookup => {
  if (settings.CNPJ === 'simulated') return simulatedCnpj()
  const lookup = httpCnpj({
    publicaCnpjUrl: settings.PUBLICA_CNPJ_URL,
    brasilApiUrl: settings.BRASILAPI_URL,
    timeoutMs: lookupTimeoutMs,
    log,
  })
  const caching = { kind: 'cnpj', cache: lookupCache, now, cleanKey: cleanCnpj, valueSchema: companySchema }
  return cachedLookup({ ...caching, lookup })
}

type ErpResources = Required<Pick<IntegrationResources, 'now' | 'simulatedProducts'>>

const buildErp = (settings: IntegrationSettings, { now, simulatedProducts }: ErpResources): Erp => {
  if (settings.ERP === 'simulated') return simulatedErp({ products: simulatedProducts })
  return httpErp({
    url: settings.PROTHEUS_URL,
    username: settings.PROTHEUS_USERNAME,
    password: settings.PROTHEUS_PASSWORD,
    tenantId: settings.PROTHEUS_TENANT,
    timeoutMs: settings.PROTHEUS_TIMEOUT_MS,
    now,
  })
}

const buildFreight = (settings: IntegrationSettings, now: () => Date): FreightHub => {
  if (settings.FREIGHT === 'simulated') return simulatedFreight({ now })
  return httpFreight({
    url: settings.MELHOR_ENVIO_URL,
    token: settings.MELHOR_ENVIO_TOKEN,
    agent: settings.MELHOR_ENVIO_AGENT,
    origins: settings.MELHOR_ENVIO_ORIGINS,
    timeoutMs: settings.MELHOR_ENVIO_TIMEOUT_MS,
  })
}

/** Only the file storage, for commands that need nothing else. */
export const buildFiles = async (settings: IntegrationSettings): Promise<Files> => {
  if (settings.FILES === 'disk') return diskFiles(`${settings.DATA_DIR}/files`)
  // Imported only if it is used: the S3 client costs every start 0.2 s.
  const { s3Files } = await import('./files/s3-files.ts')
  return s3Files({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: settings.S3_BUCKET,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    forcePathStyle: settings.S3_FORCE_PATH_STYLE,
  })
}
