import type { CompanyExport } from '@girassol/contract/company-export'
import { companyExportHours } from '@girassol/domain/company-export'
import { plusHours } from '@girassol/domain/shared'
import type { Database } from '../../database/connection.ts'
import type { Tx } from '../../http/context.ts'

/** The name of a file in the storage. */
export const toExportKey = (id: string): string => `exports/company-${id}.zip`

type NewExport = {
  readonly id: string
  readonly sellerId: number
  readonly requestedBy: number
  readonly now: string
}

export const insertExport = async (tx: Tx, { id, sellerId, requestedBy, now }: NewExport): Promise<void> => {
  await tx
    .insertInto('company_export')
    .values({ id, seller_id: sellerId, requested_by: requestedBy, requested_at: now })
    .execute()
}

/** The files that have not expired, the latest first. */
const selectExports = (tx: Tx, now: string) =>
  tx
    .selectFrom('company_export as export')
    .innerJoin('app_user as requester', 'requester.id', 'export.requested_by')
    .select(['export.id', 'export.seller_id', 'export.requested_by', 'export.requested_at', 'export.finished_at'])
    .select(['export.size_bytes', 'requester.name as requester_name', 'requester.email as requester_email'])
    .where('export.requested_at', '>', plusHours(now, -companyExportHours))
    .orderBy('export.requested_at', 'desc')

type ExportRow = Awaited<ReturnType<ReturnType<typeof selectExports>['executeTakeFirstOrThrow']>>

/** Where an ADMIN of the company downloads the file. */
const toLink = (id: string): string => `/api/company/export/${id}/file`

export const toCompanyExport = (row: ExportRow): CompanyExport => ({
  id: row.id,
  state: row.finished_at === null ? 'WAITING' : 'READY',
  requestedBy: row.requester_name,
  requestedAt: row.requested_at,
  expiresAt: plusHours(row.requested_at, companyExportHours),
  sizeBytes: row.size_bytes,
  link: row.finished_at === null ? null : toLink(row.id),
})

type Named = { readonly id: string; readonly now: string }

/** A file of any company, for the worker; undefined once it has expired. */
export const findExportOfAny = (tx: Tx, { id, now }: Named): Promise<ExportRow | undefined> =>
  selectExports(tx, now).where('export.id', '=', id).executeTakeFirst()

/** A file of this company; undefined for that of another one, and once it has expired. */
export const findExport = (
  tx: Tx,
  { id, sellerId, now }: Named & { readonly sellerId: number },
): Promise<ExportRow | undefined> =>
  selectExports(tx, now).where('export.id', '=', id).where('export.seller_id', '=', sellerId).executeTakeFirst()

type CompanyAt = { readonly sellerId: number; readonly now: string }

/** The latest file of a company. */
export const findLatestExport = (tx: Tx, { sellerId, now }: CompanyAt): Promise<ExportRow | undefined> =>
  selectExports(tx, now).where('export.seller_id', '=', sellerId).executeTakeFirst()

/** Whether a file of the company is being made; one that never finished stops counting when it has expired. */
export const hasRunningExport = async (tx: Tx, { sellerId, now }: CompanyAt): Promise<boolean> => {
  const running = selectExports(tx, now)
    .where('export.seller_id', '=', sellerId)
    .where('export.finished_at', 'is', null)
  return (await running.executeTakeFirst()) !== undefined
}

/** Marks a file as ready; false if another worker did, or it was removed meanwhile. */
export const finishExport = async (
  tx: Tx,
  id: string,
  { now, sizeBytes }: { readonly now: string; readonly sizeBytes: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('company_export')
    .set({ finished_at: now, size_bytes: sizeBytes })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends an export that is not made, so that the company may request another one. */
export const removeExport = async (db: Database, id: string): Promise<void> => {
  await db.deleteFrom('company_export').where('id', '=', id).execute()
}
