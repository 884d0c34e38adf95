import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import { recordHouseEvents } from '../../records/webhook-events.ts'
import type { ImportedProduct } from './import/catalogue-row.ts'
import type { CheckedProduct, ImportedRoofType } from './import/check-catalogue.ts'
import { columnList, type ProductColumn, productColumns, selectedColumns, toBatch } from './import/product-batch.ts'
import { onSaleTo } from './store/visible-products.ts'

export type Writing = {
  /** UTC ISO text: when the products changed. */
  readonly now: string
  /** The columns of an existing product that do not change, whatever the batch contains. */
  readonly unchangedColumns: readonly ProductColumn[]
}

type Discontinued = { readonly code: string; readonly wasOnSale: boolean }

/** WHK-002: tells the distributor's webhooks of products that ended, and every company's of those that it could buy. */
const recordDiscontinued = async (tx: Tx, products: readonly Discontinued[], now: string): Promise<void> => {
  for (const isForAll of [true, false]) {
    const ended = products.filter(({ wasOnSale }) => wasOnSale === isForAll)
    const events = ended.map(({ code }) => ({ type: 'product.discontinued', data: { id: code } }) as const)
    await recordHouseEvents(tx, events, { isForAll, now })
  }
}

/** Inserts or updates products by code, in one statement, and tells webhooks which ones are discontinued by it. */
export const upsertProducts = async (
  tx: Tx,
  products: readonly CheckedProduct[],
  { now, unchangedColumns }: Writing,
): Promise<void> => {
  const changed = productColumns.filter((name) => name !== 'code' && !unchangedColumns.includes(name))
  const updates = sql.join(changed.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))
  // The statement reads products as they were before it.
  const { rows } = await sql<Discontinued>`
    with written as (
      insert into product (${columnList})
      select ${selectedColumns} from ${toBatch(products, now)}
      on conflict (code) do update set ${updates}
      returning code, active
    )
    select p.code, ${onSaleTo({ roles: ['INTEGRATOR'] })} as "wasOnSale"
    from written join product p on p.code = written.code
    where p.active and not written.active
    order by p.code
  `.execute(tx)
  await recordDiscontinued(tx, rows, now)
}

/** Replaces the contents of the kits among `products`. */
export const replaceKitContents = async (tx: Tx, products: readonly ImportedProduct[]): Promise<number> => {
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

/** Records that a file contained these products, changed or not (USE-026). */
export const recordReading = async (tx: Tx, codes: readonly string[], now: string): Promise<void> => {
  await sql`
    insert into product_reading (product_code, read_at) select code, ${now}::timestamptz from unnest(${codes}::text[]) as code
    on conflict (product_code) do update set read_at = excluded.read_at
  `.execute(tx)
}

type NamedTable = 'product_group' | 'product_category' | 'brand'

/** Inserts or updates groups, categories and brands by code; a missing name leaves the stored name. */
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

/** Refreshes the words of product names for the search; call it after names have changed (STORE-027). */
export const refreshProductWords = async (tx: Tx): Promise<void> => {
  await sql`refresh materialized view product_word`.execute(tx)
}
