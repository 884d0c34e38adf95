import type { ReportFile, ReportFilters } from '@girassol/contract/analytics'
import {
  type AnalyticsReport,
  isAnalyticsReport,
  type ReportFileFormat,
  reportFileHours,
} from '@girassol/domain/analytics'
import { plusHours } from '@girassol/domain/shared'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'

/** The name of a file in the storage. */
export const toFileKey = (id: string): string => `exports/report-${id}`

/** Two requests of a user at once wait for each other (C-214). */
export const lockRequester = async (tx: Tx, userId: number): Promise<void> => {
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
}

type WantedFile = {
  readonly userId: number
  readonly sellerId: number | null
  readonly report: AnalyticsReport
  readonly format: ReportFileFormat
  readonly filters: ReportFilters
  readonly now: string
}

export const insertFile = async (tx: Tx, file: WantedFile & { readonly id: string }): Promise<void> => {
  const { id, userId, sellerId, report, format, filters, now } = file
  await tx
    .insertInto('report_file')
    .values({ id, user_id: userId, seller_id: sellerId, report, format, filters, requested_at: now })
    .execute()
}

export type FileRow = {
  readonly id: string
  readonly user_id: number
  readonly seller_id: number | null
  readonly report: AnalyticsReport
  readonly format: ReportFileFormat
  readonly filters: ReportFilters
  readonly columns: readonly string[] | null
  readonly requested_at: string
  readonly late_at: string | null
  readonly finished_at: string | null
  readonly size_bytes: number | null
}

/** A file that has not expired; none of a report that this release does not have. */
const findFileWhere = async (tx: Tx, now: string, condition: RawBuilder<unknown>): Promise<FileRow | undefined> => {
  const { rows } = await sql<Omit<FileRow, 'report'> & { readonly report: string }>`
    select id, user_id, seller_id, report, format, filters, columns, requested_at, late_at, finished_at, size_bytes
    from report_file where coalesce(finished_at, requested_at) > ${plusHours(now, -reportFileHours)} and ${condition}
    order by requested_at desc limit 1`.execute(tx)
  const [row] = rows
  return row !== undefined && isAnalyticsReport(row.report) ? { ...row, report: row.report } : undefined
}

type Named = { readonly id: string; readonly now: string }

/** A file of any user, for the worker; undefined once it has expired. */
export const findFileOfAny = (tx: Tx, { id, now }: Named): Promise<FileRow | undefined> =>
  findFileWhere(tx, now, sql`id = ${id}`)

/** A file of this user; undefined for another user's, and once it has expired. */
export const findFile = (
  tx: Tx,
  { id, userId, now }: Named & { readonly userId: number },
): Promise<FileRow | undefined> => findFileWhere(tx, now, sql`id = ${id} and user_id = ${userId}`)

/** The file that the user requested with the same filters and that is not written yet. */
export const findSameFile = (tx: Tx, file: WantedFile): Promise<FileRow | undefined> => {
  const { userId, sellerId, report, format, filters, now } = file
  return findFileWhere(
    tx,
    now,
    sql`user_id = ${userId} and seller_id is not distinct from ${sellerId}::integer and report = ${report}
      and format = ${format} and filters = ${JSON.stringify(filters)}::jsonb and finished_at is null`,
  )
}

/** Marks that the storage did not take a file; false if the user knows it already, or it is ready or removed. */
export const markLate = async (tx: Tx, { id, now }: Named): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('report_file')
    .set({ late_at: now })
    .where('id', '=', id)
    .where('late_at', 'is', null)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes that a late file is tried anew, so that its user hears of the next failure, too. */
export const markRetried = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('report_file').set({ late_at: null }).where('id', '=', id).execute()
}

type Finished = Named & { readonly columns: readonly string[]; readonly sizeBytes: number }

/** Marks a file as ready; false if another worker did, or it was removed meanwhile. */
export const finishFile = async (tx: Tx, { id, now, columns, sizeBytes }: Finished): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('report_file')
    .set({ finished_at: now, columns: [...columns], size_bytes: sizeBytes })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What decides whether its user may still read a file. */
export const toRuledFile = ({ report, seller_id: sellerId, filters, columns }: FileRow) => ({
  report,
  sellerId,
  isOfSeller: filters.seller !== undefined,
  columns,
})

/** When a file is removed. */
export const toExpiry = ({ finished_at, requested_at }: Pick<FileRow, 'finished_at' | 'requested_at'>): string =>
  plusHours(finished_at ?? requested_at, reportFileHours)

const toState = ({ finished_at, late_at }: FileRow): ReportFile['state'] => {
  if (finished_at !== null) return 'READY'
  return late_at === null ? 'WAITING' : 'LATE'
}

export const toReportFileView = (row: FileRow): ReportFile => ({
  id: row.id,
  report: row.report,
  format: row.format,
  state: toState(row),
  requestedAt: row.requested_at,
  expiresAt: toExpiry(row),
  sizeBytes: row.size_bytes,
  link: row.finished_at === null ? null : `/api/analytics/files/${row.id}/file`,
})
