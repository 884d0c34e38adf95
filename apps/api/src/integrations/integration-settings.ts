import { type OutsideSystem, outsideSystems } from '@girassol/domain/setup'
import { z } from 'zod'
import { usualLimits } from './outside-system.ts'

const withoutFinalSlash = (url: string): string => url.replace(/\/+$/, '')

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).transform(withoutFinalSlash)
const requiredHttpUrl = z
  .url({
    protocol: /^https?$/,
    error: ({ input }) => (input === undefined ? 'is required' : 'must be an http(s) address'),
  })
  .transform(withoutFinalSlash)
const required = z.string({ error: 'is required' }).min(1)

const commonSettings = z.object({
  /** How long a job waits for one operation of an outside system, in milliseconds (C-234). */
  OUTSIDE_JOB_MS: z.coerce.number().int().positive().default(usualLimits.jobMs),
  /** Whether webhooks may go to the own machine, for tests (C-209). */
  WEBHOOKS_ALLOW_LOOPBACK: z.enum(['0', '1']).default('0'),
})

const lookupSettings = z.object({
  CEP: z.enum(['simulated', 'http']).default('simulated'),
  CNPJ: z.enum(['simulated', 'http']).default('simulated'),
  VIACEP_URL: httpUrl.default('https://viacep.com.br'),
  BRASILAPI_URL: httpUrl.default('https://brasilapi.com.br'),
  PUBLICA_CNPJ_URL: httpUrl.default('https://publica.cnpj.ws'),
})

const mailSettings = z.discriminatedUnion('MAIL', [
  z.object({ MAIL: z.literal('simulated') }),
  z.object({
    MAIL: z.literal('smtp'),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }),
    MAIL_FROM: required,
  }),
])

const gatewaySettings = z.discriminatedUnion('GATEWAY', [
  z.object({ GATEWAY: z.literal('simulated') }),
  z.object({
    GATEWAY: z.literal('pagarme'),
    PAGARME_URL: httpUrl.default('https://api.pagar.me/core/v5'),
    PAGARME_SECRET_KEY: required,
  }),
])

const cardCheckSettings = z.discriminatedUnion('CARD_CHECK', [
  z.object({ CARD_CHECK: z.literal('simulated') }),
  z.object({ CARD_CHECK: z.literal('http'), CARD_CHECK_URL: httpUrl, CARD_CHECK_TOKEN: required }),
])

const filesSettings = z.discriminatedUnion('FILES', [
  z.object({ FILES: z.literal('disk'), DATA_DIR: z.string().default('./.data') }),
  z.object({
    FILES: z.literal('s3'),
    S3_ENDPOINT: httpUrl.optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_BUCKET: required,
    S3_ACCESS_KEY_ID: required,
    S3_SECRET_ACCESS_KEY: required,
    S3_FORCE_PATH_STYLE: z.stringbool().default(false),
  }),
])

const erpSettings = z.discriminatedUnion('ERP', [
  z.object({ ERP: z.literal('simulated') }),
  z.object({
    ERP: z.literal('http'),
    PROTHEUS_URL: requiredHttpUrl,
    PROTHEUS_USERNAME: required,
    PROTHEUS_PASSWORD: required,
    PROTHEUS_TENANT: z
      .string()
      .regex(/^[\w ]+,[\w ]+$/, { error: 'must be company,branch' })
      .default('01,0101'),
  }),
])

const freightSettings = z.discriminatedUnion('FREIGHT', [
  z.object({ FREIGHT: z.literal('simulated') }),
  z.object({
    FREIGHT: z.literal('http'),
    MELHOR_ENVIO_URL: httpUrl.default('https://melhorenvio.com.br'),
    MELHOR_ENVIO_TOKEN: required,
    MELHOR_ENVIO_AGENT: required.regex(/\(.+@.+\)/, { error: "must be 'application (e-mail)'" }),
    MELHOR_ENVIO_ORIGINS: required
      .regex(/^[\w ]+,[\w ]+=\d{8}(;[\w ]+,[\w ]+=\d{8})*$/, { error: "must be 'company,branch=CEP', parted by ';'" })
      .transform((text) => Object.fromEntries(text.split(';').map((origin) => origin.split('=') as [string, string]))),
  }),
])

const settingsSchema = commonSettings
  .and(lookupSettings)
  .and(mailSettings)
  .and(filesSettings)
  .and(erpSettings)
  .and(freightSettings)
  .and(gatewaySettings)
  .and(cardCheckSettings)

export type IntegrationSettings = z.output<typeof settingsSchema>

/** The outside systems that are simulated. */
export const listSimulatedSystems = (settings: IntegrationSettings): readonly OutsideSystem[] =>
  outsideSystems.filter((system) => settings[system] === 'simulated')

/** The outside systems that the environment does not name, not even as simulated (REL-014). */
export const listUnnamedSystems = (env: Record<string, string | undefined>): readonly OutsideSystem[] =>
  outsideSystems.filter((system) => !env[system])

/**
 * Which adapter is used for each port, and its settings (C-107). By default everything is simulated and files are on
 * disk. Throws one error that names every variable that is missing or wrong, without its value.
 */
export const readIntegrationSettings = (env: Record<string, string | undefined>): IntegrationSettings => {
  // An empty variable, as in a .env template, counts as not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const simulated = {
    MAIL: 'simulated',
    ERP: 'simulated',
    FREIGHT: 'simulated',
    GATEWAY: 'simulated',
    CARD_CHECK: 'simulated',
  }
  const result = settingsSchema.safeParse({ ...simulated, FILES: 'disk', ...given })
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`the environment does not fit the integrations\n  ${problems.join('\n  ')}`)
}
