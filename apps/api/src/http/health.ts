import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Dependencies } from './dependencies.ts'

/** /health: the process is running. /ready: it can serve calls, because the database responds. */
export const mountHealth = (app: FastifyInstance, deps: Dependencies): void => {
  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async (request, reply) => {
    try {
      await sql`select 1`.execute(deps.connection.readOnly)
      return { status: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'database unreachable' })
    }
  })
}
