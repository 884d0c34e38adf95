import { readFileSync } from 'node:fs'

/** The variables whose value may come from a file, which the environment then names with the suffix `_FILE`. */
export const secretNames = [
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_REPLICA_URL',
  'ERP_EVENTS_SECRET',
  'PAYMENTS_WEBHOOK_SECRET',
  'FRETEFY_WEBHOOK_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'PAGARME_SECRET_KEY',
  'CARD_CHECK_TOKEN',
  'PROTHEUS_PASSWORD',
  'MELHOR_ENVIO_TOKEN',
]

/**
 * C-224: fills an environment with the secrets whose files it names; line breaks at the end of a file do not count. A
 * file that cannot be read throws, because a start without the secret would be worse.
 */
export const readSecretFiles = (environment: NodeJS.ProcessEnv): void => {
  for (const name of secretNames) {
    const file = environment[`${name}_FILE`]
    if (file) environment[name] = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '')
  }
}
