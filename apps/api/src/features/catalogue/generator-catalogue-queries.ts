import { type Availability, computeAvailability, inverterGroup, moduleGroup } from '@girassol/domain/catalogue'
import {
  type CatalogueProduct,
  defaultGeneratorSettings,
  type GeneratorCatalogue,
  type GeneratorSettings,
  type KitInverter,
  type PvModule,
} from '@girassol/domain/generator'
import { toDay } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import { freeUnits } from '../order-record/holds/free-units.ts'
import { namedCodes } from './import/named-codes.ts'

/** The product data that a proposal needs besides the figures of the rule; in cents, kilograms, cubic metres. */
export type GeneratorProduct = CatalogueProduct & {
  readonly B1_DESC: string
  readonly ZAM_DESC: string
  readonly priceCents: number
  readonly costCents: number
  readonly weightKg: number
  readonly cubageM3: number
  /** Units that no budget or order holds. */
  readonly remainingQuantity: number | null
  readonly boardingDate: string | null
  /** For one unit; null means out of stock (C-28). */
  readonly availability: Availability | null
}

export type LoadedGeneratorCatalogue = {
  readonly products: readonly GeneratorProduct[]
  readonly roofTypes: readonly (GeneratorCatalogue['roofTypes'][number] & { readonly reference: string })[]
}

type ProductRow = {
  readonly code: string
  readonly name: string
  readonly brand_code: string | null
  readonly brand_name: string | null
  readonly price_cents: number
  readonly cost_cents: number
  readonly weight_kg: number
  readonly cubage_m3: number
  readonly electrical: PvModule | KitInverter | null
  readonly length_mm: number | null
  readonly width_mm: number | null
  readonly frame_mm: number | null
  readonly efficiency: number | null
  readonly remaining_quantity: number | null
  readonly boarding_date: string | null
  readonly on_sale: boolean
}

type Wanted = {
  /** Whether the user may see internal-only products (C-38). */
  readonly seesInternal: boolean
  readonly now: string
  readonly settings?: GeneratorSettings
}

const toProduct = (row: ProductRow, today: string): GeneratorProduct => {
  const stock = { remainingQuantity: row.remaining_quantity, boardingDate: row.boarding_date }
  return {
    B1_COD: row.code,
    B1_DESC: row.name,
    ZAM_COD: row.brand_code ?? '',
    ZAM_DESC: row.brand_name ?? '',
    VLR_TOT: row.price_cents / 100,
    priceCents: row.price_cents,
    costCents: row.cost_cents,
    weightKg: row.weight_kg,
    cubageM3: row.cubage_m3,
    electrical: row.electrical ?? undefined,
    lengthMm: row.length_mm ?? undefined,
    widthMm: row.width_mm ?? undefined,
    frameMm: row.frame_mm ?? undefined,
    efficiency: row.efficiency ?? undefined,
    active: row.on_sale,
    ...stock,
    availability: computeAvailability({ ...stock, quantity: 1, today }),
  }
}

/**
 * Everything the generator rule reads, in one query: the modules and inverters on sale for this user, and every other
 * product of a bill of materials, on sale or not, so that no piece is missing from the price of a kit (C-23, C-38).
 */
export const loadGeneratorCatalogue = async (tx: Tx, wanted: Wanted): Promise<LoadedGeneratorCatalogue> => {
  const billCodes = [...new Set(namedCodes(wanted.settings ?? defaultGeneratorSettings))]
  const onSale = sql`(active and online_store and (${wanted.seesInternal} or not internal_only))`
  const { rows } = await sql<{ products: ProductRow[]; roof_types: LoadedGeneratorCatalogue['roofTypes'] }>`
    select
      (select coalesce(json_agg(found order by found.code), '[]') from (
        select p.code, p.name, p.brand_code, b.name as brand_name, price_cents, cost_cents, weight_kg, cubage_m3,
          electrical, length_mm, width_mm, frame_mm, efficiency, ${freeUnits('p', wanted)} as remaining_quantity, boarding_date, ${onSale} as on_sale
        from product p left join brand b on b.code = p.brand_code
        where p.code = any(${billCodes}) or (group_code in (${sql.lit(moduleGroup)}, ${sql.lit(inverterGroup)}) and electrical is not null and ${onSale})
      ) found) as products,
      (select coalesce(json_agg(json_build_object(
        'id', id, 'active', active and online_store, 'reference', manufacturer_reference) order by id), '[]')
        from roof_type) as roof_types
  `.execute(tx)
  const [loaded] = rows
  if (!loaded) throw new Error('an aggregate without a row')
  return { products: loaded.products.map((row) => toProduct(row, toDay(wanted.now))), roofTypes: loaded.roof_types }
}
