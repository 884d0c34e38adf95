import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Database } from './connection.ts'
import type { DB } from './schema.ts'
import type { Tx } from './transaction.ts'

/** A statement that another process sends to the server, which has the connection. */
export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] }

/** Runs the statement of another process in the transaction of the server. */
export const runStatement = async (tx: Tx, { sql, parameters }: Statement): Promise<readonly unknown[]> =>
  (await tx.executeQuery(CompiledQuery.raw(sql, [...parameters]))).rows

/** Characters; a longer text would be copied several times by the server, whose memory then stays large. */
const longText = 16_384

const toArrayText = (items: readonly string[]): string =>
  `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`

const isTextList = (parameter: unknown): parameter is readonly string[] =>
  Array.isArray(parameter) && parameter.every((item) => typeof item === 'string')

/**
 * A parameter as PostgreSQL reads it, so that the server only passes it on: a list as its text, and a long text as its
 * bytes, which the types `text` and `json` accept (`jsonb` does not).
 */
const toPassedOn = (parameter: unknown): unknown => {
  if (isTextList(parameter)) return toArrayText(parameter)
  return typeof parameter === 'string' && parameter.length > longText ? Buffer.from(parameter) : parameter
}

const nothing = async () => undefined

/**
 * The transaction of the server, for code that runs in another process: `run` sends each statement to the server and returns
 * its rows. The server begins and ends the transaction.
 */
export const forwardStatements = (run: (statement: Statement) => Promise<readonly unknown[]>): Tx => {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => ({
      rows: (await run({ sql, parameters: parameters.map(toPassedOn) })) as Row[],
    }),
    streamQuery: () => {
      throw new Error('another process reads no stream of rows')
    },
  }
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  }
  const db: Database = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return db as Tx
}
