import type { Tx } from '../../database/transaction.ts'
import { type Attachments, noAttachments } from './attachments.ts'
import type { CatalogueFile } from './catalogue-file.ts'
import type { ImportedProduct } from './catalogue-row.ts'
import {
  refreshProductWords,
  replaceKitItems,
  upsertNames,
  upsertProducts,
  upsertRoofTypes,
} from './catalogue-store.ts'
import { type BadRow, type CheckedProduct, checkCatalogue } from './check-catalogue.ts'

type Options = {
  /** UTC ISO text: when the products changed. */
  readonly now: string
  /** Only look: every row is checked and nothing is written. */
  readonly check?: boolean
  /** Import the good rows although others are bad. */
  readonly skipBad?: boolean
  /** Where the pictures and technical files that rows name are looked for and kept. */
  readonly attachments?: Attachments
  /** Told after each batch how many products are written. */
  readonly onProgress?: (written: number, total: number) => void
}

export type ImportReport = {
  readonly read: number
  readonly good: number
  readonly kits: number
  readonly badRows: readonly BadRow[]
  /** False after a check, or when bad rows kept everything out. */
  readonly written: boolean
}

const BATCH = 2000

type NameColumns = readonly [code: 'BM_GRUPO' | 'CAT_COD' | 'ZAM_COD', name: 'BM_DESC' | 'CAT_DESC' | 'ZAM_DESC']

const namesIn = (products: readonly ImportedProduct[], [code, name]: NameColumns) => {
  const names = new Map<string, string | undefined>()
  for (const product of products) {
    const key = product[code]
    if (key !== undefined) names.set(key, product[name] ?? names.get(key))
  }
  return names
}

/** Nothing is locked yet, so waiting for the storage keeps nobody waiting. */
const keepAttachments = async (products: readonly CheckedProduct[], attachments: Attachments): Promise<void> => {
  for (const { attached } of products)
    for (const { attachment, key } of attached.wanted) await attachments.keep(attachment, key)
}

const writeProducts = async (tx: Tx, products: readonly CheckedProduct[], options: Options): Promise<void> => {
  for (let from = 0; from < products.length; from += BATCH) {
    const batch = products.slice(from, from + BATCH)
    await upsertProducts(tx, batch, options.now)
    options.onProgress?.(from + batch.length, products.length)
  }
}

/**
 * Brings products, kits and roof types of a file into the catalogue, by code: what is new is added, what is known is
 * replaced, what the file does not name stays. Any bad row keeps everything out unless `skipBad`.
 */
export const importCatalogue = async (tx: Tx, file: CatalogueFile, options: Options): Promise<ImportReport> => {
  const { attachments = noAttachments } = options
  const { products: checked, roofTypes, badRows } = await checkCatalogue(tx, file, attachments)
  const products = checked.map(({ product }) => product)
  const report = {
    read: file.rows.length + file.roofTypes.length,
    good: products.length + roofTypes.length,
    kits: products.filter(({ items }) => items !== undefined).length,
    badRows,
  }
  if (options.check || (badRows.length > 0 && !options.skipBad)) return { ...report, written: false }
  await keepAttachments(checked, attachments)
  await upsertNames(tx, 'product_group', namesIn(products, ['BM_GRUPO', 'BM_DESC']))
  await upsertNames(tx, 'product_category', namesIn(products, ['CAT_COD', 'CAT_DESC']))
  await upsertNames(tx, 'brand', namesIn(products, ['ZAM_COD', 'ZAM_DESC']))
  await upsertRoofTypes(tx, roofTypes)
  await writeProducts(tx, checked, options)
  // After every product: a kit may stand before its pieces in the file.
  for (let from = 0; from < products.length; from += BATCH)
    await replaceKitItems(tx, products.slice(from, from + BATCH))
  await refreshProductWords(tx)
  return { ...report, written: true }
}
