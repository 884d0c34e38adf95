import { can } from '@girassol/domain/access'
import { isPromiseMet } from '@girassol/domain/cart'
import {
  type Availability,
  computeAvailability,
  computeKitAvailability,
  kitGroups,
  type StockPart,
} from '@girassol/domain/catalogue'
import type { TotalsLine } from '@girassol/domain/orders'
import { computeGeneratorPower } from '@girassol/domain/orders'
import { type Day, toDay } from '@girassol/domain/shared'
import { type Expression, sql } from 'kysely'
import { compileOnce } from '../../database/compile-once.ts'
import type { Context } from '../../http/context.ts'
import { freeUnits, type StockReader } from './holds/free-units.ts'

/** The part of a context that reads need, for GETs and writes. */
export type Reading = Pick<Context, 'tx' | 'actor' | 'now'>

const isKit = sql`p.group_code in (${sql.join(kitGroups.map((group) => sql.lit(group)))})`

/** The stock of each piece of a ready or promotional kit; null for everything else. */
const lineStockParts = (reader: StockReader) => sql<StockPart[] | null>`case when ${isKit} then (
  select json_agg(json_build_object(
    'remainingQuantity', ${freeUnits('piece', reader)}, 'boardingDate', piece.boarding_date, 'each', k.quantity))
  from kit_item k join product piece on piece.code = k.product_code where k.kit_code = p.code) end`

/** A kit with a piece for internal sale only is also for internal sale only (C-38). */
const hasInternalPiece = sql<boolean>`${isKit} and exists (
  select 1 from kit_item k join product piece on piece.code = k.product_code
  where k.kit_code = p.code and piece.internal_only)`

/** What a product is now; money in cents. */
export type ProductFacts = {
  readonly price_cents: number
  readonly product_cost_cents: number
  readonly group_code: string
  readonly group_name: string
  readonly category_name: string | null
  readonly drawing: string
  readonly power_w: number | null
  readonly weight_kg: number
  readonly cubage_m3: number
  readonly active: boolean
  readonly online_store: boolean
  readonly internal_only: boolean
  /** Units that nobody else holds; null while the stock is unknown. */
  readonly remaining_quantity: number | null
  readonly boarding_date: string | null
  readonly parts: StockPart[] | null
  readonly has_internal_piece: boolean
}

/** The columns of `ProductFacts`, for a statement with `product p` and `productNames`. */
export const productFacts = (
  reader: StockReader,
) => sql`p.price_cents, p.cost_cents as product_cost_cents, p.group_code, g.name as group_name,
  c.name as category_name, p.drawing, p.power_w, p.weight_kg, p.cubage_m3, p.active, p.online_store, p.internal_only,
  ${freeUnits('p', reader)} as remaining_quantity, p.boarding_date, ${lineStockParts(reader)} as parts, ${hasInternalPiece} as has_internal_piece`

export const productNames = sql`join product_group g on g.code = p.group_code
  left join product_category c on c.code = p.category_code`

/** An item as it is stored, with what its product is now; money in cents. */
export type StoredLine = ProductFacts & {
  readonly id: number
  readonly position: number
  readonly product_code: string
  readonly product_name: string
  readonly quantity: number
  readonly kit_quantity: number
  readonly unit_value_cents: number
  readonly cost_cents: number
  /** The unit price of the agreement; null without one (C-183). */
  readonly agreed_unit_cents: number | null
  readonly availability: Availability | null
}

/**
 * The items of the order with this number, in their order, as one value, so that a statement about the order has them
 * too. Their stock is what other orders do not hold at this instant.
 */
export const storedLines = (order: Expression<number>, now: string) => sql<StoredLine[]>`(
  select coalesce(json_agg(line order by line.position, line.id), '[]')
  from (
    select i.id, i.position, i.product_code, i.product_name, i.quantity, i.kit_quantity, i.unit_value_cents,
      i.cost_cents, i.agreed_unit_cents, i.availability, ${productFacts({ now, order })}
    from order_item i join product p on p.code = i.product_code ${productNames}
    where i.order_id = ${order}
  ) line)`

