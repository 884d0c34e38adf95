import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { type Connection, openDatabase } from './connection.ts'

const administrate = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A migrated database of its own on the run's PostgreSQL, by its URL: for processes that open it themselves. */
export const createTestDatabase = async () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administrate(`create database ${name} template template_girassol`)
  return { url: `${inject('postgresUrl')}/${name}`, drop: () => administrate(`drop database ${name} with (force)`) }
}

const onPostgres = async (): Promise<Connection> => {
  const { url, drop } = await createTestDatabase()
  const connection = await openDatabase({ url, poolSize: 20 })
  const close = async () => {
    await connection.close()
    await drop()
  }
  return { ...connection, close }
}

const onPglite = async (): Promise<Connection> =>
  openDatabase({ folder: null, beginning: new Blob([await readFile(inject('embeddedBeginning'))]) })

export type DatabaseKind = 'postgres' | 'pglite'

/** An empty, migrated database of its own for one test file. */
export const freshDatabase = (kind: DatabaseKind = 'postgres'): Promise<Connection> =>
  kind === 'postgres' ? onPostgres() : onPglite()
