import type * as contract from '@girassol/contract/catalogue'
import type { ImportPreview } from '@girassol/contract/catalogue/import'
import { canAddProducts } from '@girassol/domain/catalogue'
import type { Actor } from '../../../http/actor.ts'
import type { LookupHandler, Tx } from '../../../http/context.ts'
import { countUnnamed, readCatalogueVersion } from '../catalogue-version.ts'
import { splitIntoBatches } from './batches.ts'
import { describeChanges } from './catalogue-changes.ts'
import type { CatalogueFile } from './catalogue-file.ts'
import type { CheckedProduct } from './check-catalogue.ts'
import { compareCatalogue, countCatalogueChanges, movedProducts } from './compare-catalogue.ts'
import { readUploadedCatalogue } from './read-uploaded-catalogue.ts'

const maxShown = 200

const compareCodes = (a: CheckedProduct, b: CheckedProduct): number => (a.product.B1_COD < b.product.B1_COD ? -1 : 1)

/** The first products by code; sorting all of them would keep other calls waiting (REL-009). */
const listFirstByCode = (products: readonly CheckedProduct[]): readonly CheckedProduct[] => {
  let first: readonly CheckedProduct[] = []
  for (const batch of splitIntoBatches(products)) first = [...first, ...batch].toSorted(compareCodes).slice(0, maxShown)
  return first
}

const previewFile = async (tx: Tx, actor: Actor, file: CatalogueFile): Promise<ImportPreview> => {
  // First, so that a change of the catalogue during the comparison is noticed by the import.
  const version = await readCatalogueVersion(tx)
  const compared = await compareCatalogue(tx, file, { canAdd: canAddProducts(actor.roles) })
  const named = compared.products.map(({ product }) => product.B1_COD)
  return {
    ...countCatalogueChanges(compared),
    unnamed: await countUnnamed(tx, named),
    changes: await describeChanges(tx, listFirstByCode(movedProducts(compared))),
    badRows: compared.badRows.slice(0, maxShown).map((row) => ({ ...row, reasons: [...row.reasons] })),
    version,
  }
}

/** C-140: what a file would change in the catalogue, shown before the user confirms it. */
export const previewCatalogueImport: LookupHandler<typeof contract.previewCatalogueImport> = async (
  { actor, read },
  { query, body },
) => {
  const file = await readUploadedCatalogue(actor, { ...query, file: body })
  return read((tx) => previewFile(tx, actor, file))
}
