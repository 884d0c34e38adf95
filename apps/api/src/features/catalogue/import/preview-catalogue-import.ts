import type * as contract from '@girassol/contract/catalogue'
import type { LookupHandler } from '../../../http/context.ts'
import { readCatalogueVersion } from '../catalogue-version.ts'
import { inCatalogueProcess } from './catalogue-process.ts'
import { toPreviewVersion } from './preview-version.ts'
import { refuseWithoutPrices } from './read-uploaded-catalogue.ts'

/** C-140: what a file would change in the catalogue, shown before the user confirms it. */
export const previewCatalogueImport: LookupHandler<typeof contract.previewCatalogueImport> = async (
  { actor, read },
  { query: { fileName }, body: file },
) => {
  refuseWithoutPrices(actor)
  return inCatalogueProcess(file, (run) =>
    read(async (tx) => {
      // First, so that a change of the catalogue during the comparison is noticed by the import.
      const version = toPreviewVersion(file, await readCatalogueVersion(tx))
      const preview = await run(tx, { kind: 'preview', fileName, roles: actor.roles })
      return { ...preview, version }
    }),
  )
}
