import { resolve } from 'node:path'
import { type Connection, openDatabase } from './connection.ts'
import { migrate, OtherVersion } from './migrate.ts'

type Place = {
  readonly DATABASE_URL?: string | undefined
  readonly DATA_DIR: string
  readonly PREPARED_STATEMENTS: boolean
}

/** Opens the database that the environment names and brings it to the newest migration; `ran` are the migrations it lacked. */
export const openMigrated = async ({
  DATABASE_URL,
  DATA_DIR,
  PREPARED_STATEMENTS,
}: Place): Promise<{ connection: Connection; ran: readonly string[] }> => {
  const connection = await openDatabase(
    DATABASE_URL === undefined ? { folder: DATA_DIR } : { url: DATABASE_URL, preparesStatements: PREPARED_STATEMENTS },
  )
  try {
    return { connection, ran: await migrate(connection.db) }
  } catch (error) {
    await connection.close()
    if (!(error instanceof OtherVersion) || DATABASE_URL !== undefined) throw error
    throw new OtherVersion(`apague a pasta ${resolve(DATA_DIR)} ou escolha outra com DATA_DIR`)
  }
}
