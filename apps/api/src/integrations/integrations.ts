import type { CalledSystem } from '@girassol/domain/setup'
import { boundedPort } from './bounded-port.ts'
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
import type { TitleBook } from './erp/simulated-erp-titles.ts'
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
import type { ChainLimits } from './lookup-chain.ts'
import type { Mail } from './mail/mail.ts'
import { simulatedMail } from './mail/simulated-mail.ts'
import {
  type CallLimits,
  type CallObserver,
  createOutsideSystem,
  type OutsideSystem,
  usualLimits,
} from './outside-system.ts'
import { httpWebhookSender } from './webhooks/http-webhook-sender.ts'
import { type Resolve, resolveName } from './webhooks/resolve-address.ts'
import type { WebhookSender } from './webhooks/webhook-sender.ts'

/** Nobody is told about the calls. */
const nobody: CallObserver = { called: () => undefined, away: () => undefined }

export type Integrations = {
  cep: CepLookup
  cnpj: CnpjLookup
  mail: Mail
  files: Files
  erp: Erp
  freight: FreightHub
  gateway: PaymentGateway
  cardCheck: CardCheck
  webhooks: WebhookSender
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
  /** The same for the titles that the simulated ERP settled. */
  titleBook?: TitleBook
  /** The public URL of the portal: the base of the simulated gateway's URLs. */
  publicUrl?: string
  /** How the names of webhooks' receivers are looked up; by the system if absent. */
  resolveName?: Resolve
  /** The limits of every call; those of C-234 if absent. */
  limits?: CallLimits
  /** Is told about every call. */
  observer?: CallObserver
}

/** How each outside system is called: by its name, with the limits of C-234. */
type SystemOf = (system: CalledSystem, name?: string) => OutsideSystem

type Building = { readonly settings: IntegrationSettings; readonly resources: IntegrationResources } & {
  readonly limits: CallLimits
  readonly systemOf: SystemOf
}

/**
 * Builds every port as the environment says (C-107), each with its limits (C-234). Rejects with the name of each
 * variable that is missing or wrong.
 */
export const buildIntegrations = async (
  env: Record<string, string | undefined>,
  resources: IntegrationResources,
): Promise<Integrations> => {
  const settings = readIntegrationSettings(env)
  const { limits = { ...usualLimits, jobMs: settings.OUTSIDE_JOB_MS }, observer = nobody } = resources
  const systemOf: SystemOf = (system, name = system) => createOutsideSystem({ system, name }, { limits, observer })
  const building = { settings, resources, limits, systemOf }
  return {
    cep: buildCep(building),
    cnpj: buildCnpj(building),
    mail: await buildMail(building),
    files: settings.FILES === 'disk' ? await buildFiles(settings) : await buildBucket(building),
    erp: buildErp(building),
    freight: buildFreight(building),
    gateway: buildGateway(building),
    cardCheck: buildCardCheck(building),
    webhooks: httpWebhookSender({
      resolve: resources.resolveName ?? resolveName,
      allowsLoopback: settings.WEBHOOKS_ALLOW_LOOPBACK === '1' && env.NODE_ENV !== 'production',
    }),
  }
}

const buildMail = async ({ settings, resources, systemOf }: Building): Promise<Mail> => {
  if (settings.MAIL === 'simulated') return simulatedMail(resources.log)
  const { smtpMail } = await import('./mail/smtp-mail.ts')
  return boundedPort(smtpMail({ url: settings.SMTP_URL, from: settings.MAIL_FROM }), systemOf('MAIL'), ['check'])
}

const buildBucket = async ({ settings, systemOf }: Building): Promise<Files> =>
  boundedPort(await buildFiles(settings), systemOf('FILES'))

const buildCardCheck = ({ settings, limits, systemOf }: Building): CardCheck => {
  if (settings.CARD_CHECK === 'simulated') return simulatedCardCheck()
  const { CARD_CHECK_URL: url, CARD_CHECK_TOKEN: token } = settings
  return boundedPort(httpCardCheck({ url, token, timeoutMs: limits.jobMs }), systemOf('CARD_CHECK'))
}

const buildGateway = ({ settings, resources, limits, systemOf }: Building): PaymentGateway => {
  const { log, now, gatewayBook, publicUrl } = resources
  if (settings.GATEWAY === 'simulated') {
    return simulatedGateway({ now, ...(gatewayBook && { book: gatewayBook }), ...(publicUrl && { publicUrl }) })
  }
  const account = { url: settings.PAGARME_URL, secretKey: settings.PAGARME_SECRET_KEY }
  return boundedPort(pagarmeGateway({ ...account, timeoutMs: limits.jobMs, log, now }), systemOf('GATEWAY'))
}

/** The two providers of a register share the time of one call. */
const toChainLimits = ({ resources, limits, systemOf }: Building, system: 'CEP' | 'CNPJ'): ChainLimits => ({
  timeoutMs: limits.callMs / 2,
  log: resources.log,
  systemOf: (provider) => systemOf(system, `${system} ${provider}`),
})

const buildCep = (building: Building): CepLookup => {
  const { settings, resources } = building
  if (settings.CEP === 'simulated') return simulatedCep()
  const urls = { viaCepUrl: settings.VIACEP_URL, brasilApiUrl: settings.BRASILAPI_URL }
  const lookup = httpCep({ ...urls, ...toChainLimits(building, 'CEP') })
  const { lookupCache: cache, now } = resources
  const caching = { kind: 'cep', cache, now, cleanKey: cleanCep, valueSchema: cepAddressSchema }
  // The offline table comes last, so that its guesses are not cached as a provider's response.
  return withOfflineTable(cachedLookup({ ...caching, lookup }))
}

const buildCnpj = (building: Building): CnpjLookup => {
  const { settings, resources } = building
  if (settings.CNPJ === 'simulated') return simulatedCnpj()
  const urls = { publicaCnpjUrl: settings.PUBLICA_CNPJ_URL, brasilApiUrl: settings.BRASILAPI_URL }
  const lookup = httpCnpj({ ...urls, ...toChainLimits(building, 'CNPJ') })
  const { lookupCache: cache, now } = resources
  const caching = { kind: 'cnpj', cache, now, cleanKey: cleanCnpj, valueSchema: companySchema }
  return cachedLookup({ ...caching, lookup })
}

const buildErp = ({ settings, resources, limits, systemOf }: Building): Erp => {
  const { now, simulatedProducts = [], titleBook } = resources
  if (settings.ERP === 'simulated') {
    return simulatedErp({ products: simulatedProducts, ...(titleBook && { titleBook }) })
  }
  const erp = httpErp({
    url: settings.PROTHEUS_URL,
    username: settings.PROTHEUS_USERNAME,
    password: settings.PROTHEUS_PASSWORD,
    tenantId: settings.PROTHEUS_TENANT,
    timeoutMs: limits.jobMs,
    now,
  })
  return boundedPort(erp, systemOf('ERP'), ['check'])
}

const buildFreight = ({ settings, resources, limits, systemOf }: Building): FreightHub => {
  if (settings.FREIGHT === 'simulated') return simulatedFreight({ now: resources.now })
  const hub = httpFreight({
    url: settings.MELHOR_ENVIO_URL,
    token: settings.MELHOR_ENVIO_TOKEN,
    agent: settings.MELHOR_ENVIO_AGENT,
    origins: settings.MELHOR_ENVIO_ORIGINS,
    timeoutMs: limits.jobMs,
  })
  return boundedPort(hub, systemOf('FREIGHT'))
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
