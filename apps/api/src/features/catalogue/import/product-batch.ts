import { findDrawing } from '@girassol/domain/catalogue'
import { centsFromReais } from '@girassol/domain/shared'
import { type RawBuilder, sql } from 'kysely'
import { toWords } from '../files/stored-file.ts'
import type { ImportedProduct } from './catalogue-row.ts'
import type { CheckedProduct } from './check-catalogue.ts'

/** The columns an import writes, with their types: one JSON parameter carries a whole batch. */
const columns = {
  code: 'text',
  url_id: 'text',
  name: 'text',
  details: 'text',
  group_code: 'text',
  category_code: 'text',
  brand_code: 'text',
  unit: 'text',
  price_cents: 'bigint',
  cost_cents: 'bigint',
  points: 'integer',
  weight_kg: 'numeric(12,3)',
  cubage_m3: 'numeric(12,4)',
  power_w: 'integer',
  internal_only: 'boolean',
  active: 'boolean',
  online_store: 'boolean',
  remaining_quantity: 'integer',
  boarding_date: 'date',
  drawing: 'text',
  picture: 'text',
  length_mm: 'integer',
  width_mm: 'integer',
  frame_mm: 'integer',
  efficiency: 'numeric(7,5)',
  transformer_kva: 'numeric(5,1)',
  transformer_input_v: 'integer',
  transformer_output_v: 'integer',
  inmetro_number: 'text',
  inmetro_valid_until: 'date',
  warranty_months: 'smallint',
  performance_months: 'smallint',
  successor_code: 'text',
  electrical: 'jsonb',
  technical_sheet: 'jsonb',
  files: 'jsonb',
  updated_at: 'timestamptz',
} as const

type Stored = Record<ProductColumn, unknown>
type Suggested = { readonly suggested_url_id: string; readonly items: string | null }

/** Readable and stable: built from the name at the first import and the code, which makes it unique (C-36). */
const toUrlId = ({ B1_COD, B1_DESC }: ImportedProduct): string => {
  const code = toWords(B1_COD)
  return `${toWords(B1_DESC).slice(0, 59 - code.length)}-${code}`.replace(/--+/g, '-').replace(/^-/, '')
}

/** The pieces of a kit as the file writes them, in the order of their codes. */
const itemsText = (items: NonNullable<ImportedProduct['items']>): string =>
  items
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map(({ code, quantity }) => `${code}x${quantity}`)
    .join(' ')

const toInmetroColumns = ({ inmetroNumber, inmetroValidUntil }: ImportedProduct) => ({
  inmetro_number: inmetroNumber ?? null,
  inmetro_valid_until: inmetroValidUntil ?? null,
})

const toWarrantyColumns = ({ warrantyMonths, performanceMonths }: ImportedProduct) => ({
  warranty_months: warrantyMonths ?? null,
  performance_months: performanceMonths ?? null,
})

const toTransformerColumns = ({ transformerKva, transformerInputV, transformerOutputV }: ImportedProduct) => ({
  transformer_kva: transformerKva ?? null,
  transformer_input_v: transformerInputV ?? null,
  transformer_output_v: transformerOutputV ?? null,
})

const toRow = ({ product, attached }: CheckedProduct, now: string): Stored & Suggested => ({
  code: product.B1_COD,
  url_id: product.URL_ID ?? null,
  suggested_url_id: toUrlId(product),
  name: product.B1_DESC,
  details: product.DETALHES,
  group_code: product.BM_GRUPO,
  category_code: product.CAT_COD ?? null,
  brand_code: product.ZAM_COD ?? null,
  unit: product.unit,
  price_cents: centsFromReais(product.VLR_TOT),
  cost_cents: centsFromReais(product.cost),
  points: product.points ?? null,
  weight_kg: product.weightKg,
  cubage_m3: product.cubageM3,
  power_w: product.power ?? null,
  internal_only: product.BLK_INT,
  active: product.active,
  online_store: product.onlineStore,
  remaining_quantity: product.remainingQuantity ?? null,
  boarding_date: product.boardingDate ?? null,
  picture: attached.picture,
  drawing: findDrawing({ groupCode: product.BM_GRUPO, categoryCode: product.CAT_COD ?? null }),
  length_mm: product.lengthMm ?? null,
  width_mm: product.widthMm ?? null,
  frame_mm: product.frameMm ?? null,
  efficiency: product.efficiency ?? null,
  ...toTransformerColumns(product),
  ...toInmetroColumns(product),
  ...toWarrantyColumns(product),
  successor_code: product.sucessor ?? null,
  electrical: product.electrical,
  technical_sheet: (product.FT ?? []).map(({ name, value }) => ({ attribute: name, value })),
  files: attached.files,
  updated_at: now,
  items: product.items === undefined ? null : itemsText(product.items),
})

export type ProductColumn = keyof typeof columns
export const productColumns = Object.keys(columns) as ProductColumn[]

const listed = (each: (name: ProductColumn) => RawBuilder<unknown>) => sql.join(productColumns.map(each))
const recordset = sql`${listed((name) => sql`${sql.ref(name)} ${sql.raw(columns[name])}`)}, suggested_url_id text, items text`
// A product's URL_ID does not change unless an import names another one.
const selected = listed((name) =>
  name === 'url_id'
    ? sql`coalesce(r.url_id, (select p.url_id from product p where p.code = r.code), r.suggested_url_id)`
    : sql`r.${sql.ref(name)}`,
)

/** Every column of the products by its name, for an insert. */
export const columnList = listed((name) => sql.ref(name))
export const selectedColumns = selected

/** A batch as a relation `r` with typed columns, sent as one JSON parameter. */
export const toBatch = (products: readonly CheckedProduct[], now: string): RawBuilder<unknown> =>
  sql`json_to_recordset(${JSON.stringify(products.map((product) => toRow(product, now)))}::json) as r(${recordset})`
