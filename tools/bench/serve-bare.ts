import Fastify from 'fastify'
import pg from 'pg'
import type { Run } from './record-statements.ts'

/** The data of one bare route: the statements of a real call, then a body of the same size. */
export type BareCall = {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly answer: unknown
  readonly runs: readonly Run[]
}

export type BareOrder = { readonly url: string; readonly poolSize: number; readonly calls: readonly BareCall[] }

const replay = async (pool: pg.Pool, run: Run): Promise<void> => {
  const client = await pool.connect()
  try {
    for (const { text, values } of run) await client.query(text, [...values])
  } finally {
    client.release()
  }
}

/** Fastify without the application: no session, no validation, no rules. The rest is the cost of SQL and HTTP. */
const serve = async ({ url, poolSize, calls }: BareOrder): Promise<number> => {
  const pool = new pg.Pool({ connectionString: url, max: poolSize })
  const app = Fastify()
  for (const { method, path, status, answer, runs } of calls) {
    app.route({
      method,
      url: path,
      handler: async (_, reply) => {
        for (const run of runs) await replay(pool, run)
        reply.code(status)
        return answer
      },
    })
  }
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}

process.once('message', (order: BareOrder) => {
  void serve(order).then((port) => process.send?.(port))
})
