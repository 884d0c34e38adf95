import { isKitGroup } from '@girassol/domain/catalogue'
import { roofTypes as knownRoofTypes } from '@girassol/domain/generator'
import { z } from 'zod'
import type { Tx } from '../../../database/transaction.ts'
import { cellReason, listCellReasons } from '../../../spreadsheets/cell-reasons.ts'
import type { FileRow } from '../../../spreadsheets/csv-content.ts'
import { type Attached, type Attachments, attachTo } from '../files/attachments.ts'
import { readBatches } from './batches.ts'
import { type CatalogueFile, readCode } from './catalogue-file.ts'
import { type ImportedProduct, readCatalogueRow } from './catalogue-row.ts'
import { flag, wholeNumber } from './column-types.ts'
import { completeRows } from './complete-rows.ts'
import { findKnownCodes } from './known-codes.ts'
import { createPackedList, type PackedList } from './packed-list.ts'
import { findCircleReasons, findUnknownSuccessors, nameSuccessors } from './successor-rows.ts'

export type BadRow = { readonly line: number; readonly code: string; readonly reasons: readonly string[] }

const roofType = z.strictObject({
  id: wholeNumber,
  name: z.string().trim().min(1).max(120),
  manufacturerReference: z.string().trim().max(60).default(''),
  active: flag.default(true),
  onlineStore: flag.default(true),
})
export type ImportedRoofType = z.output<typeof roofType>

/** A good row with the stored names of its files. */
export type CheckedProduct = { readonly product: ImportedProduct; readonly attached: Attached }

export type CheckedCatalogue = {
  readonly products: PackedList<CheckedProduct>
  /** The codes of the file whose products exist. */
  readonly known: ReadonlySet<string>
  readonly roofTypes: readonly ImportedRoofType[]
  readonly badRows: readonly BadRow[]
}

type Numbered = { readonly line: number; readonly product: ImportedProduct }
type CheckedRows = { readonly good: PackedList<Numbered>; readonly badRows: readonly BadRow[] }

const readRow = ({ line, cells, reasons }: FileRow): Numbered | BadRow => {
  const read = reasons ? { reasons } : readCatalogueRow(cells)
  return read.reasons
    ? { line, code: String(cells.B1_COD ?? ''), reasons: read.reasons }
    : { line, product: read.product }
}

/** Returns true the first time a value is given. */
const createFirstTimeCheck = () => {
  const seen = new Set<string>()
  return (value: string): boolean => seen.size !== seen.add(value).size
}

/** The reason for a row whose code or address an earlier row has; null if there is none. */
const createRepetitionCheck = () => {
  const isNewCode = createFirstTimeCheck()
  const isNewUrl = createFirstTimeCheck()
  return ({ B1_COD, URL_ID }: ImportedProduct): string | null => {
    if (!isNewCode(B1_COD)) return 'coluna B1_COD: repetido no arquivo'
    return URL_ID === undefined || isNewUrl(URL_ID) ? null : 'coluna URL_ID: repetido no arquivo'
  }
}

const refuse = ({ line, product }: Numbered, reasons: readonly string[]): BadRow => ({
  line,
  code: product.B1_COD,
  reasons,
})

/**
 * Batch by batch, so that no second copy of all rows is in memory, and so that the transaction has a statement from time
 * to time: the database ends one that is idle for 30 s (REL-002).
 */
const readRows = async (tx: Tx, file: CatalogueFile): Promise<CheckedRows & { known: ReadonlySet<string> }> => {
  const known = new Set<string>()
  const good = createPackedList<Numbered>()
  const badRows: BadRow[] = []
  const findRepetition = createRepetitionCheck()
  for await (const batch of readBatches(file.rows)) {
    for (const code of await findKnownCodes(tx, batch.map(readCode))) known.add(code)
    for (const row of await completeRows(tx, batch, file.columns)) {
      const read = readRow(row)
      const repetition = 'product' in read ? findRepetition(read.product) : null
      if (!('product' in read)) badRows.push(read)
      else if (repetition === null) good.push(read)
      else badRows.push(refuse(read, [repetition]))
    }
  }
  return { good, badRows, known }
}

/** Moves the rows for which `reasonFor` has a reason to the bad ones. */
const rejectRows = (
  { good, badRows }: CheckedRows,
  reasonFor: (product: ImportedProduct) => string | null,
): CheckedRows => {
  const accepted = createPackedList<Numbered>()
  const refused: BadRow[] = []
  for (const row of good) {
    const reason = reasonFor(row.product)
    if (reason === null) accepted.push(row)
    else refused.push(refuse(row, [reason]))
  }
  return { good: accepted, badRows: [...badRows, ...refused] }
}

