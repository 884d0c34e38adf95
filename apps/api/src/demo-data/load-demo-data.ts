import type { Database } from '../database/connection.ts'
import { loadDemoCatalogue } from './demo-catalogue.ts'
import { loadDemoCommerce } from './demo-commerce.ts'
import { loadDemoLinks } from './demo-links.ts'
import { loadDemoPeople } from './demo-people.ts'
import { loadDemoSeasons } from './demo-seasons.ts'
import { loadDemoWishes } from './demo-wishes.ts'

/** Fills an empty system with the demonstration, all or nothing; returns whether it did. */
export const loadDemoData = async (db: Database, now: string): Promise<boolean> => {
  const anyUser = await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()
  if (anyUser) return false
  await db.transaction().execute(async (tx) => {
    await loadDemoPeople(tx)
    await loadDemoCatalogue(tx, now)
    await loadDemoSeasons(tx, now)
    await loadDemoWishes(tx, now)
    await loadDemoCommerce(tx)
    await loadDemoLinks(tx)
  })
  return true
}
