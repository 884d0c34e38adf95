import type * as contract from '@girassol/contract/energy'
import type { DownloadHandler, LookupHandler } from '../../http/context.ts'
import { recordChange } from '../../records/record-change.ts'
import { countRowChanges, refuseOtherThanSeen, toPreview, toRefusedRows } from '../../spreadsheets/import-preview.ts'
import { refusalsFile } from '../../spreadsheets/refusals-file.ts'
import { compareIrradiation, readIrradiationFile } from './compare-irradiation.ts'
import { listCityIrradiation, lockCityIrradiation, writeCityIrradiation } from './irradiation-store.ts'

type RowsRead = Awaited<ReturnType<typeof readIrradiationFile>>

const codesIn = ({ cities }: RowsRead): readonly string[] => cities.map(({ cityCode }) => cityCode)

/** YLD-003, USE-028: what a file would change in the irradiation of cities; writes nothing. */
export const previewIrradiationImport: LookupHandler<typeof contract.previewIrradiationImport> = async (
  { read },
  { body },
) => {
  const rows = await readIrradiationFile(body)
  return toPreview(compareIrradiation(rows, await read((tx) => listCityIrradiation(tx, codesIn(rows)))))
}

/** REL-009, C-236: every refused row of a file as a CSV. */
export const listIrradiationRefusals: DownloadHandler<typeof contract.listIrradiationRefusals> = async (
  _context,
  { body },
) => refusalsFile(toRefusedRows(compareIrradiation(await readIrradiationFile(body), new Map())))

/** YLD-003: imports the changes that the user confirmed, all of them or nothing. */
export const applyIrradiationImport: LookupHandler<typeof contract.applyIrradiationImport> = async (
  lookup,
  { query, body },
) => {
  const rows = await readIrradiationFile(body)
  return lookup.writeOnce(async ({ tx, now, actor }) => {
    await lockCityIrradiation(tx)
    const compared = compareIrradiation(rows, await listCityIrradiation(tx, codesIn(rows)))
    refuseOtherThanSeen(compared, query.version)
    await writeCityIrradiation(tx, compared.cities)
    const counts = countRowChanges(compared)
    await recordChange(tx, {
      now,
      author: actor,
      action: 'import',
      subject: { kind: 'irradiation', id: 'file', name: query.fileName },
      before: null,
      after: counts,
    })
    return counts
  })
}
