import { unknownProduct } from '@girassol/domain/catalogue'
import type { Tx } from '../../../database/transaction.ts'
import type { FileRow } from '../../../spreadsheets/csv-content.ts'
import { type Attachments, noAttachments } from '../files/attachments.ts'
import { readBatches } from './batches.ts'
import { type CatalogueChanges, findChanges } from './catalogue-changes.ts'
import { type CatalogueFile, type CatalogueRows, readCode } from './catalogue-file.ts'
import { type BadRow, type CheckedCatalogue, type CheckedProduct, checkCatalogue } from './check-catalogue.ts'
import { findKnownCodes } from './known-codes.ts'
import type { ProductColumn } from './product-batch.ts'

/** The columns of the table that a file without pictures and files leaves unchanged. */
const listUnchangedColumns = ({ columns }: CatalogueFile): readonly ProductColumn[] =>
  columns === undefined
    ? []
    : [
        ...(columns.includes('IMG_CAPA') ? [] : (['picture'] as const)),
        ...(columns.includes('files') ? [] : (['files'] as const)),
      ]

export type Comparing = {
  /** Where the pictures and technical files of rows are looked up and stored. */
  readonly attachments?: Attachments
  /** If false, a row of an unknown product is a bad row. */
  readonly canAdd?: boolean
}

export type ComparedCatalogue = CheckedCatalogue & {
  readonly changes: CatalogueChanges
  /** The columns of known products that stay unchanged, because the file does not contain them. */
  readonly unchangedColumns: readonly ProductColumn[]
}

/** The rows of known products; those of others are added to `badRows`. */
const onlyKnown = async function* (tx: Tx, rows: CatalogueRows, badRows: BadRow[]): AsyncGenerator<FileRow> {
  for await (const batch of readBatches(rows)) {
    const known = await findKnownCodes(tx, batch.map(readCode))
    for (const row of batch) {
      const code = readCode(row)
      if (known.has(code)) yield row
      else badRows.push({ line: row.line, code, reasons: [unknownProduct] })
    }
  }
}

/** The products of a comparison that the import would write. */
export const movedProducts = function* ({ products, changes }: ComparedCatalogue): Generator<CheckedProduct> {
  for (const checked of products) {
    const { B1_COD } = checked.product
    if (changes.added.has(B1_COD) || changes.changed.has(B1_COD)) yield checked
  }
}

/** Checks every row of a file and compares it with the catalogue; writes nothing. */
export const compareCatalogue = async (
  tx: Tx,
  file: CatalogueFile,
  { attachments = noAttachments, canAdd = true }: Comparing,
): Promise<ComparedCatalogue> => {
  const badRows: BadRow[] = []
  const rows = canAdd ? file.rows : onlyKnown(tx, file.rows, badRows)
  const checked = await checkCatalogue(tx, { ...file, rows }, attachments)
  const unchangedColumns = listUnchangedColumns(file)
  return {
    ...checked,
    badRows: [...badRows, ...checked.badRows].sort((a, b) => a.line - b.line),
    changes: await findChanges(tx, checked, unchangedColumns),
    unchangedColumns,
  }
}

/** The counts of a comparison, for the user who decides about the import. */
export const countCatalogueChanges = ({ products, roofTypes, badRows, changes }: ComparedCatalogue) => ({
  read: products.length + roofTypes.length + badRows.length,
  good: products.length + roofTypes.length,
  added: changes.added.size,
  changed: changes.changed.size,
  unchanged: products.length - changes.added.size - changes.changed.size,
  bad: badRows.length,
})