const readLines = compileOnce((tx, { orderId, now }: { readonly orderId: number; readonly now: string }) =>
  sql<{ lines: StoredLine[] }>`select ${storedLines(sql`${orderId}::integer`, now)} as lines`.compile(tx),
)

export type StockFacts = {
  readonly remaining_quantity: number | null
  readonly boarding_date: string | null
  readonly parts: readonly StockPart[] | null
}

/** When this quantity would leave today; a kit leaves with the latest of its pieces (C-28). */
export const computeLineAvailability = (
  stock: StockFacts,
  wanted: { readonly quantity: number; readonly today: string },
) =>
  stock.parts === null
    ? computeAvailability({ remainingQuantity: stock.remaining_quantity, boardingDate: stock.boarding_date, ...wanted })
    : computeKitAvailability(stock.parts, wanted)

/** An item with its product as of today. */
export type OrderLine = StoredLine & {
  /** When it would leave today; null if it cannot. */
  readonly current: Availability | null
  /** The promised date; an item without one gets today's. */
  readonly promised: Availability | null
  readonly isAvailable: boolean
  /** Still in the catalogue, and sold to this user. */
  readonly isSold: boolean
  /** It has to be stored: price, cost, promised date or quantity differ from what is stored. */
  readonly isStale: boolean
}

const isStale = (row: StoredLine, promised: Availability | null): boolean =>
  row.unit_value_cents !== row.price_cents || row.cost_cents !== row.product_cost_cents || row.availability !== promised

type Today = { readonly seesInternal: boolean; readonly today: Day }

const toLine = (row: StoredLine, { seesInternal, today }: Today): OrderLine => {
  const isForAll = !row.internal_only && !row.has_internal_piece
  // A piece of a sized kit need not be in the store, because the kit is not sold without it (C-38).
  const isSold = row.active && (row.kit_quantity > 0 || (row.online_store && (isForAll || seesInternal)))
  const current = isSold ? computeLineAvailability(row, { quantity: row.quantity, today }) : null
  const promised = row.availability ?? current
  return {
    ...row,
    current,
    promised,
    isAvailable: isPromiseMet(promised, current),
    isSold,
    isStale: isStale(row, promised),
  }
}

type Reader = Pick<Reading, 'actor' | 'now'>

const toToday = ({ actor, now }: Reader): Today => ({
  seesInternal: can(actor.roles, 'catalogue.seeInternal'),
  today: toDay(now),
})

/** Stored items with what the caller may buy of them today. */
export const toOrderLines = (reader: Reader, lines: readonly StoredLine[]): OrderLine[] => {
  const today = toToday(reader)
  return lines.map((line) => toLine(line, today))
}

/** A new item, or one with another quantity, that is not stored yet. */
export const toChangedLine = (reader: Reader, line: StoredLine): OrderLine => ({
  ...toLine(line, toToday(reader)),
  isStale: true,
})

/** The items of an order in their order, with the product's current price and stock. */
export const listOrderLines = async (reading: Reading, orderId: number): Promise<OrderLine[]> => {
  const { rows } = await readLines(reading.tx, { orderId, now: reading.now })
  return toOrderLines(reading, rows[0]?.lines ?? [])
}

/** Replaces the prices with today's, as a cart has them until it is finished (C-80). */
export const atTodaysPrices = (line: OrderLine): OrderLine => ({
  ...line,
  unit_value_cents: line.price_cents,
  cost_cents: line.product_cost_cents,
})

export const toTotalsLine = (line: OrderLine): TotalsLine => ({
  unitValueCents: line.unit_value_cents,
  costCents: line.cost_cents,
  quantity: line.quantity,
  generatorPowerW: computeGeneratorPower({ groupCode: line.group_code, powerW: line.power_w }),
})
