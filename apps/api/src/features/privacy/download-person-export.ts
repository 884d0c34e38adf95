import type * as contract from '@girassol/contract/privacy'
import { exportSentences } from '@girassol/domain/privacy'
import { toDay } from '@girassol/domain/shared'
import type { FileHandler } from '../../http/context.ts'
import { orNotFound, Refused } from '../../http/refused.ts'
import { requireFreshProof } from '../session/prove-password.ts'
import { findExport, toExportKey } from './export-store.ts'

/** SEC-022: the ZIP of a person, for 24 hours; 409 while it is being made. */
export const downloadPersonExport: FileHandler<typeof contract.downloadPersonExport> = async (context, { params }) => {
  const { tx, now } = context
  await requireFreshProof(context)
  const found = orNotFound(await findExport(tx, { id: params.export, now }), exportSentences.notFound)
  if (found.finished_at === null) throw new Refused(exportSentences.notReady, { status: 409, reason: 'notReady' })
  return {
    name: `Dados do titular ${toDay(now)}.zip`,
    contentType: 'application/zip',
    disposition: 'attachment',
    bytes: (files) => files.get(toExportKey(found.id)),
  }
}
