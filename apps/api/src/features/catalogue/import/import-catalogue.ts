import type { Tx } from '../../../database/transaction.ts'
import {
  recordReading,
  refreshProductWords,
  replaceKitContents,
  upsertNames,
  upsertProducts,
  upsertRoofTypes,
} from '../catalogue-store.ts'
import { type Attachments, noAttachments } from '../files/attachments.ts'
import { splitIntoBatches } from './batches.ts'
import type { CatalogueFile } from './catalogue-file.ts'
import type { ImportedProduct } from './catalogue-row.ts'
import type { BadRow, CheckedProduct } from './check-catalogue.ts'
import { type ComparedCatalogue, compareCatalogue, movedProducts } from './compare-catalogue.ts'
import type { ProductColumn } from './product-batch.ts'

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

type NameColumns = readonly [code: 'BM_GRUPO' | 'CAT_COD' | 'ZAM_COD', name: 'BM_DESC' | 'CAT_DESC' | 'ZAM_DESC']

const namesIn = (products: readonly ImportedProduct[], [code, name]: NameColumns) => {
  const names = new Map<string, string | undefined>()
  for (const product of products) {
    const key = product[code]
    if (key !== undefined) names.set(key, product[name] ?? names.get(key))
  }
  return names
}

/** No row is locked yet, so no other call waits while files are stored. */
const storeAttachments = async (products: readonly CheckedProduct[], attachments: Attachments): Promise<void> => {
  for (const { attached } of products)
    for (const { attachment, key } of attached.wanted) await attachments.store(attachment, key)
}

type Writes = Writing & { readonly unchangedColumns: readonly ProductColumn[] }

const writeProducts = async (tx: Tx, products: readonly CheckedProduct[], options: Writes): Promise<void> => {
  let written = 0
  for (const batch of splitIntoBatches(products)) {
    await upsertProducts(tx, batch, options)
    written += batch.length
    options.onProgress?.(written, products.length)
  }
}

/** Writes the new and changed products of a comparison, with the names and roof types of the file. */
export const writeCatalogue = async (tx: Tx, compared: ComparedCatalogue, options: Writing): Promise<void> => {
  const products = compared.products.map(({ product }) => product)
  const moved = movedProducts(compared)
  await upsertNames(tx, 'product_group', namesIn(products, ['BM_GRUPO', 'BM_DESC']))
  await upsertNames(tx, 'product_category', namesIn(products, ['CAT_COD', 'CAT_DESC']))
  await upsertNames(tx, 'brand', namesIn(products, ['ZAM_COD', 'ZAM_DESC']))
  await upsertRoofTypes(tx, compared.roofTypes)
  await writeProducts(tx, moved, { ...options, unchangedColumns: compared.unchangedColumns })
  // After all products, because a kit may come before its pieces in the file.
  for (const batch of splitIntoBatches(moved)) {
    await replaceKitContents(
      tx,
      batch.map(({ product }) => product),
    )
  }
  await recordReading(
    tx,
    products.map(({ B1_COD }) => B1_COD),
    options.now,
  )
  await refreshProductWords(tx)
}

/**
 * Imports products, kits and roof types of a file into the catalogue, by code: new ones are added, known ones are
 * replaced if their row differs, products that are not in the file stay. Any bad row stops the whole import unless
 * `skipBad`.
 */
export const importCatalogue = async (tx: Tx, file: CatalogueFile, options: Options): Promise<ImportReport> => {
  const { attachments = noAttachments, check, skipBad } = options
  const compared = await compareCatalogue(tx, file, { attachments })
  const { products, badRows } = compared
  const report = {
    read: products.length + compared.roofTypes.length + badRows.length,
    good: products.length + compared.roofTypes.length,
    kits: products.filter(({ product }) => product.items !== undefined).length,
    badRows,
  }
  if (check || (badRows.length > 0 && !skipBad)) return { ...report, written: false }
  await storeAttachments(products, attachments)
  await writeCatalogue(tx, compared, options)
  return { ...report, written: true }
}
