import { sql } from 'kysely'
import type { Database } from '../database/connection.ts'
import { loadDemoCatalogue } from './demo-catalogue.ts'
import { loadDemoCommerce } from './demo-commerce.ts'
import { loadDemoLinks } from './demo-links.ts'
import { loadDemoPeople } from './demo-people.ts'
import { loadDemoSeasons } from './demo-seasons.ts'
import { loadDemoWishes } from './demo-wishes.ts'

const isEmpty = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()) === undefined

/**
 * Fills an empty system with the demonstration, all or nothing; returns whether it did. Of two processes that start at
 * once one fills it, and the other waits for its end (REL-018).
 */
export const loadDemoData = async (db: Database, now: string): Promise<boolean> => {
  if (!(await isEmpty(db))) return false
  return db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = 0`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(hashtextextended('girassol demonstration', 0))`.execute(tx)
    if (!(await isEmpty(tx))) return false
    await loadDemoPeople(tx)
    await loadDemoCatalogue(tx, now)
    await loadDemoSeasons(tx, now)
    await loadDemoWishes(tx, now)
    await loadDemoCommerce(tx)
    await loadDemoLinks(tx)
    return true
  })
}
