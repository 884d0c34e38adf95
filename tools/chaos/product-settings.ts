import { randomBytes } from 'node:crypto'
import type { FakeFaults, FakeProtheus } from '@girassol/api/integrations/erp/fake-protheus'
import type { Dice } from './dice.ts'

export type Secrets = { readonly erp: string; readonly payments: string }

export const createSecrets = (): Secrets => ({
  erp: randomBytes(32).toString('hex'),
  payments: randomBytes(32).toString('hex'),
})

const slowestMs = 300
const failingShare = 0.2
const erpTimeoutMs = 1500

/** A slow ERP; every fifth call fails: an error, half a JSON, no response, or done without a response. */
export const erpFaults =
  (dice: Dice): FakeFaults =>
  () => ({
    delayMs: dice.between(0, slowestMs),
    failure: dice.chance(failingShare)
      ? dice.pick(['fails', 'halfJson', 'hangsUp', 'hangs', 'overQuota', 'html', 'losesAnswer', 'losesAnswer'])
      : null,
  })

type Stage = {
  readonly databaseUrl: string
  readonly protheus: FakeProtheus
  readonly secrets: Secrets
  /** The folder of the product's files. */
  readonly folder: string
}

/** The environment of every process of the product in a run. */
export const toSettings = ({ databaseUrl, protheus, secrets, folder }: Stage) => ({
  NODE_ENV: 'development',
  DEMO: '1',
  DEMO_ORDERS: '0',
  LOG_LEVEL: 'fatal',
  DATABASE_URL: databaseUrl,
  DATA_DIR: folder,
  HOST: '127.0.0.1',
  ERP: 'http',
  PROTHEUS_URL: protheus.url,
  OUTSIDE_JOB_MS: String(erpTimeoutMs),
  PROTHEUS_USERNAME: protheus.username,
  PROTHEUS_PASSWORD: protheus.password,
  ERP_EVENTS_SECRET: secrets.erp,
  PAYMENTS_WEBHOOK_SECRET: secrets.payments,
  SIMULATOR_SECONDS: '0',
  OUTBOX_RETRY_SECONDS: '1',
  OUTBOX_LONGEST_RETRY_SECONDS: '20',
})
