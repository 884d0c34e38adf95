import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { can } from '@girassol/domain/access'
import {
  canReadReportFile,
  canRequestReportFile,
  reportFileLate,
  reportFileReady,
  reportFileTooLarge,
} from '@girassol/domain/analytics'
import type { SellerNotice } from '@girassol/domain/notifications'
import type { Actor } from '../../../http/actor.ts'
import type { Tx } from '../../../http/context.ts'
import type { Dependencies } from '../../../http/dependencies.ts'
import { findActorOfUser } from '../../../http/read-actor.ts'
import type { Effects } from '../../../outbox/effects.ts'
import { createOutbox } from '../../../outbox/outbox.ts'
import { noteLeftoverFiles } from '../../../records/note-leftover-files.ts'
import { notifyUser } from '../../notifications/notify-user.ts'
import { findReader } from '../reports/analytics-reader.ts'
import { readReport } from '../reports/read-report.ts'
import { toReportFile } from '../reports/report-sheet.ts'
import { removeFile } from './remove-report-files.ts'
import {
  type FileRow,
  findFileOfAny,
  finishFile,
  markLate,
  toExpiry,
  toFileKey,
  toRuledFile,
} from './report-file-store.ts'

type Needed = Pick<Dependencies, 'connection' | 'ports' | 'clock' | 'boss'>

/** The user who requested it; null if he may not read it any more. */
const findRequester = async (tx: Tx, requested: FileRow): Promise<Actor | null> => {
  const actor = await findActorOfUser(tx, requested.user_id)
  if (actor === null || !can(actor.roles, 'analytics.read')) return null
  const reader = findReader(actor)
  return reader !== null && canReadReportFile(toRuledFile(requested), reader).allowed ? actor : null
}

type Written = { readonly bytes: Uint8Array; readonly contentType: string; readonly columns: readonly string[] }

/** In one snapshot, in the name of the user who requested it. */
const writeFile = (
  { connection }: Needed,
  requested: FileRow,
  now: string,
): Promise<Written | 'forbidden' | 'tooManyRows'> =>
  connection.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { report, format, filters: query } = requested
      const actor = await findRequester(tx, requested)
      if (actor === null) return 'forbidden'
      const view = await readReport({ tx, actor, now }, { report, query, compares: false })
      if (!canRequestReportFile(view.rows.length).allowed) return 'tooManyRows'
      const { content, contentType } = await toReportFile(tx, view, { format, query })
      const columns = view.columns.map(({ key }) => key)
      return { bytes: await buffer(Readable.from(content)), contentType, columns }
    })

/** Changes the row of a file; if that changed anything, its user is notified in the same transaction. */
const changeAndNotify = async (
  { connection, clock, boss }: Needed,
  { user_id: userId, seller_id }: FileRow,
  change: (tx: Tx, now: string) => Promise<SellerNotice | null>,
): Promise<void> => {
  const now = clock()
  await connection.db.transaction().execute(async (tx) => {
    const notice = await change(tx, now)
    if (notice === null) return
    const reader = { userId, ...(seller_id !== null && { sellerId: seller_id }) }
    await notifyUser({ tx, now, outbox: createOutbox(boss, tx) }, reader, notice)
  })
}

/** Ends a file that is not written; its user hears of it unless he may not read it. */
const endFile = (deps: Needed, requested: FileRow, why: 'forbidden' | 'tooManyRows'): Promise<void> =>
  changeAndNotify(deps, requested, async (tx, now) => {
    const isEnded = await removeFile(tx, { id: requested.id, now })
    return isEnded && why === 'tooManyRows' ? reportFileTooLarge(requested) : null
  })

/** Puts it into the storage; if that fails, its user hears of it once, and the worker tries again later. */
const storeFile = async (deps: Needed, requested: FileRow, { bytes, contentType }: Written): Promise<void> => {
  try {
    await deps.ports.files.put({ key: toFileKey(requested.id), bytes, contentType })
  } catch (error) {
    await changeAndNotify(deps, requested, async (tx, now) =>
      (await markLate(tx, { id: requested.id, now })) ? reportFileLate(requested) : null,
    )
    throw error
  }
}

/**
 * C-214: writes a requested file, and notifies its user with the link. Run twice, also after a worker died, it is one file
 * and one notification; a file that has expired, or of a user who may not read it any more, is not written.
 */
export const makeReportFile = async (deps: Needed, { fileId: id }: Effects['analytics.file']): Promise<void> => {
  const now = deps.clock()
  const requested = await deps.connection.db.transaction().execute((tx) => findFileOfAny(tx, { id, now }))
  if (requested === undefined || requested.finished_at !== null) return
  const written = await writeFile(deps, requested, now)
  if (typeof written === 'string') return endFile(deps, requested, written)
  await storeFile(deps, requested, written)
  await changeAndNotify(deps, requested, async (tx, finishedAt) => {
    const { columns, bytes } = written
    const isFirst = await finishFile(tx, { id, now: finishedAt, columns, sizeBytes: bytes.length })
    if (isFirst) return reportFileReady(requested, toExpiry({ ...requested, finished_at: finishedAt }))
    const isRemoved = (await findFileOfAny(tx, { id, now: finishedAt })) === undefined
    if (isRemoved) await noteLeftoverFiles(tx, [toFileKey(id)], finishedAt)
    return null
  })
}
