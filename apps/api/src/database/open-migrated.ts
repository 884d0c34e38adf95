import { resolve } from 'node:path'
import {
  actAsApplication,
  applicationRole,
  canActAsApplication,
  hasSharedSettings,
  prepareLogin,
  prepareSharedLogin,
} from './application-role.ts'
import { type Connection, openDatabase } from './connection.ts'
import { listMissing, migrate, OtherVersion } from './migrate.ts'
import { migrationLimits } from './open-pool.ts'

type Place = {
  readonly DATABASE_URL?: string | undefined
  readonly DATABASE_OWNER_URL?: string | undefined
  readonly DATA_DIR: string
  readonly DATABASE_REPLICA_URL?: string | undefined
  readonly DATABASE_POOLER?: 'transaction' | undefined
  readonly PREPARED_STATEMENTS: boolean
  readonly DATABASE_CONNECTIONS: number
  readonly DATABASE_READ_CONNECTIONS: number
  /** `api` and `worker` leave the migrations to the step that runs before them. */
  readonly ROLE?: 'all' | 'api' | 'worker' | 'migrate'
}

type Opened = { readonly connection: Connection; readonly ran: readonly string[] }

/** The database lacks migrations, and this process leaves them to `npm run migrate` (REL-016). */
export class MigrationsMissing extends Error {
  override name = 'MigrationsMissing'
  constructor(missing: readonly string[]) {
    super(`Faltam migrações no banco de dados: ${missing.join(', ')}. Execute antes npm run migrate.`)
  }
}

/** The user behind the pooler lacks the settings of the application (REL-019). */
export class SharedLoginUnprepared extends Error {
  override name = 'SharedLoginUnprepared'
  constructor() {
    super(
      'O usuário de DATABASE_URL não tem as configurações que DATABASE_POOLER precisa. Execute antes npm run migrate, com DATABASE_OWNER_URL e DATABASE_POOLER.',
    )
  }
}

/** A connection of its own, because migrations may take longer than a call may. */
const overOneConnection = async <Result>(
  { url, sharesConnections = false }: { readonly url: string; readonly sharesConnections?: boolean },
  work: (connection: Connection) => Promise<Result>,
) => {
  const limits = { poolSize: 1, limits: migrationLimits, preparesStatements: false }
  const patient = await openDatabase({ url, sharesConnections, ...limits })
  try {
    return await work(patient)
  } finally {
    await patient.close()
  }
}

const migrateServer = (
  { DATABASE_OWNER_URL: ownerUrl, DATABASE_POOLER: pooler }: Place,
  url: string,
): Promise<readonly string[]> =>
  overOneConnection({ url: ownerUrl ?? url }, async ({ db }) => {
    const ran = await migrate(db)
    if (ownerUrl !== undefined) await prepareLogin(db, new URL(url))
    if (pooler !== undefined) await prepareSharedLogin(db, new URL(url))
    return ran
  })

/** Whether the connections may work with the role of the application. */
const checkServer = (place: Place, url: string): Promise<boolean> =>
  overOneConnection({ url, sharesConnections: place.DATABASE_POOLER !== undefined }, async ({ db }) => {
    const missing = place.ROLE === 'api' || place.ROLE === 'worker' ? await listMissing(db) : []
    if (missing.length > 0) throw new MigrationsMissing(missing)
    if (place.DATABASE_POOLER !== undefined && !(await hasSharedSettings(db))) throw new SharedLoginUnprepared()
    return canActAsApplication(db)
  })

const openServer = async (place: Place, url: string): Promise<Opened> => {
  const leavesMigrations = place.ROLE === 'api' || place.ROLE === 'worker'
  const ran = leavesMigrations ? [] : await migrateServer(place, url)
  const isApplication = await checkServer(place, url)
  const connection = await openDatabase({
    url,
    poolSize: place.DATABASE_CONNECTIONS,
    readPoolSize: place.DATABASE_READ_CONNECTIONS,
    preparesStatements: place.PREPARED_STATEMENTS,
    role: isApplication ? applicationRole : undefined,
    replicaUrl: place.DATABASE_REPLICA_URL,
    sharesConnections: place.DATABASE_POOLER !== undefined,
  })
  return { connection, ran }
}

const openFolder = async ({ DATA_DIR }: Place): Promise<Opened> => {
  const connection = await openDatabase({ folder: DATA_DIR })
  try {
    const ran = await migrate(connection.db)
    await actAsApplication(connection)
    return { connection, ran }
  } catch (error) {
    await connection.close()
    if (!(error instanceof OtherVersion)) throw error
    throw new OtherVersion(`apague a pasta ${resolve(DATA_DIR)} ou escolha outra com DATA_DIR`)
  }
}

/**
 * Opens the database that the environment names and, unless another step does it, brings it to the newest migration;
 * `ran` are the migrations it lacked. DATABASE_OWNER_URL, if given, is used for the migrations only (C-229).
 */
export const openMigrated = (place: Place): Promise<Opened> =>
  place.DATABASE_URL === undefined ? openFolder(place) : openServer(place, place.DATABASE_URL)

/** REL-016: runs the migrations and nothing else; returns their names. */
export const migrateOnly = async (place: Place): Promise<readonly string[]> => {
  if (place.DATABASE_URL !== undefined) return migrateServer(place, place.DATABASE_URL)
  const { connection, ran } = await openFolder(place)
  await connection.close()
  return ran
}

/**
 * Opens the database as it is, as the owner of its tables: for a backup, which reads all of them, and for an empty
 * database that a backup fills (REL-017). Its statements may take as long as they need.
 */
export const openAsOwner = ({ DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR }: Place): Promise<Connection> => {
  const url = DATABASE_OWNER_URL ?? DATABASE_URL
  return url === undefined
    ? openDatabase({ folder: DATA_DIR })
    : openDatabase({ url, poolSize: 2, limits: migrationLimits, preparesStatements: false })
}
