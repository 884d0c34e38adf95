import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { hasCompanyRoleFor } from '@girassol/domain/access'
import { companyExportListNames, companyExportLists } from '@girassol/domain/company-export'
import { ZipFile } from 'yazl'
import type { Actor } from '../../http/actor.ts'
import type { Tx } from '../../http/context.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { findActorOfUser } from '../../http/read-actor.ts'
import type { Effects } from '../../outbox/effects.ts'
import { createOutbox } from '../../outbox/outbox.ts'
import { companyLists, type ExportContext } from './company-sheets.ts'
import { findExportOfAny, finishExport, removeExport, toExportKey } from './export-store.ts'

const writeZip = async (context: ExportContext): Promise<Uint8Array> => {
  const zip = new ZipFile()
  for (const list of companyExportListNames) {
    const csv = await text(Readable.from(companyLists[list](context)))
    zip.addBuffer(Buffer.from(csv), `${companyExportLists[list]}.csv`)
  }
  zip.end()
  return buffer(zip.outputStream as NodeJS.ReadableStream)
}

type Requested = NonNullable<Awaited<ReturnType<typeof findExportOfAny>>>

/** The user who requested it; null if he is no longer an ADMIN of the company. */
const findRequester = async (tx: Tx, { requested_by, seller_id }: Requested): Promise<Actor | null> => {
  const actor = await findActorOfUser(tx, requested_by)
  const isAdmin = actor !== null && hasCompanyRoleFor(actor.companyRole, 'company.export')
  return isAdmin && actor.seller?.id === seller_id ? actor : null
}

/** One snapshot, so that what changes meanwhile is either in all lists or in none. */
const collect = ({ connection }: Pick<Dependencies, 'connection'>, requested: Requested, now: string) =>
  connection.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const actor = await findRequester(tx, requested)
      return actor === null ? null : writeZip({ actor, now, read: (work) => work(tx) })
    })

/**
 * COMP-019: stores the ZIP of a requested export, and has its link mailed. Run twice, also after a worker died, it stores
 * one file and sends one letter; an export that has expired gets none, and that of a user who is no ADMIN any more ends.
 */
export const makeCompanyExport = async (
  deps: Pick<Dependencies, 'connection' | 'ports' | 'clock' | 'boss'>,
  { exportId }: Effects['company.export'],
): Promise<void> => {
  const { connection, ports, clock, boss } = deps
  const now = clock()
  const requested = await connection.db.transaction().execute((tx) => findExportOfAny(tx, { id: exportId, now }))
  if (requested === undefined || requested.finished_at !== null) return
  const bytes = await collect(deps, requested, now)
  if (bytes === null) return removeExport(connection.db, exportId)
  await ports.files.put({ key: toExportKey(exportId), bytes, contentType: 'application/zip' })
  await connection.db.transaction().execute(async (tx) => {
    if (!(await finishExport(tx, exportId, { now, sizeBytes: bytes.length }))) return
    await createOutbox(boss, tx).add('mail.company-export', { exportId })
  })
}
