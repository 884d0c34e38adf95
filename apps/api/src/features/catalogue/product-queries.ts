import type { ProductDetailView, ProductView } from '@girassol/contract/catalogue'
import { displayName, INVERTER_GROUP, MODULE_GROUP, technicalSheetOf } from '@girassol/domain/catalogue'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Actor } from '../../http/actor.ts'
import { exactSearch, type ProductFilter, type Search, typoSearch } from './product-search.ts'
import { type ProductRow, productColumns, productNames, toProductView } from './product-view.ts'
import { onSaleTo } from './visible-products.ts'

/** Counting stops here: beyond it the screen says 'mais de 10.000' (C-41). */
const COUNTED = 10_000

export type Reader = { readonly actor: Actor; readonly today: string }
export type PageOf = { readonly skip: number; readonly take: number }
type ProductPage = {
  readonly data: ProductView[]
  readonly total: number
  readonly totalIsExact: boolean
  readonly matched: string[]
  readonly correctedTerm: string | null
  readonly suggestions: string[]
}

/** One statement: the page's codes by the index, what they show joined to them alone, and the count. */
export const pageStatement = (
  search: Search,
  actor: Actor,
  { skip, take }: PageOf,
): RawBuilder<ProductRow & { total: number }> => sql`
  with page as materialized (
    select p.code, row_number() over (order by ${search.orderBy}) as place from product p where ${search.where}
    order by ${search.orderBy} limit ${take} offset ${(skip - 1) * take}
  )
  select ${productColumns(actor)},
    (select count(*) from (select from product p where ${search.where} limit ${COUNTED + 1}) counted) as total
  from page join product p on p.code = page.code ${productNames} order by page.place`

const readPage = async (tx: Tx, search: Search, reader: Reader & PageOf): Promise<ProductPage> => {
  const { rows } = await pageStatement(search, reader.actor, reader).execute(tx)
  const total = rows[0]?.total ?? 0
  return {
    data: rows.map((row) => toProductView(row, reader)),
    total: Math.min(total, COUNTED),
    totalIsExact: total <= COUNTED,
    matched: [],
    correctedTerm: null,
    suggestions: [],
  }
}

/** A page of the store's list; a term that matches nothing is tried again with typos forgiven (STORE-027). */
export const findProductPage = async (tx: Tx, filter: ProductFilter, reader: Reader & PageOf): Promise<ProductPage> => {
  const exact = await readPage(tx, exactSearch(filter, reader.actor), reader)
  if (exact.data.length > 0) return exact
  const forgiving = typoSearch(filter, reader.actor)
  if (!forgiving) return exact
  // A page past the end of exact matches is empty too, and must stay so.
  const first =
    reader.skip > 1 ? await readPage(tx, exactSearch(filter, reader.actor), { ...reader, skip: 1, take: 1 }) : exact
  return first.data.length > 0 ? exact : readPage(tx, forgiving, reader)
}

type DetailRow = ProductRow & {
  readonly details: string
  readonly weight_kg: string
  readonly cubage_m3: string
  readonly length_mm: number | null
  readonly width_mm: number | null
  readonly frame_mm: number | null
  readonly efficiency: string | null
  readonly technical_sheet: readonly { readonly attribute: string; readonly value: string }[]
  readonly files: readonly { readonly name: string; readonly link: string }[]
  readonly items: readonly { readonly code: string; readonly name: string; readonly quantity: number }[]
}

const generating = [
  [MODULE_GROUP, 'Módulos'],
  [INVERTER_GROUP, 'Inversores'],
] as const

/** A kit's sheet begins with what generates: its modules and inverters. */
const kitLines = ({ items }: DetailRow) =>
  generating.flatMap(([group, attribute]) =>
    items
      .filter(({ code }) => code.startsWith(group))
      .map(({ name, quantity }) => ({ attribute, value: `${quantity} × ${displayName(name)}` })),
  )

const sheetLines = (row: DetailRow) => {
  if (row.technical_sheet.length > 0) return row.technical_sheet
  const own = technicalSheetOf({
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

const toProductDetailView = (row: DetailRow, reader: Reader): ProductDetailView => ({
  ...toProductView(row, reader),
  DETALHES: row.details,
  FT: sheetLines(row).map(({ attribute, value }) => ({ ATRIB: attribute, VALOR: value, link: null })),
  files: row.files.map(({ name, link }) => ({ nameFile: name, link })),
  items: row.items.map(({ code, name, quantity }) => ({ code, name, quantity })),
})

/** One product by its URL_ID or code, if this user may see it (C-36, C-38). */
export const findProductDetail = async (tx: Tx, urlId: string, reader: Reader): Promise<ProductDetailView | null> => {
  const { rows } = await sql<DetailRow>`
    select ${productColumns(reader.actor)}, p.details, p.weight_kg, p.cubage_m3, p.length_mm, p.width_mm, p.frame_mm,
      p.efficiency, p.technical_sheet, p.files,
      (select coalesce(json_agg(json_build_object('code', piece.code, 'name', piece.name, 'quantity', inside.quantity)
          order by piece.code), '[]')
        from kit_item inside join product piece on piece.code = inside.product_code where inside.kit_code = p.code)
        as items
    from product p ${productNames}
    where (p.url_id = ${urlId} or p.code = ${urlId}) and ${onSaleTo(reader.actor)}
    order by p.url_id = ${urlId} desc limit 1
  `.execute(tx)
  const [row] = rows
  return row ? toProductDetailView(row, reader) : null
}
