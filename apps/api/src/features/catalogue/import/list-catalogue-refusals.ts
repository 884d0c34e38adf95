import type * as contract from '@girassol/contract/catalogue'
import type { DownloadHandler } from '../../../http/context.ts'
import { refusalsFile } from '../../../spreadsheets/refusals-file.ts'
import { inCatalogueProcess } from './catalogue-process.ts'
import { refuseWithoutPrices } from './read-uploaded-catalogue.ts'

/** REL-009, C-236: every refused row of a file as a CSV. */
export const listCatalogueRefusals: DownloadHandler<typeof contract.listCatalogueRefusals> = async (
  { actor, read },
  { query: { fileName }, body: file },
) => {
  refuseWithoutPrices(actor)
  const job = { kind: 'refusals', fileName, roles: actor.roles } as const
  return refusalsFile(await inCatalogueProcess(file, (run) => read((tx) => run(tx, job))))
}
