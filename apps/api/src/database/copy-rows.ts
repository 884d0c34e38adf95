import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Connection } from './connection.ts'

/** One connection of a database, whose transaction the caller opens and ends. */
export type Session = { readonly client: pg.PoolClient; readonly connection: Connection }

/**
 * The rows of a table or query in the text form of COPY, a line each. The embedded database has no stream for them and
 * returns all at once.
 */
export const copyOut = async function* ({ client, connection }: Session, source: string): AsyncGenerator<Uint8Array> {
  if (connection.copyInMemory === undefined) yield* client.query(copyTo(`copy ${source} to stdout`))
  else yield* (await connection.copyInMemory(`copy ${source} to '/dev/blob'`)).stream()
}

/** Adds rows in that form to a table; `target` also names its columns. */
export const copyIn = async ({ client, connection }: Session, target: string, rows: Uint8Array): Promise<void> => {
  if (connection.copyInMemory === undefined)
    await pipeline(Readable.from([rows]), client.query(copyFrom(`copy ${target} from stdin`)))
  else await connection.copyInMemory(`copy ${target} from '/dev/blob'`, new Blob([new Uint8Array(rows)]))
}
