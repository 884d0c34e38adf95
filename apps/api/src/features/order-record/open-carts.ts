import { type Expression, type SqlBool, sql } from 'kysely'

/** Whose cart it is, and for which seller. Each such pair has at most one open cart (C-30). */
export type CartOwner = { readonly userId: number; readonly sellerId: number }

/** The open cart of its owner. As a parameter, the status would keep the planner from the index of open carts. */
export const isOpenCart = ({ userId, sellerId }: CartOwner): Expression<SqlBool> =>
  sql<SqlBool>`orders.created_by = ${userId} and orders.seller_id = ${sellerId} and orders.status = 'CART'`
