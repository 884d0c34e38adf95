import type { ProductDetailView } from '@girassol/contract/catalogue'
import {
  displayName,
  inverterGroup,
  type LibraryFile,
  moduleGroup,
  type Registration,
  toLibraryLink,
  toTechnicalSheet,
} from '@girassol/domain/catalogue'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import type { StoredFile } from '../files/stored-file.ts'
import { type PrintedSheet, sheetFile } from '../files/technical-sheet-file.ts'
import { namedSuccessor, portalContent, registration, storeText, technicalFiles } from '../management/portal-content.ts'
import { createKnownViews } from './known-views.ts'
import { withOwnMarks } from './own-marks.ts'
import type { Reader } from './product-reader.ts'
import { type ProductRow, productNames, productViewColumns, toProductView, type Viewer } from './product-view.ts'
import { soldSuccessor } from './sold-successor.ts'
import { visibleTo } from './visible-products.ts'

type DetailRow = ProductRow & {
  readonly details: string
  readonly weight_kg: string
  readonly cubage_m3: string
  readonly length_mm: number | null
  readonly width_mm: number | null
  readonly frame_mm: number | null
  readonly efficiency: string | null
  readonly technical_sheet: readonly { readonly attribute: string; readonly value: string }[]
  readonly files: readonly StoredFile[]
  readonly own_pictures: readonly string[] | null
  readonly internal_mark: string | null
  readonly inmetro: Registration | null
  readonly is_on_sale: boolean
  readonly successor: ProductDetailView['successor']
}

const generating = [
  [moduleGroup, 'Módulos'],
  [inverterGroup, 'Inversores'],
] as const

/** The sheet of a kit begins with its modules and inverters. */
const kitLines = ({ items }: DetailRow) =>
  generating.flatMap(([group, attribute]) =>
    (items ?? [])
      .filter(({ code }) => code.startsWith(group))
      .map(({ name, quantity }) => ({ attribute, value: `${quantity} × ${displayName(name)}` })),
  )

const sheetLines = (row: DetailRow) => {
  if (row.technical_sheet.length > 0) return row.technical_sheet
  const own = toTechnicalSheet({
    code: row.code,
    name: row.name,
    groupCode: row.group_code,
    unit: row.unit,
    powerW: row.power_w,
    weightKg: Number(row.weight_kg),
    cubageM3: Number(row.cubage_m3),
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    frameMm: row.frame_mm,
    efficiency: row.efficiency === null ? null : Number(row.efficiency),
    electrical: row.electrical,
  })
  return [...kitLines(row), ...own]
}

const printedSheet = (row: DetailRow): PrintedSheet => ({
  code: row.code,
  name: row.name,
  brand: row.brand_name,
  details: row.details,
  lines: sheetLines(row),
  items: row.items ?? [],
})

/** Every product with figures has a generated sheet, unless one of its files has the same name. */
const hasPrintedSheet = (row: DetailRow): boolean =>
  sheetLines(row).length > 0 && !row.files.some(({ file }) => file === sheetFile.file)

const toFiles = (row: DetailRow) =>
  [...(hasPrintedSheet(row) ? [sheetFile] : []), ...row.files].map(({ name, file }) => ({
    nameFile: name,
    link: toLibraryLink({ folder: row.code, file }),
  }))

const isAddress = (value: string): boolean => /^https:\/\/\S+$/.test(value)

/** A product that is not sold has no availability date; its successor is shown instead (USE-026). */
const toSale = (row: DetailRow, availability: ProductDetailView['availability']) => {
  const shown = row.is_on_sale ? availability : null
  return { availability: shown, successor: shown === null ? row.successor : null }
}

const toProductDetailView = (row: DetailRow, viewer: Viewer): ProductDetailView => {
  const product = toProductView(row, viewer)
  return {
    ...product,
    ...toSale(row, product.availability),
    DETALHES: row.details,
    FT: sheetLines(row).map(({ attribute, value }) => ({
      ATRIB: attribute,
      VALOR: value,
      link: isAddress(value) ? value : null,
    })),
    files: toFiles(row),
    pictures: row.own_pictures?.length ? [...row.own_pictures] : [product.IMG_CAPA],
    inmetro: row.inmetro,
    internalMark: viewer.rights.seesInternal ? row.internal_mark : null,
  }
}

