import type * as contract from '@girassol/contract/catalogue'
import { canAddProducts } from '@girassol/domain/catalogue'
import type { DownloadHandler } from '../../../http/context.ts'
import { refusalsFile } from '../../../spreadsheets/refusals-file.ts'
import { compareCatalogue } from './compare-catalogue.ts'
import { readUploadedCatalogue } from './read-uploaded-catalogue.ts'

/** REL-009, C-236: every refused row of a file as a CSV. */
export const listCatalogueRefusals: DownloadHandler<typeof contract.listCatalogueRefusals> = async (
  { actor, read },
  { query, body },
) => {
  const file = await readUploadedCatalogue(actor, { ...query, file: body })
  const { badRows } = await read((tx) => compareCatalogue(tx, file, { canAdd: canAddProducts(actor.roles) }))
  return refusalsFile(badRows)
}
