import { canOpenSite, endedSiteStages, siteSentences } from '@girassol/domain/sites'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Site } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'
import { orNotFound, orRefuse } from '../../http/refused.ts'
import { lockSeller } from '../../records/lock-seller.ts'

export type SiteRecord = Selectable<Site>

export type OwnSite = { readonly id: number; readonly sellerId: number }

export const siteNotFound = 'Obra não encontrada.'

const selectOwn = (tx: Tx, { id, sellerId }: OwnSite) =>
  tx.selectFrom('site').selectAll().where('id', '=', id).where('seller_id', '=', sellerId)

/** A site of the seller; 404 for any other (SITE-001). */
export const findSite = async (tx: Tx, own: OwnSite): Promise<SiteRecord> =>
  orNotFound(await selectOwn(tx, own).executeTakeFirst(), siteNotFound)

/** The same, locked until the call ends. */
export const lockSite = async (tx: Tx, own: OwnSite): Promise<SiteRecord> =>
  orNotFound(await selectOwn(tx, own).forUpdate().executeTakeFirst(), siteNotFound)

/** C-175: refuses one more open site than the limit; the seller is locked until the call ends. */
export const refuseTooManySites = async (tx: Tx, sellerId: number): Promise<void> => {
  await lockSeller(tx, sellerId)
  const { open } = await tx
    .selectFrom('site')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('seller_id', '=', sellerId)
    .where('is_archived', '=', false)
    .where('stage', 'not in', [...endedSiteStages])
    .executeTakeFirstOrThrow()
  orRefuse(canOpenSite({ open: Number(open) }), siteSentences)
}

export const insertSite = async (tx: Tx, site: Insertable<Site>): Promise<number> => {
  const { id } = await tx.insertInto('site').values(site).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Changes a site that the caller has locked; its version counts on (C-152). */
export const updateSite = async (
  tx: Tx,
  id: number,
  { now, ...changes }: Updateable<Site> & { readonly now: string },
): Promise<void> => {
  await tx
    .updateTable('site')
    .set({ ...changes, version: sql`version + 1`, touched_at: now })
    .where('id', '=', id)
    .execute()
}

/** A record on the site changed. The version stays, so that an open form of the site is not refused. */
export const touchSite = async (tx: Tx, id: number, now: string): Promise<void> => {
  await tx.updateTable('site').set({ touched_at: now }).where('id', '=', id).execute()
}

/** Removes a site with its tasks, notes, photos and log; the files of its photos are removed at night. */
export const deleteSite = async (tx: Tx, id: number, now: string): Promise<void> => {
  await sql`
    insert into leftover_file (key, left_at)
    select storage_key, ${now}::timestamptz from site_photo where site_id = ${id} on conflict do nothing`.execute(tx)
  await tx.deleteFrom('site').where('id', '=', id).execute()
}
