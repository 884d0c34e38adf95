import type { ProductView } from '@girassol/contract/catalogue'
import {
  type Availability,
  computeKitAvailability,
  computeKitStock,
  kitGroups,
  pointsGroup,
  type StockPart,
} from '@girassol/domain/catalogue'
import type { KitInverter, PvModule } from '@girassol/domain/generator'
import { computeMarginLiquid } from '@girassol/domain/orders'
import { reaisFrom } from '@girassol/domain/shared'
import { type RawBuilder, sql } from 'kysely'
import { catalogueVersion } from '../../../records/catalogue-version.ts'
import { drawingFile } from '../files/product-drawings.ts'
import { coverPicture, portalContent } from '../management/portal-content.ts'
import { toProductFacts } from '../to-product-facts.ts'
import { type Reader, type StoreRights, toStockReader } from './product-reader.ts'
import { stockParts, storedParts } from './stock-queries.ts'

export type ProductRow = {
  readonly code: string
  readonly url_id: string
  readonly name: string
  readonly group_code: string
  readonly group_name: string
  readonly category_code: string | null
  readonly category_name: string | null
  readonly brand_code: string | null
  readonly brand_name: string | null
  readonly unit: string
  readonly price_cents: number
  readonly cost_cents: number
  readonly points: number | null
  readonly power_w: number | null
  readonly internal_only: boolean
  readonly boarding_date: string | null
  readonly drawing: string
  readonly picture: string | null
  readonly electrical: PvModule | KitInverter | null
  readonly parts: readonly StockPart[]
  /** With the units that others hold; null for readers who do not see the stock. */
  readonly stored_parts: readonly StockPart[] | null
  readonly in_wishlist: boolean
  readonly in_cart: number
  readonly items: readonly { readonly code: string; readonly name: string; readonly quantity: number }[] | null
  /** Of the catalogue at the instant of the statement. */
  readonly catalogue_version: string
}

/** For whom a view is made. */
export type Viewer = { readonly rights: StoreRights; readonly today: string }

/** How many units are in the order that is being edited, else in the open cart of this user and seller. */
const unitsInOrder = ({ actor, sellerId, order }: Reader): RawBuilder<number> => {
  const ofOrder = order
    ? sql`i.order_id = ${order.id}`
    : sql`i.order_id = (select o.id from orders o where o.status = 'CART' and o.created_by = ${actor.userId}
        and o.seller_id = ${sellerId}::integer)`
  return sql`coalesce((select i.quantity from order_item i where ${ofOrder} and i.product_code = p.code), 0)`
}

/** Whether product `p` is on this seller's wishlist. */
export const isWished = ({ sellerId }: Pick<Reader, 'sellerId'>): RawBuilder<boolean> =>
  sql`exists (select from wishlist w where w.seller_id = ${sellerId}::integer and w.product_code = p.code)`

/** The contents of a ready or promotional kit; null for other products. */
const kitItems = sql`case when p.group_code = any(${kitGroups}) then (
  select json_agg(json_build_object('code', piece.code, 'name', piece.name, 'quantity', inside.quantity)
    order by piece.code)
  from kit_item inside join product piece on piece.code = inside.product_code where inside.kit_code = p.code) end`

/**
 * The columns of a ProductRow for product `p` with `productNames`, including those that depend on the reader's seller
 * and order.
 */
export const productViewColumns = (reader: Reader): RawBuilder<unknown> =>
  sql`p.code, p.url_id, p.name, p.group_code, g.name as group_name, p.category_code, c.name as category_name,
    p.brand_code, b.name as brand_name, p.unit, p.price_cents, p.cost_cents, p.points, p.power_w, p.internal_only,
    p.boarding_date, p.drawing, ${coverPicture} as picture, p.electrical, ${stockParts(toStockReader(reader))} as parts,
    ${reader.rights.seesStock ? storedParts : sql.lit(null)} as stored_parts, ${isWished(reader)} as in_wishlist,
    ${unitsInOrder(reader)} as in_cart, ${kitItems} as items,
    ${catalogueVersion(reader.now)} as catalogue_version`

/** Joins the names and the portal's content of product `p`. */
export const productNames = sql`
  join product_group g on g.code = p.group_code
  left join product_category c on c.code = p.category_code
  left join brand b on b.code = p.brand_code
  ${portalContent}`

/**
 * The price in reais, null for a user who may not see prices; the price of a points product is in points, which all
 * users see (C-29).
 */
const shownPrice = (row: ProductRow, rights: StoreRights): number | null => {
  if (row.group_code === pointsGroup) return row.points
  return rights.seesPrices ? reaisFrom(row.price_cents) : null
}

/** STORE-021: for users who may see margins; a points product is not sold for money. */
const computeMargin = (row: ProductRow, rights: StoreRights): number | null => {
  if (!rights.seesMargins || row.group_code === pointsGroup) return null
  return Number(computeMarginLiquid({ valueCents: row.price_cents, costCents: row.cost_cents }))
}

/** A kit is available when the last of its pieces is. */
const findBoardingDate = ({ boarding_date }: ProductRow, availability: Availability | null): string | null => {
  if (boarding_date !== null) return boarding_date
  return availability === 'Immediate' || availability === 'SEARCH' ? null : availability
}

/** HOLD-002: how many of the units in stock others hold, for readers who see the stock; absent if none are held. */
const toHeld = ({ parts, stored_parts }: ProductRow): { readonly heldQuantity?: number } => {
  if (stored_parts === null) return {}
  const held = (computeKitStock(stored_parts) ?? 0) - (computeKitStock(parts) ?? 0)
  return held > 0 ? { heldQuantity: held } : {}
}

/** A product as the store shows it to users with these rights on this day, with the marks that the row has. */
export const toProductView = (row: ProductRow, { rights, today }: Viewer): ProductView => {
  const availability = computeKitAvailability(row.parts, { quantity: 1, today })
  return {
    B1_COD: row.code,
    B1_DESC: row.name,
    VLR_TOT: shownPrice(row, rights),
    marginLiquid: computeMargin(row, rights),
    IMG_CAPA: row.picture ?? drawingFile(row.drawing),
    BM_GRUPO: row.group_code,
    BM_DESC: row.group_name,
    CAT_COD: row.category_code,
    CAT_DESC: row.category_name,
    ZAM_COD: row.brand_code,
    ZAM_DESC: row.brand_name,
    unit: row.unit,
    power: row.power_w,
    remainingQuantity: rights.seesStock ? computeKitStock(row.parts) : null,
    ...toHeld(row),
    boardingDate: findBoardingDate(row, availability),
    availability,
    BLK_INT: row.internal_only ? 'S' : 'N',
    URL_ID: row.url_id,
    wishlist: row.in_wishlist,
    quantity: row.in_cart,
    facts: toProductFacts(row),
    items: [...(row.items ?? [])],
  }
}
