import { compose } from '@girassol/api/app'
import { openDatabase } from '@girassol/api/database/connection'
import { buildIntegrations } from '@girassol/api/integrations/integrations'
import { lookupAnswers } from '@girassol/api/integrations/lookup-answers'
import { startBoss } from '@girassol/api/outbox/boss'
import { createQueues } from '@girassol/api/outbox/queues'

type Where = { readonly url: string; readonly poolSize: number; readonly secret: string }

/** The real application as on a server, with a database for measurements; no worker delivers its effects. */
export const openBenchApplication = async ({ url, poolSize, secret }: Where) => {
  const connection = await openDatabase({ url, poolSize })
  const boss = await startBoss(connection, { works: false, onError: (error) => process.emitWarning(error) })
  await createQueues(boss)
  const quiet = { info: () => undefined, warn: () => undefined }
  const ports = await buildIntegrations(
    { DATA_DIR: '.data-bench' },
    { log: quiet, lookupCache: lookupAnswers(connection.db), now: () => new Date() },
  )
  const app = await compose({
    connection,
    boss,
    ports,
    clock: () => new Date().toISOString(),
    sessionSecret: secret,
    demonstration: null,
    simulates: false,
    simulatedSystems: [],
    uploadsFolder: '.data-bench/uploads',
    webFolder: null,
    signatureSecrets: {},
    checkResponses: false,
  })
  const close = async () => {
    await app.close()
    await boss.stop({ graceful: false, timeout: 1000 })
    await connection.close()
  }
  return { app, db: connection.db, close }
}
