import type { PointsProductView } from '@girassol/contract/points-store'
import { computeAvailability, pointsGroup } from '@girassol/domain/catalogue'
import { type RawBuilder, sql } from 'kysely'
import { countLimit, toPage } from '../../../database/to-page.ts'
import type { Tx } from '../../../http/context.ts'
import { drawingFile } from '../../catalogue/files/product-drawings.ts'
import { coverPicture, portalContent, storeText } from '../../catalogue/management/portal-content.ts'
import type { Reader } from '../../catalogue/store/product-reader.ts'
import { exactSearch } from '../../catalogue/store/product-search.ts'
import { isWished } from '../../catalogue/store/product-view.ts'
import { onSaleTo } from '../../catalogue/store/visible-products.ts'

type Wanted = {
  readonly term?: string | undefined
  readonly onlyWishlisted?: boolean | undefined
  readonly skip: number
  readonly take: number
}

type Row = {
  readonly code: string
  readonly name: string
  readonly category_name: string | null
  readonly details: string
  readonly picture: string | null
  readonly drawing: string
  readonly points: number
  readonly remaining_quantity: number | null
  readonly boarding_date: string | null
  readonly is_wished: boolean
  readonly url_id: string
}

const searchFor = (wanted: Wanted, reader: Reader) => {
  const { where, orderBy } = exactSearch({ ...wanted, groups: [pointsGroup] }, reader)
  return { where: sql`${where} and p.points > 0`, orderBy }
}

/** STORE-025: users who may see stock get the quantity; others only whether the product is in stock. */
const quantityFor = ({ remaining_quantity: units }: Row, { rights }: Reader): number =>
  rights.seesStock ? (units ?? 0) : Math.min(units ?? 0, 1)

const toPointsProductView = (row: Row, reader: Reader): PointsProductView => ({
  B1_COD: row.code,
  B1_DESC: row.name,
  CAT_DESC: row.category_name,
  DETALHES: row.details,
  IMG_CAPA: row.picture ?? drawingFile(row.drawing),
  VLR_TOT: row.points,
  quantity: quantityFor(row, reader),
  boardingDate: computeAvailability({
    remainingQuantity: row.remaining_quantity,
    boardingDate: row.boarding_date,
    quantity: 1,
    today: reader.today,
  }),
  wishlist: row.is_wished,
  URL_ID: row.url_id,
})

const countProducts = async (tx: Tx, where: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (select from product p where ${where} limit ${countLimit}) as counted
  `.execute(tx)
  return rows[0]?.total ?? 0
}

/** PTS-089: a page of the points store as this user sees it, by name (C-38, C-41). */
export const findPointsProducts = async (tx: Tx, wanted: Wanted, reader: Reader) => {
  const { where, orderBy } = searchFor(wanted, reader)
  const { rows } = await sql<Row>`
    select p.code, p.name, c.name as category_name, ${storeText} as details, ${coverPicture} as picture, p.drawing,
      p.points, p.remaining_quantity, p.boarding_date, p.url_id, ${isWished(reader)} as is_wished
    from product p left join product_category c on c.code = p.category_code ${portalContent}
    where ${where} order by ${orderBy} limit ${wanted.take} offset ${(wanted.skip - 1) * wanted.take}
  `.execute(tx)
  const data = rows.map((row) => toPointsProductView(row, reader))
  return toPage(data, wanted, () => countProducts(tx, where))
}

export type TradedProduct = Pick<Row, 'code' | 'name' | 'category_name' | 'points'> & {
  readonly remaining_quantity: number | null
  readonly boarding_date: string | null
}

/** A product of the points store by its URL_ID, locked, so that only one trade takes the last unit (C-129). */
export const lockPointsProduct = async (tx: Tx, urlId: string, { actor }: Pick<Reader, 'actor'>) => {
  const { rows } = await sql<TradedProduct>`
    select p.code, p.name, c.name as category_name, p.points, p.remaining_quantity, p.boarding_date
    from product p left join product_category c on c.code = p.category_code
    where p.url_id = ${urlId} and p.group_code = ${pointsGroup} and p.points > 0 and ${onSaleTo(actor)}
    for no key update of p
  `.execute(tx)
  return rows[0]
}
