import { reaisFrom } from '@girassol/domain/shared'
import { catalogueColumns } from './catalogue-row.ts'
import { electricalColumns } from './electrical-columns.ts'

export type Cell = string | number | boolean
/** The value of a product in each column of the catalogue file; a column without a value is absent. */
export type Cells = Readonly<Record<string, Cell>>

/** A product as `to_jsonb` returns it, with the names and items from other tables. */
export type ProductJson = {
  readonly code: string
  readonly url_id: string
  readonly name: string
  readonly details: string
  readonly group_code: string
  readonly category_code: string | null
  readonly brand_code: string | null
  readonly unit: string
  readonly price_cents: number
  readonly cost_cents: number
  readonly points: number | null
  readonly weight_kg: number
  readonly cubage_m3: number
  readonly power_w: number | null
  readonly internal_only: boolean
  readonly active: boolean
  readonly online_store: boolean
  readonly remaining_quantity: number | null
  readonly boarding_date: string | null
  readonly length_mm: number | null
  readonly width_mm: number | null
  readonly frame_mm: number | null
  readonly efficiency: number | null
  readonly transformer_kva: number | null
  readonly transformer_input_v: number | null
  readonly transformer_output_v: number | null
  readonly inmetro_number: string | null
  readonly inmetro_valid_until: string | null
  readonly warranty_months: number | null
  readonly performance_months: number | null
  readonly successor_code: string | null
  readonly electrical: Readonly<Record<string, Cell>> | null
  readonly technical_sheet: readonly { readonly attribute: string; readonly value: string }[]
  readonly group_name?: string
  readonly category_name?: string | null
  readonly brand_name?: string | null
  readonly items?: string | null
}

/** The columns of an exported catalogue: all but those that name files beside the catalogue file. */
export const exportedColumns: readonly string[] = [
  ...catalogueColumns.filter((name) => name !== 'IMG_CAPA' && name !== 'files'),
  ...electricalColumns,
]

const electricalCells = (electrical: ProductJson['electrical']): Readonly<Record<string, Cell>> => {
  if (electrical === null) return {}
  const { type, ...figures } = electrical
  return type === undefined ? figures : { inverterType: type, ...figures }
}

/** The row of a product in the catalogue file: importing it again gives the same product (C-140). */
export const toProductCells = (product: ProductJson): Cells => {
  const cells = {
    B1_COD: product.code,
    B1_DESC: product.name,
    DETALHES: product.details,
    BM_GRUPO: product.group_code,
    BM_DESC: product.group_name,
    CAT_COD: product.category_code,
    CAT_DESC: product.category_name,
    ZAM_COD: product.brand_code,
    ZAM_DESC: product.brand_name,
    URL_ID: product.url_id,
    VLR_TOT: reaisFrom(product.price_cents),
    cost: reaisFrom(product.cost_cents),
    points: product.points,
    unit: product.unit,
    weightKg: product.weight_kg,
    cubageM3: product.cubage_m3,
    power: product.power_w,
    BLK_INT: product.internal_only,
    active: product.active,
    onlineStore: product.online_store,
    remainingQuantity: product.remaining_quantity,
    boardingDate: product.boarding_date,
    lengthMm: product.length_mm,
    widthMm: product.width_mm,
    frameMm: product.frame_mm,
    efficiency: product.efficiency,
    transformerKva: product.transformer_kva,
    transformerInputV: product.transformer_input_v,
    transformerOutputV: product.transformer_output_v,
    inmetroNumber: product.inmetro_number,
    inmetroValidUntil: product.inmetro_valid_until,
    warrantyMonths: product.warranty_months,
    performanceMonths: product.performance_months,
    sucessor: product.successor_code,
    FT: product.technical_sheet.map(({ attribute, value }) => `${attribute} = ${value}`).join(' | '),
    items: product.items,
    ...electricalCells(product.electrical),
  }
  const filled = Object.entries(cells).filter(([, value]) => value !== null && value !== undefined && value !== '')
  return Object.fromEntries(filled) as Cells
}
