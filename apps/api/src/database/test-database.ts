import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Connection, openDatabase } from './connection.ts'
import { migrate } from './migrate.ts'

const administrate = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const onPostgres = async (): Promise<Connection> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administrate(`create database ${name} template template_girassol`)
  const connection = await openDatabase({ url: `${inject('postgresUrl')}/${name}`, poolSize: 20 })
  const close = async () => {
    await connection.close()
    await administrate(`drop database ${name} with (force)`)
  }
  return { ...connection, close }
}

const onPglite = async (): Promise<Connection> => {
  const connection = await openDatabase({ folder: null })
  await migrate(connection.db)
  return connection
}

export type DatabaseKind = 'postgres' | 'pglite'

/** An empty, migrated database of its own for one test file. */
export const freshDatabase = (kind: DatabaseKind = 'postgres'): Promise<Connection> =>
  kind === 'postgres' ? onPostgres() : onPglite()
