import type { BannerLocation } from '@girassol/domain/dashboard'
import { type Insertable, sql } from 'kysely'
import type { Banner } from '../../database/schema.ts'
import type { Tx } from '../../database/transaction.ts'
import type { BannerRow } from './banner-queries.ts'

export type BannerFields = Omit<Insertable<Banner>, 'id' | 'position' | 'version'>

/** The position after the last one of its place. */
const lastPlace = (location: string) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from banner where location = ${location})`

export const insertBanner = (tx: Tx, fields: BannerFields): Promise<BannerRow> =>
  tx
    .insertInto('banner')
    .values({ ...fields, position: lastPlace(fields.location) })
    .returningAll()
    .executeTakeFirstOrThrow()

/** The banner, locked until the end of the transaction; undefined if there is none. */
export const lockBanner = (tx: Tx, id: number): Promise<BannerRow | undefined> =>
  tx.selectFrom('banner').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** A banner that moves to another place is added at the end. */
export const updateBanner = (tx: Tx, before: BannerRow, fields: Partial<BannerFields>): Promise<BannerRow> =>
  tx
    .updateTable('banner')
    .set({
      ...fields,
      version: before.version + 1,
      ...(fields.location !== undefined &&
        fields.location !== before.location && { position: lastPlace(fields.location) }),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteBanner = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('banner').where('id', '=', id).execute()
}

/** The banners of a place in their order, locked until the end of the transaction. */
export const lockBannerPlace = (tx: Tx, location: BannerLocation): Promise<BannerRow[]> =>
  tx
    .selectFrom('banner')
    .selectAll()
    .where('location', '=', location)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute()