const refuseTakenUrls = async (tx: Tx, sorted: CheckedRows): Promise<CheckedRows> => {
  const urls = Array.from(sorted.good, ({ product }) => product.URL_ID ?? []).flat()
  if (urls.length === 0) return sorted
  const rows = await tx
    .selectFrom('product')
    .select(['code', 'url_id'])
    .where((eb) => eb('url_id', '=', eb.fn.any(eb.val(urls))))
    .execute()
  const owners = new Map(rows.map((row) => [row.url_id, row.code]))
  return rejectRows(sorted, ({ B1_COD, URL_ID }) => {
    const owner = owners.get(URL_ID ?? '')
    return owner === undefined || owner === B1_COD ? null : `coluna URL_ID: já é do produto ${owner}`
  })
}

/** A kit contains products of the file or of the catalogue, never another kit. */
const refuseUnknownItems = async (tx: Tx, sorted: CheckedRows): Promise<CheckedRows> => {
  const wanted = new Set<string>()
  for (const { product } of sorted.good) for (const { code } of product.items ?? []) wanted.add(code)
  if (wanted.size === 0) return sorted
  const stored = await tx
    .selectFrom('product')
    .select(['code', 'group_code'])
    .where((eb) => eb('code', '=', eb.fn.any(eb.val([...wanted]))))
    .execute()
  const groups = new Map(stored.map((row) => [row.code, row.group_code]))
  for (const { product } of sorted.good) groups.set(product.B1_COD, product.BM_GRUPO)
  return rejectRows(sorted, ({ items = [] }) => {
    const unknown = items.find(({ code }) => !groups.has(code))
    if (unknown) return `coluna items: produto ${unknown.code} não existe`
    const kit = items.find(({ code }) => isKitGroup(groups.get(code) ?? ''))
    return kit ? `coluna items: ${kit.code} também é um kit` : null
  })
}

/** A product of the file or of the catalogue follows another one, never in a circle (SUB-001). */
const refuseSuccessors = async (tx: Tx, sorted: CheckedRows): Promise<CheckedRows> => {
  // Each reading of the rows unpacks them anew, and most files name no successor.
  if (!nameSuccessors(sorted.good)) return sorted
  const unknown = await findUnknownSuccessors(tx, sorted.good)
  let accepted = rejectRows(sorted, ({ sucessor }) =>
    sucessor !== undefined && unknown.has(sucessor) ? `coluna sucessor: produto ${sucessor} não existe` : null,
  )
  for (;;) {
    const reasons = await findCircleReasons(tx, accepted.good)
    const left = rejectRows(accepted, ({ B1_COD }) => reasons.get(B1_COD) ?? null)
    if (left.good.length === accepted.good.length) return left
    accepted = left
  }
}

const isAttached = (found: Attached | readonly string[]): found is Attached => 'files' in found

/** Finds the files that rows name; a row whose files cannot be stored becomes a bad row. */
const attachFiles = async ({ good, badRows }: CheckedRows, attachments: Attachments) => {
  const products = createPackedList<CheckedProduct>()
  const refused: BadRow[] = []
  for (const row of good) {
    const found = await attachTo(row.product, attachments)
    if (isAttached(found)) products.push({ product: row.product, attached: found })
    else refused.push(refuse(row, found))
  }
  return { products, badRows: [...badRows, ...refused] }
}

const checkRoofTypes = (rows: readonly FileRow[]) => {
  const known = new Set(knownRoofTypes.map(({ id }) => id))
  const good: ImportedRoofType[] = []
  const badRows: BadRow[] = []
  for (const { line, cells } of rows) {
    const { data, error } = roofType.safeParse(cells, { error: cellReason })
    const unknown = data && !known.has(data.id) ? ['coluna id: sem regra de estrutura para este telhado'] : []
    const reasons = [...listCellReasons(error), ...unknown]
    if (data && reasons.length === 0) good.push(data)
    else badRows.push({ line, code: `telhado ${String(cells.id ?? '')}`, reasons })
  }
  return { good, badRows }
}

/** Reads every row of a file as a product or as a bad row with its reasons; writes nothing. */
export const checkCatalogue = async (
  tx: Tx,
  file: CatalogueFile,
  attachments: Attachments,
): Promise<CheckedCatalogue> => {
  const { known, ...read } = await readRows(tx, file)
  const complete = await refuseUnknownItems(tx, await refuseTakenUrls(tx, read))
  const consistent = await refuseSuccessors(tx, complete)
  const { products, badRows } = await attachFiles(consistent, attachments)
  const roofs = checkRoofTypes(file.roofTypes)
  return {
    products,
    known,
    roofTypes: roofs.good,
    badRows: [...roofs.badRows, ...badRows].sort((a, b) => a.line - b.line),
  }
}
