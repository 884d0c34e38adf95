import { endedHomologations } from '@girassol/domain/homologations'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Homologation, HomologationLog } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'
import { orNotFound, Refused } from '../../http/refused.ts'

export type HomologationRecord = Selectable<Homologation>

/** Columns that a use case changes, as they are read; lists are written as JSON text. */
export type HomologationChanges = Partial<Omit<HomologationRecord, 'credit_units'>>

export type Own = { readonly id: number; readonly sellerId: number }

const selectOwn = (tx: Tx, { id, sellerId }: Own) =>
  tx.selectFrom('homologation').selectAll().where('id', '=', id).where('seller_id', '=', sellerId)

const missing = 'Homologação não encontrada.'

/** A homologation of the seller, or undefined. */
export const findOwnHomologation = (tx: Tx, own: Own): Promise<HomologationRecord | undefined> =>
  selectOwn(tx, own).executeTakeFirst()

/** A homologation of the seller; 404 for any other (HOM-016). */
export const findHomologation = async (tx: Tx, own: Own): Promise<HomologationRecord> =>
  orNotFound(await findOwnHomologation(tx, own), missing)

/** The same, locked until the transaction ends. */
export const lockHomologation = async (tx: Tx, own: Own): Promise<HomologationRecord> =>
  orNotFound(await selectOwn(tx, own).forUpdate().executeTakeFirst(), missing)

const bareUnit = sql`upper(regexp_replace(consumer_unit, '[^0-9A-Za-z]', '', 'g'))`

/** 409 when another open homologation of the seller has the consumer unit (C-177); call `lockSeller` first. */
export const refuseTakenUnit = async (
  tx: Tx,
  { sellerId, unit, besides }: { readonly sellerId: number; readonly unit: string | null; readonly besides: number },
): Promise<void> => {
  if (unit === null) return
  const found = await tx
    .selectFrom('homologation')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('status', 'not in', endedHomologations)
    .where('id', '<>', besides)
    .where(bareUnit, '=', sql`upper(regexp_replace(${unit}, '[^0-9A-Za-z]', '', 'g'))`)
    .executeTakeFirst()
  if (found === undefined) return
  throw new Refused('Já existe uma homologação aberta para esta unidade consumidora.', {
    status: 409,
    reason: 'consumerUnitTaken',
    details: { id: found.id },
  })
}

export const insertHomologation = async (tx: Tx, record: Insertable<Homologation>): Promise<number> =>
  (await tx.insertInto('homologation').values(record).returning('id').executeTakeFirstOrThrow()).id

/** Changes a homologation that the caller has locked; its version counts on (C-152). */
export const updateHomologation = async (
  tx: Tx,
  id: number,
  { now, ...changes }: Updateable<Homologation> & { readonly now: string },
): Promise<void> => {
  await tx
    .updateTable('homologation')
    .set({ ...changes, version: sql`version + 1`, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export const insertLogLine = async (tx: Tx, line: Insertable<HomologationLog>): Promise<void> => {
  await tx.insertInto('homologation_log').values(line).execute()
}
