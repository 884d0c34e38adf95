import type { ImportPreview } from '@girassol/contract/catalogue/import'
import type { Role } from '@girassol/domain/access'
import { canAddProducts } from '@girassol/domain/catalogue'
import type { Tx } from '../../../database/transaction.ts'
import type { FileContent } from '../../../spreadsheets/file-content.ts'
import { countUnnamed } from '../catalogue-version.ts'
import { lockSuccessors } from '../management/product-content-store.ts'
import { splitIntoBatches } from './batches.ts'
import { describeChanges } from './catalogue-changes.ts'
import type { BadRow, CheckedProduct } from './check-catalogue.ts'
import { type ComparedCatalogue, compareCatalogue, countCatalogueChanges, movedProducts } from './compare-catalogue.ts'
import { writeCatalogue } from './import-catalogue.ts'
import { readUploadedCatalogue } from './read-uploaded-catalogue.ts'

/** A file of the catalogue, and what to do with it. */
export type CatalogueJob = {
  readonly file: FileContent
  readonly fileName: string
  /** Of the user, for what they may import. */
  readonly roles: readonly Role[]
} & (
  | { readonly kind: 'preview' }
  | { readonly kind: 'refusals' }
  | { readonly kind: 'apply'; readonly now: string; readonly skipBad: boolean }
)

type Counts = ReturnType<typeof countCatalogueChanges>

export type CatalogueResults = {
  readonly preview: Omit<ImportPreview, 'version'>
  readonly refusals: readonly BadRow[]
  readonly apply: Counts
}

const maxShown = 200

const compareCodes = (a: CheckedProduct, b: CheckedProduct): number => (a.product.B1_COD < b.product.B1_COD ? -1 : 1)

/** The first products by code, without another list of all of them. */
const listFirstByCode = (products: Iterable<CheckedProduct>): readonly CheckedProduct[] => {
  let first: readonly CheckedProduct[] = []
  for (const batch of splitIntoBatches(products)) first = [...first, ...batch].toSorted(compareCodes).slice(0, maxShown)
  return first
}

const describe = async (tx: Tx, compared: ComparedCatalogue): Promise<CatalogueResults['preview']> => ({
  ...countCatalogueChanges(compared),
  unnamed: await countUnnamed(
    tx,
    Array.from(compared.products, ({ product }) => product.B1_COD),
  ),
  changes: await describeChanges(tx, listFirstByCode(movedProducts(compared))),
  badRows: compared.badRows.slice(0, maxShown).map((row) => ({ ...row, reasons: [...row.reasons] })),
})

/**
 * Reads, checks and compares a file, and writes it if the job is to import it: nothing when bad rows stop the import.
 * Throws a Refused or a WrongFile for a file that is refused as a whole.
 */
export const runCatalogueJob = async (tx: Tx, job: CatalogueJob): Promise<CatalogueResults[CatalogueJob['kind']]> => {
  const file = await readUploadedCatalogue(job)
  if (job.kind === 'apply') await lockSuccessors(tx)
  const compared = await compareCatalogue(tx, file, { canAdd: canAddProducts(job.roles) })
  if (job.kind === 'preview') return describe(tx, compared)
  if (job.kind === 'refusals') return compared.badRows
  if (compared.badRows.length === 0 || job.skipBad) await writeCatalogue(tx, compared, job)
  return countCatalogueChanges(compared)
}
