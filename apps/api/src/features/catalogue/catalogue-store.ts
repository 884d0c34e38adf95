import { drawingOf } from '@girassol/domain/catalogue'
import { centsFromReais } from '@girassol/domain/shared'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { ImportedProduct } from './catalogue-row.ts'
import type { CheckedProduct, ImportedRoofType } from './check-catalogue.ts'
import { toWords } from './stored-file.ts'

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
  weight_kg: 'numeric',
  cubage_m3: 'numeric',
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
  efficiency: 'numeric',
  electrical: 'jsonb',
  technical_sheet: 'jsonb',
  files: 'jsonb',
  updated_at: 'timestamptz',
} as const

type Stored = Record<keyof typeof columns, unknown>

/** Readable and stable: the name at the first import, and the code that makes it unique (C-36). */
const urlIdOf = ({ B1_COD, B1_DESC }: ImportedProduct): string => {
  const code = toWords(B1_COD)
  return `${toWords(B1_DESC).slice(0, 59 - code.length)}-${code}`.replace(/--+/g, '-').replace(/^-/, '')
}

const toRow = ({ product, attached }: CheckedProduct, now: string): Stored & { readonly suggested_url_id: string } => ({
  code: product.B1_COD,
  url_id: product.URL_ID ?? null,
  suggested_url_id: urlIdOf(product),
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
  drawing: drawingOf({ groupCode: product.BM_GRUPO, categoryCode: product.CAT_COD ?? null }),
  length_mm: product.lengthMm ?? null,
  width_mm: product.widthMm ?? null,
  frame_mm: product.frameMm ?? null,
  efficiency: product.efficiency ?? null,
  electrical: product.electrical,
  technical_sheet: (product.FT ?? []).map(({ name, value }) => ({ attribute: name, value })),
  files: attached.files,
  updated_at: now,
})

const names = Object.keys(columns) as (keyof typeof columns)[]
const listed = (each: (name: keyof typeof columns) => RawBuilder<unknown>) => sql.join(names.map(each))
const recordset = sql`${listed((name) => sql`${sql.ref(name)} ${sql.raw(columns[name])}`)}, suggested_url_id text`
// A product keeps the address it has; only an import that names one changes it.
const selected = listed((name) =>
  name === 'url_id'
    ? sql`coalesce(r.url_id, (select p.url_id from product p where p.code = r.code), r.suggested_url_id)`
    : sql`r.${sql.ref(name)}`,
)
const updates = sql.join(
  names.filter((name) => name !== 'code').map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
)

/** Writes products by code, new or known, in one statement. */
export const upsertProducts = async (tx: Tx, products: readonly CheckedProduct[], now: string): Promise<void> => {
  const rows = JSON.stringify(products.map((product) => toRow(product, now)))
  await sql`
    insert into product (${listed((name) => sql.ref(name))})
    select ${selected} from json_to_recordset(${rows}::json) as r(${recordset})
    on conflict (code) do update set ${updates}
  `.execute(tx)
}

/** Writes what the kits among `products` are made of, in place of what they were made of. */
export const replaceKitItems = async (tx: Tx, products: readonly ImportedProduct[]): Promise<number> => {
  const kits = products.filter(({ items }) => items !== undefined)
  if (kits.length === 0) return 0
  const codes = kits.map(({ B1_COD }) => B1_COD)
  await tx.deleteFrom('kit_item').where('kit_code', 'in', codes).execute()
  const items = kits.flatMap(({ B1_COD, items: inside = [] }) => inside.map((item) => ({ kit: B1_COD, ...item })))
  await sql`
    insert into kit_item (kit_code, product_code, quantity)
    select kit, code, quantity from json_to_recordset(${JSON.stringify(items)}::json)
      as r(kit text, code text, quantity integer)
  `.execute(tx)
  return kits.length
}

type NamedTable = 'product_group' | 'product_category' | 'brand'

/** Groups, categories and brands by code; one whose name the file does not tell keeps the name it has. */
export const upsertNames = async (
  tx: Tx,
  table: NamedTable,
  entries: ReadonlyMap<string, string | undefined>,
): Promise<void> => {
  const all = [...entries].map(([code, name]) => ({ code, name: name ?? code }))
  if (all.length === 0) return
  const named = all.filter(({ code }) => entries.get(code) !== undefined)
  await tx
    .insertInto(table)
    .values(all)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (named.length === 0) return
  await tx
    .insertInto(table)
    .values(named)
    .onConflict((conflict) => conflict.column('code').doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })))
    .execute()
}

export const upsertRoofTypes = async (tx: Tx, roofTypes: readonly ImportedRoofType[]): Promise<void> => {
  if (roofTypes.length === 0) return
  await tx
    .insertInto('roof_type')
    .values(
      roofTypes.map(({ id, name, manufacturerReference, active, onlineStore }) => ({
        id,
        name,
        manufacturer_reference: manufacturerReference,
        active,
        online_store: onlineStore,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        manufacturer_reference: eb.ref('excluded.manufacturer_reference'),
        active: eb.ref('excluded.active'),
        online_store: eb.ref('excluded.online_store'),
      })),
    )
    .execute()
}

/** What the search knows of the words in names: called after names have changed (STORE-027). */
export const refreshProductWords = async (tx: Tx): Promise<void> => {
  await sql`refresh materialized view product_word`.execute(tx)
}
