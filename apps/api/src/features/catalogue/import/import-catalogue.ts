import type { Tx } from '../../../database/transaction.ts'
import { settleHoldsAfterImport } from '../../order-record/holds/settle-import.ts'
import {
  recordReading,
  refreshProductWords,
  replaceKitContents,
  upsertNames,
  upsertProducts,
  upsertRoofTypes,
} from '../catalogue-store.ts'
import { type Attachments, noAttachments } from '../files/attachments.ts'
import { lockSuccessors } from '../management/product-content-store.ts'
import { splitIntoBatches } from './batches.ts'
import type { CatalogueFile } from './catalogue-file.ts'
import type { BadRow, CheckedProduct } from './check-catalogue.ts'
import { type ComparedCatalogue, compareCatalogue, movedProducts } from './compare-catalogue.ts'

type Writing = {
  /** UTC ISO text: when the products changed. */
  readonly now: string
  /** Called after each batch with the number of products written so far. */
  readonly onProgress?: (written: number, total: number) => void
}

type Options = Writing & {
  /** Only check: every row is checked and nothing is written. */
  readonly check?: boolean
  /** Imports the good rows even if others are bad. */
  readonly skipBad?: boolean
  /** Where the pictures and technical files of rows are looked up and stored. */
  readonly attachments?: Attachments
}

export type ImportReport = {
  readonly read: number
  readonly good: number
  readonly kits: number
  readonly badRows: readonly BadRow[]
  /** False after a check, or when bad rows stopped the import. */
  readonly written: boolean
}

/** Names by their codes; undefined where the file has only the code. */
type Names = Map<string, string | undefined>

const addName = (names: Names, code: string | undefined, name: string | undefined): void => {
  if (code !== undefined) names.set(code, name ?? names.get(code))
}

/** What is written once for all products, collected in one reading. */
const summarize = (products: Iterable<CheckedProduct>) => {
  const codes: string[] = []
  const [groups, categories, brands] = [new Map(), new Map(), new Map()] as [Names, Names, Names]
  for (const { product } of products) {
    codes.push(product.B1_COD)
    addName(groups, product.BM_GRUPO, product.BM_DESC)
    addName(categories, product.CAT_COD, product.CAT_DESC)
    addName(brands, product.ZAM_COD, product.ZAM_DESC)
  }
  return { codes, groups, categories, brands }
}

/** No row is locked yet, so no other call waits while files are stored. */
const storeAttachments = async (products: Iterable<CheckedProduct>, attachments: Attachments): Promise<void> => {
  for (const { attached } of products)
    for (const { attachment, key } of attached.wanted) await attachments.store(attachment, key)
}

const writeProducts = async (tx: Tx, compared: ComparedCatalogue, options: Writing): Promise<void> => {
  const { added, changed } = compared.changes
  let written = 0
  for (const batch of splitIntoBatches(movedProducts(compared))) {
    await upsertProducts(tx, batch, { now: options.now, unchangedColumns: compared.unchangedColumns })
    written += batch.length
    options.onProgress?.(written, added.size + changed.size)
  }
}

/** Writes the new and changed products of a comparison, with the names and roof types of the file. */
export const writeCatalogue = async (tx: Tx, compared: ComparedCatalogue, options: Writing): Promise<void> => {
  const { codes, groups, categories, brands } = summarize(compared.products)
  await upsertNames(tx, 'product_group', groups)
  await upsertNames(tx, 'product_category', categories)
  await upsertNames(tx, 'brand', brands)
  await upsertRoofTypes(tx, compared.roofTypes)
  await writeProducts(tx, compared, options)
  // After all products, because a kit may come before its pieces in the file.
  for (const batch of splitIntoBatches(movedProducts(compared))) {
    await replaceKitContents(
      tx,
      batch.map(({ product }) => product),
    )
  }
  await recordReading(tx, codes, options.now)
  await refreshProductWords(tx)
  await settleHoldsAfterImport(tx, options)
}

const countKits = (products: Iterable<CheckedProduct>): number => {
  let kits = 0
  for (const { product } of products) if (product.items !== undefined) kits += 1
  return kits
}

/**
 * Imports products, kits and roof types of a file into the catalogue, by code: new ones are added, known ones are
 * replaced if their row differs, products that are not in the file stay. Any bad row stops the whole import unless
 * `skipBad`.
 */
export const importCatalogue = async (tx: Tx, file: CatalogueFile, options: Options): Promise<ImportReport> => {
  const { attachments = noAttachments, check, skipBad } = options
  if (!check) await lockSuccessors(tx)
  const compared = await compareCatalogue(tx, file, { attachments })
  const { products, badRows } = compared
  const report = {
    read: products.length + compared.roofTypes.length + badRows.length,
    good: products.length + compared.roofTypes.length,
    kits: countKits(products),
    badRows,
  }
  if (check || (badRows.length > 0 && !skipBad)) return { ...report, written: false }
  await storeAttachments(products, attachments)
  await writeCatalogue(tx, compared, options)
  return { ...report, written: true }
}
