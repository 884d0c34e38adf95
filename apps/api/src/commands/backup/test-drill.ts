import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as cart from '@girassol/contract/cart'
import { sql } from 'kysely'
import { type Connection, openDatabase } from '../../database/connection.ts'
import { migrationLimits } from '../../database/open-pool.ts'
import { createEmptyDatabase, type DatabaseKind, openBareEmbedded } from '../../database/test-database.ts'
import { openShop, readyCart } from '../../features/cart/test-shop.ts'
import { attach } from '../../features/vouchers/test-attachment.ts'
import { diskFiles } from '../../integrations/files/disk-files.ts'
import type { Files } from '../../integrations/files/files.ts'
import { openBucket } from '../../integrations/files/test-bucket.ts'

type Opened<Thing> = Thing & { readonly close: () => Promise<void> }

export type Store = 'disk' | 's3'

/** An empty storage for files. */
export const openStore = async (store: Store): Promise<Opened<{ readonly files: Files }>> => {
  if (store === 's3') return openBucket()
  const folder = await mkdtemp(join(tmpdir(), 'girassol-store-'))
  return { files: diskFiles(folder), close: () => rm(folder, { recursive: true }) }
}

/** A database without a table, as its owner. */
export const openEmptyDatabase = async (kind: DatabaseKind): Promise<Connection> => {
  if (kind === 'pglite') return openBareEmbedded()
  const { url, drop } = await createEmptyDatabase()
  const connection = await openDatabase({ url, poolSize: 2, limits: migrationLimits, preparesStatements: false })
  const close = async () => {
    await connection.close()
    await drop()
  }
  return { ...connection, close }
}

export const toFileText = (orderId: number): string => `the file of order ${orderId}`

/** The demonstration, in which orders with a file are placed. */
export const openDrill = async (kind: DatabaseKind, store: Store) => {
  const storage = await openStore(store)
  const { files } = storage
  const shop = await openShop(kind, { ports: { files } })
  const integrator = await shop.as('integrator@girassol.demo')
  const folder = await mkdtemp(join(tmpdir(), 'girassol-backup-'))

  /** Places an order with a file, and returns its number when it is acknowledged. */
  const placeOrder = async (): Promise<number> => {
    const { id } = await readyCart(shop, integrator)
    const answer = await integrator(cart.finishAsOrder, { params: { id } })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    const bytes = Buffer.from(toFileText(id))
    await files.put({ key: `orders/${id}/nota.pdf`, bytes, contentType: 'application/pdf' })
    await attach(shop.db, { order_id: id, filename: 'nota.pdf' })
    return id
  }

  const close = async () => {
    await shop.close()
    await storage.close()
    await rm(folder, { recursive: true })
  }
  return { ...shop, files, folder, placeOrder, close }
}

/** How many rows each table has, and everything else that makes a database work: keys, triggers and sequences. */
export const describeShape = async ({ db }: Pick<Connection, 'db'>): Promise<readonly string[]> => {
  const { rows } = await sql<{ line: string }>`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger
      where not tgisinternal and tgrelid::regclass::text !~ '^pgboss'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select sequencename || ' ' || coalesce(last_value, 0) from pg_sequences where schemaname = 'public'
    order by 1`.execute(db)
  return rows.map(({ line }) => line)
}
