import type { StockPart } from '@girassol/domain/catalogue'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'

type Parts = readonly StockPart[]

/**
 * The stock parts of product `p` as JSON: the items of a kit and how many of each it needs, or the product itself.
 * `computeKitAvailability` computes the availability from these parts (C-28).
 */
export const stockParts: RawBuilder<Parts> = sql`coalesce(
  (select json_agg(json_build_object(
      'remainingQuantity', piece.remaining_quantity, 'boardingDate', piece.boarding_date, 'each', inside.quantity))
    from kit_item inside join product piece on piece.code = inside.product_code where inside.kit_code = p.code),
  json_build_array(json_build_object(
    'remainingQuantity', p.remaining_quantity, 'boardingDate', p.boarding_date, 'each', 1)))`

/** The stock parts of several products by code; codes that do not exist are left out. */
export const findStock = async (tx: Tx, codes: readonly string[]): Promise<ReadonlyMap<string, Parts>> => {
  const { rows } = await sql<{ code: string; parts: Parts }>`
    select p.code, ${stockParts} as parts from product p where p.code = any(${codes})
  `.execute(tx)
  return new Map(rows.map(({ code, parts }) => [code, parts]))
}
