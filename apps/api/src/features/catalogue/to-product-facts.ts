import { productFacts } from '@girassol/domain/catalogue'
import type { KitInverter, PvModule } from '@girassol/domain/generator'

type FactsRow = {
  readonly code: string
  readonly name: string
  readonly group_code: string
  readonly unit: string
  readonly power_w: number | null
  readonly electrical: PvModule | KitInverter | null
}

/** The figures that distinguish a stored product from similar ones (`productFacts`). */
export const toProductFacts = (row: FactsRow) =>
  productFacts({
    code: row.code,
    name: row.name,
    groupCode: row.group_code,
    unit: row.unit,
    powerW: row.power_w,
    electrical: row.electrical,
  })