/**
 * What the store shows of the first successor of a product that is sold to this user; null without one. A statement of
 * its own: few products name a successor, and planning its chain would slow down each page.
 */
const findShownSuccessor = async (tx: Tx, code: string, { actor }: Reader): Promise<DetailRow['successor']> => {
  const { rows } = await sql<NonNullable<DetailRow['successor']>>`
    select sold.code as "B1_COD", sold.name as "B1_DESC", sold.url_id as "URL_ID"
    from product p ${portalContent} join product sold on sold.code = ${soldSuccessor(actor)}
    where p.code = ${code}`.execute(tx)
  return rows[0] ?? null
}

const findRow = async (tx: Tx, where: RawBuilder<unknown>, reader: Reader): Promise<DetailRow | undefined> => {
  const { rows } = await sql<Omit<DetailRow, 'successor'> & { readonly named_successor: string | null }>`
    select ${productViewColumns(reader)}, ${storeText} as details, p.weight_kg, p.cubage_m3, p.length_mm, p.width_mm,
      p.frame_mm, p.efficiency, p.technical_sheet, ${technicalFiles} as files, own.pictures as own_pictures,
      own.internal_mark, ${registration} as inmetro, p.active and p.online_store as is_on_sale, ${namedSuccessor} as named_successor
    from product p ${productNames}
    where ${where}
  `.execute(tx)
  const [row] = rows
  if (row === undefined) return undefined
  const { named_successor, ...detail } = row
  return { ...detail, successor: named_successor === null ? null : await findShownSuccessor(tx, row.code, reader) }
}

/** Several thousand products: most of what is sold. */
const showKnownDetail = createKnownViews<ProductDetailView>(10_000_000)

/**
 * One product by its URL_ID or code, if the store shows it to this user (C-36, C-38). A product that is no longer sold
 * is shown only if its successor is (USE-026).
 */
export const findProductDetail = async (tx: Tx, urlId: string, reader: Reader): Promise<ProductDetailView | null> => {
  const where = sql`(p.url_id = ${urlId} or p.code = ${urlId}) and ${visibleTo(reader.actor)}
    order by p.active and p.online_store desc, p.url_id = ${urlId} desc limit 1`
  const detail = await showKnownDetail(tx, reader, {
    asked: urlId,
    read: async () => {
      const row = await findRow(tx, where, reader)
      if (!row || !(row.is_on_sale || row.successor)) return undefined
      const shown = toProductDetailView(row, reader)
      return { shown, products: [shown], version: row.catalogue_version }
    },
    mark: withOwnMarks,
  })
  return detail ?? null
}

/** Any product by its code, sold or not, as the store would show it (USE-026). */
export const findAnyProductDetail = async (tx: Tx, code: string, reader: Reader): Promise<ProductDetailView | null> => {
  const row = await findRow(tx, sql`p.code = ${code}`, reader)
  return row ? toProductDetailView(row, reader) : null
}

/** The target of a library link: a stored file, or the sheet generated from the product's figures. */
export type FoundFile = { readonly stored: StoredFile } | { readonly sheet: PrintedSheet }

/** A technical file of a product that this user may see, even if the product is no longer sold (STORE-038, C-38). */
export const findTechnicalFile = async (
  tx: Tx,
  { folder, file }: LibraryFile,
  reader: Reader,
): Promise<FoundFile | null> => {
  const row = await findRow(tx, sql`p.code = ${folder} and ${visibleTo(reader.actor)}`, reader)
  const stored = row?.files.find((each) => each.file === file)
  if (stored) return { stored }
  return row && file === sheetFile.file && hasPrintedSheet(row) ? { sheet: printedSheet(row) } : null
}
