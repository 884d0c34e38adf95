import { maskSubjectKey } from '@girassol/domain/privacy'
import type { Tx } from '../../http/context.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Effects } from '../../outbox/effects.ts'
import { findExport, toExportKey } from './export-store.ts'
import { findExportedFiles } from './exported-files.ts'
import { findSubject } from './find-subject.ts'
import { findTraces } from './find-traces.ts'
import { listKept } from './list-kept.ts'
import { toSubjectKey } from './to-subject-key.ts'
import { writePersonZip } from './write-person-zip.ts'

const collect = async (tx: Tx, typed: string) => {
  const key = toSubjectKey(typed)
  const subject = await findSubject(tx, key, { locks: false })
  const traces = await findTraces(tx, subject, { locks: false })
  return { masked: maskSubjectKey(key), subject, traces, kept: await listKept(tx, traces) }
}

/** SEC-022: stores the ZIP of a requested export. Run twice, it stores one file; an export that has expired gets none. */
export const makePersonExport = async (
  { connection, ports, clock }: Dependencies,
  { exportId }: Effects['privacy.export'],
): Promise<void> => {
  const { db } = connection
  const now = clock()
  const requested = await db.transaction().execute((tx) => findExport(tx, { id: exportId, now }))
  if (requested === undefined || requested.finished_at !== null) return
  // One snapshot, so that what changes meanwhile is either in all parts or in none.
  const found = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => collect(tx, requested.subject))
  const files = await findExportedFiles(ports.files, found.traces)
  const bytes = await writePersonZip({ ...found, files, now })
  const key = toExportKey(exportId)
  await ports.files.put({ key, bytes, contentType: 'application/zip' })
  const { numUpdatedRows } = await db
    .updateTable('person_export')
    .set({ finished_at: now, size_bytes: bytes.length })
    .where('id', '=', exportId)
    .executeTakeFirstOrThrow()
  // The person was erased meanwhile, and the export with them.
  if (numUpdatedRows === 0n) await ports.files.remove(key)
}
