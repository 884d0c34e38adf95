import { sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import type { Actor } from '../../../http/actor.ts'
import { coverPicture, portalContent } from '../management/portal-content.ts'
import { visibleTo } from './visible-products.ts'

/** The cover of a product, if this user may see the product (C-38). */
export const findCover = async (tx: Tx, code: string, actor: Actor) => {
  const { rows } = await sql<{ picture: string | null; drawing: string }>`
    select ${coverPicture} as picture, p.drawing from product p ${portalContent} where p.code = ${code} and ${visibleTo(actor)}
  `.execute(tx)
  return rows[0]
}

/** Whether it is a picture of a product that this user may see. */
export const isPictureShown = async (tx: Tx, name: string, actor: Actor): Promise<boolean> => {
  const { rows } = await sql`
    select from product p where p.code in (
      select code from product where picture = ${name}
      union all select product_code from product_content where pictures @> array[${name}::text]
    ) and ${visibleTo(actor)} limit 1
  `.execute(tx)
  return rows.length > 0
}
