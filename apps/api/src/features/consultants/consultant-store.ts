import { type Insertable, sql } from 'kysely'
import type { ConsultantContact } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'
import type { ConsultantRow } from './consultant-queries.ts'

export type ConsultantFields = Omit<Insertable<ConsultantContact>, 'id' | 'position' | 'version'>

/** The position after the last one. */
export const insertConsultant = (tx: Tx, fields: ConsultantFields): Promise<ConsultantRow> =>
  tx
    .insertInto('consultant_contact')
    .values({ ...fields, position: sql<number>`(select coalesce(max(position), 0) + 1 from consultant_contact)` })
    .returningAll()
    .executeTakeFirstOrThrow()

/** The consultant, locked until the end of the transaction; undefined if there is none. */
export const lockConsultant = (tx: Tx, id: number): Promise<ConsultantRow | undefined> =>
  tx.selectFrom('consultant_contact').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** All consultants in their order, locked until the end of the transaction. */
export const lockConsultants = (tx: Tx): Promise<ConsultantRow[]> =>
  tx.selectFrom('consultant_contact').selectAll().orderBy('position').orderBy('id').forUpdate().execute()

export const updateConsultant = (tx: Tx, before: ConsultantRow, fields: ConsultantFields): Promise<ConsultantRow> =>
  tx
    .updateTable('consultant_contact')
    .set({ ...fields, version: before.version + 1 })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteConsultant = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('consultant_contact').where('id', '=', id).execute()
}
