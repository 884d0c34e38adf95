import type { StockPart } from '@girassol/domain/catalogue'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import { freeUnits, type StockReader } from '../../order-record/holds/free-units.ts'

type Parts = readonly StockPart[]

/** What counts as the stock of the product with this name in the statement. */
type Units = (product: string) => RawBuilder<number | null>

const partsBy = (units: Units): RawBuilder<Parts> => sql`coalesce(
  (select json_agg(json_build_object(
      'remainingQuantity', ${units('piece')}, 'boardingDate', piece.boarding_date, 'each', inside.quantity))
    from kit_item inside join product piece on piece.code = inside.product_code where inside.kit_code = p.code),
  json_build_array(json_build_object(
    'remainingQuantity', ${units('p')}, 'boardingDate', p.boarding_date, 'each', 1)))`

/**
 * The stock parts of product `p` as JSON: the items of a kit and how many of each it needs, or the product itself.
 * `computeKitAvailability` computes the availability from these parts (C-28). Units that others hold are left out.
 */
export const stockParts = (reader: StockReader): RawBuilder<Parts> => partsBy((product) => freeUnits(product, reader))

/** The same parts with all units in stock, held or not. */
export const storedParts = partsBy((product) => sql.ref(`${product}.remaining_quantity`))

/** The stock parts of several products by code; codes that do not exist are left out. */
export const findStock = async (tx: Tx, codes: readonly string[], now: string): Promise<ReadonlyMap<string, Parts>> => {
  const { rows } = await sql<{ code: string; parts: Parts }>`
    select p.code, ${stockParts({ now })} as parts from product p where p.code = any(${codes})
  `.execute(tx)
  return new Map(rows.map(({ code, parts }) => [code, parts]))
}
