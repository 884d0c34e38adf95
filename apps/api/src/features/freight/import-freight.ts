import type * as contract from '@girassol/contract/freight'
import type { DownloadHandler, LookupHandler } from '../../http/context.ts'
import { recordChange } from '../../records/record-change.ts'
import { countRowChanges, refuseOtherThanSeen, toPreview, toRefusedRows } from '../../spreadsheets/import-preview.ts'
import { refusalsFile } from '../../spreadsheets/refusals-file.ts'
import { compareFreight, readFreightFile } from './compare-freight.ts'
import { listStateFreight, lockFreightTable, writeStateFreight } from './freight-table-store.ts'
import { recordStateFreight } from './record-state-freight.ts'

/** C-140, USE-028: what a file would change in the freight table; writes nothing. */
export const previewFreightImport: LookupHandler<typeof contract.previewFreightImport> = async ({ read }, { body }) => {
  const rows = await readFreightFile(body)
  return toPreview(compareFreight(rows, await read(listStateFreight)))
}

/** REL-009, C-236: every refused row of a file as a CSV. */
export const listFreightRefusals: DownloadHandler<typeof contract.listFreightRefusals> = async ({ read }, { body }) => {
  const rows = await readFreightFile(body)
  return refusalsFile(toRefusedRows(compareFreight(rows, await read(listStateFreight))))
}

/** C-34, C-140: imports the changes that the user confirmed; saved orders keep their freight. */
export const applyFreightImport: LookupHandler<typeof contract.applyFreightImport> = async (
  lookup,
  { query, body },
) => {
  const rows = await readFreightFile(body)
  return lookup.writeOnce(async (context) => {
    const { tx, now, actor } = context
    await lockFreightTable(tx)
    const compared = compareFreight(rows, await listStateFreight(tx))
    refuseOtherThanSeen(compared, query.version)
    for (const state of compared.states) {
      await writeStateFreight(tx, state.uf, state.after)
      await recordStateFreight(context, state)
    }
    const counts = countRowChanges(compared)
    await recordChange(tx, {
      now,
      author: actor,
      action: 'import',
      subject: { kind: 'freight-rate', id: 'file', name: query.fileName },
      before: null,
      after: counts,
    })
    return counts
  })
}
