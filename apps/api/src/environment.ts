import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { listUnnamedSystems } from './integrations/integration-settings.ts'
import { readSecretFiles } from './secret-files.ts'

const flag = z.enum(['0', '1']).transform((value) => value === '1')

const secret = z.string().min(32, 'at least 32 characters').optional()

const isNetwork = (text: string): boolean => {
  const [address = ''] = text.split('/')
  // The library alone also accepts short forms like '10', which would be mistaken for a number of proxies.
  return isIP(address) !== 0 && (text === address || ipaddr.isValidCIDR(text))
}

/** The number of proxies in front of the server, or their addresses and networks (C-220). */
const trustedProxies = z.union([
  z.string().regex(/^\d$/).transform(Number),
  z
    .string()
    .transform((text) => text.split(',').map((network) => network.trim()))
    .refine((networks) => networks.every(isNetwork), 'the number of proxies, or their networks separated by commas'),
])

/** The most connections of one pool. */
const connections = z.coerce.number().int().min(2).max(500).default(10)

const variables = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_TOKEN: secret,
  PUBLIC_URL: z.url().optional(),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  DATABASE_OWNER_URL: z.string().startsWith('postgres').optional(),
  DATABASE_REPLICA_URL: z.string().startsWith('postgres').optional(),
  DATABASE_POOLER: z.literal('transaction').optional(),
  PREPARED_STATEMENTS: flag.optional(),
  DATABASE_CONNECTIONS: connections,
  DATABASE_READ_CONNECTIONS: connections,
  DATA_DIR: z.string().min(1).default('./.data'),
  DEMO: flag.optional(),
  DEMO_ORDERS: flag.default(true),
  SIMULATOR_SECONDS: z.coerce.number().min(0).max(3600).default(20),
  OUTBOX_RETRY_SECONDS: z.coerce.number().int().min(1).max(3600).default(5),
  OUTBOX_LONGEST_RETRY_SECONDS: z.coerce.number().int().min(1).max(86_400).default(3600),
  ROLE: z.enum(['all', 'api', 'worker', 'migrate']).default('all'),
  SESSION_SECRET: secret,
  SESSION_SECRET_PREVIOUS: secret,
  ERP_EVENTS_SECRET: secret,
  PAYMENTS_WEBHOOK_SECRET: secret,
  FRETEFY_WEBHOOK_SECRET: secret,
  WEBHOOKS_ALLOW_LOOPBACK: flag.default(false),
  CLEAR_STORAGE_RELEASE: z
    .string()
    .regex(/^[\w.-]{1,40}$/, 'letters, digits, dots and dashes')
    .optional(),
  TRUST_PROXY: trustedProxies.default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
})

type Variables = z.infer<typeof variables>
type LogLevel = NonNullable<Variables['LOG_LEVEL']>
export type Environment = Omit<Variables, 'PREPARED_STATEMENTS'> & {
  readonly PREPARED_STATEMENTS: boolean
  readonly demo: boolean
  /** Whether the demonstration also gets three months of orders. */
  readonly demoOrders: boolean
  readonly LOG_LEVEL: LogLevel
}

const isLoopback = (host: string | undefined): boolean =>
  host === 'localhost' || host === '::1' || /^127\./.test(host ?? '')

/** A server that only its own machine can reach, to measure or try it; decision 024. */
const isTrial = ({ PUBLIC_URL }: Variables, host: string | undefined): boolean =>
  PUBLIC_URL === undefined && isLoopback(host)

/** What production must say and does not (REL-014, C-234, C-224). */
const listMissing = (source: NodeJS.ProcessEnv, data: Variables): readonly string[] => {
  // Migrations use the database alone.
  if (data.ROLE === 'migrate' || isTrial(data, source.HOST)) return []
  const unnamed = listUnnamedSystems(source).map((system) => `${system}: name the system that is used, or 'simulated'`)
  const required = (['PUBLIC_URL', 'SESSION_SECRET'] as const).filter((name) => data[name] === undefined)
  return [...unnamed, ...required.map((name) => `${name}: is required in production`)]
}

/** A pooler hands out connections by transaction, and migrations need one for themselves. */
const listPoolerProblems = ({ DATABASE_POOLER, DATABASE_OWNER_URL, ROLE }: Variables): readonly string[] =>
  DATABASE_POOLER === undefined || DATABASE_OWNER_URL !== undefined || ROLE === 'api' || ROLE === 'worker'
    ? []
    : ['DATABASE_OWNER_URL: migrations need the address of the server itself, without the pooler']

/** C-209: in production nobody may send webhooks to the server itself. */
const listSwitchedOn = (production: boolean, { WEBHOOKS_ALLOW_LOOPBACK }: Variables): readonly string[] =>
  production && WEBHOOKS_ALLOW_LOOPBACK ? ['WEBHOOKS_ALLOW_LOOPBACK: is for tests, not for production'] : []

/** A setting of the environment is missing or unusable. */
export class BadEnvironment extends Error {
  override name = 'BadEnvironment'
}

const badEnvironment = (problems: readonly string[]): BadEnvironment =>
  new BadEnvironment(`Configuração inválida:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)

/**
 * Reads the environment. Demo data, which has known passwords, is on by default only with the embedded database outside
 * production. Elsewhere it needs DEMO=1, and DEMO=0 switches it off everywhere.
 */
export const readEnvironment = (source: NodeJS.ProcessEnv): Environment => {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const { data, error } = variables.safeParse(filled)
  if (error) throw badEnvironment(error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  const production = data.NODE_ENV === 'production'
  const demo = data.DEMO ?? (data.DATABASE_URL === undefined && !production)
  const missing = [
    ...listPoolerProblems(data),
    ...listSwitchedOn(production, data),
    ...(production && !demo ? listMissing(filled, data) : []),
  ]
  if (missing.length > 0) throw badEnvironment(missing)
  // A trial has no name that other machines could use.
  const trialUrl = production && !demo ? `http://${data.HOST}:${data.PORT}` : undefined
  return {
    ...data,
    PUBLIC_URL: data.PUBLIC_URL ?? trialUrl,
    // Only newer poolers know which of their connections has which statement.
    PREPARED_STATEMENTS: data.PREPARED_STATEMENTS ?? data.DATABASE_POOLER === undefined,
    // One line for every call is useful in a collected log, not in the terminal of someone who tries the product.
    LOG_LEVEL: data.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    demo,
    demoOrders: demo && data.DEMO_ORDERS,
  }
}

/** The environment of this process, with the secrets that it keeps in files (C-224). */
export const readOwnEnvironment = (): Environment => {
  readSecretFiles(process.env)
  return readEnvironment(process.env)
}
