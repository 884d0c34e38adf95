import type { LinkPlace } from '@girassol/domain/links'
import { type Insertable, sql } from 'kysely'
import type { PortalLink } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'
import type { LinkRow } from './link-queries.ts'

export type LinkFields = Omit<Insertable<PortalLink>, 'id' | 'position' | 'version'>

/** The position after the last one of its place. */
const lastPlace = (place: string) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from portal_link where place = ${place})`

export const insertLink = (tx: Tx, fields: LinkFields): Promise<LinkRow> =>
  tx
    .insertInto('portal_link')
    .values({ ...fields, position: lastPlace(fields.place) })
    .returningAll()
    .executeTakeFirstOrThrow()

/** The link, locked until the end of the transaction; undefined if there is none. */
export const lockLink = (tx: Tx, id: number): Promise<LinkRow | undefined> =>
  tx.selectFrom('portal_link').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The links of a place in their order, locked until the end of the transaction. */
export const lockLinkPlace = (tx: Tx, place: LinkPlace): Promise<LinkRow[]> =>
  tx
    .selectFrom('portal_link')
    .selectAll()
    .where('place', '=', place)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute()

/** A link that moves to another place is added at the end. */
export const updateLink = (tx: Tx, before: LinkRow, fields: LinkFields): Promise<LinkRow> =>
  tx
    .updateTable('portal_link')
    .set({
      ...fields,
      version: before.version + 1,
      ...(fields.place !== before.place && { position: lastPlace(fields.place) }),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteLink = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('portal_link').where('id', '=', id).execute()
}
