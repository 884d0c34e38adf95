import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { listMissing } from '../database/migrate.ts'
import type { Dependencies } from './dependencies.ts'

/** How long the database may take to answer, in milliseconds. */
const patienceMs = 1000

const answerInTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the database did not answer within ${patienceMs} ms`)), patienceMs)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

const checkDatabase = async ({ connection }: Dependencies): Promise<'ok' | 'migrations missing'> => {
  const [missing] = await Promise.all([listMissing(connection.readOnly), sql`select 1`.execute(connection.db)])
  return missing.length === 0 ? 'ok' : 'migrations missing'
}

/**
 * /health: the process is running. /ready: it can serve calls; 503 while the database does not answer over both pools
 * within a second, lacks migrations, or the process is stopping (REL-004).
 */
export const mountHealth = (app: FastifyInstance, deps: Dependencies): void => {
  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async (request, reply) => {
    if (deps.isStopping?.() === true) return reply.code(503).send({ status: 'stopping' })
    try {
      const status = await answerInTime(checkDatabase(deps))
      return reply.code(status === 'ok' ? 200 : 503).send({ status })
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'database unreachable' })
    }
  })
}
