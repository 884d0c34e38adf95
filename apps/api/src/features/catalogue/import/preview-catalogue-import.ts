import type * as contract from '@girassol/contract/catalogue'
import { canAddProducts } from '@girassol/domain/catalogue'
import type { Handler } from '../../../http/context.ts'
import { countUnnamed, readCatalogueVersion } from '../catalogue-version.ts'
import { describeChanges } from './catalogue-changes.ts'
import { compareCatalogue, countCatalogueChanges, movedProducts } from './compare-catalogue.ts'
import { readUploadedCatalogue } from './read-uploaded-catalogue.ts'

const maxShown = 200

/** C-140: what a file would change in the catalogue, shown before the user confirms it. */
export const previewCatalogueImport: Handler<typeof contract.previewCatalogueImport> = async (
  { tx, actor },
  { body },
) => {
  const file = readUploadedCatalogue(actor, body)
  const compared = await compareCatalogue(tx, file, { canAdd: canAddProducts(actor.roles) })
  const byCode = movedProducts(compared).toSorted((a, b) => (a.product.B1_COD < b.product.B1_COD ? -1 : 1))
  const named = compared.products.map(({ product }) => product.B1_COD)
  return {
    ...countCatalogueChanges(compared),
    unnamed: await countUnnamed(tx, named),
    changes: await describeChanges(tx, byCode.slice(0, maxShown)),
    badRows: compared.badRows.slice(0, maxShown).map((row) => ({ ...row, reasons: [...row.reasons] })),
    version: await readCatalogueVersion(tx),
  }
}
