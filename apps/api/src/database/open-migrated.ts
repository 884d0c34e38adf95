import { resolve } from 'node:path'
import { type Connection, openDatabase } from './connection.ts'
import { isMigrated, migrate, OtherVersion } from './migrate.ts'
import { migrationLimits } from './open-pool.ts'

type Place = {
  readonly DATABASE_URL?: string | undefined
  readonly DATA_DIR: string
  readonly PREPARED_STATEMENTS: boolean
  readonly DATABASE_CONNECTIONS: number
  readonly DATABASE_READ_CONNECTIONS: number
}

/** Migrates over a connection of its own, because migrations may take longer than a call may. */
const migrateServer = async (url: string): Promise<readonly string[]> => {
  const patient = await openDatabase({ url, poolSize: 1, limits: migrationLimits, preparesStatements: false })
  try {
    return await migrate(patient.db)
  } finally {
    await patient.close()
  }
}

/** Opens the database that the environment names and brings it to the newest migration; `ran` are the migrations it lacked. */
export const openMigrated = async (place: Place): Promise<{ connection: Connection; ran: readonly string[] }> => {
  const { DATABASE_URL: url, DATA_DIR } = place
  const connection = await openDatabase(
    url === undefined
      ? { folder: DATA_DIR }
      : {
          url,
          poolSize: place.DATABASE_CONNECTIONS,
          readPoolSize: place.DATABASE_READ_CONNECTIONS,
          preparesStatements: place.PREPARED_STATEMENTS,
        },
  )
  try {
    if (await isMigrated(connection.db)) return { connection, ran: [] }
    return { connection, ran: url === undefined ? await migrate(connection.db) : await migrateServer(url) }
  } catch (error) {
    await connection.close()
    if (!(error instanceof OtherVersion) || url !== undefined) throw error
    throw new OtherVersion(`apague a pasta ${resolve(DATA_DIR)} ou escolha outra com DATA_DIR`)
  }
}
