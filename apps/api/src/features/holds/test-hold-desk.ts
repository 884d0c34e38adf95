import * as budgets from '@girassol/contract/budgets'
import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/holds'
import type { Role } from '@girassol/domain/access'
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import type { DatabaseKind } from '../../database/test-database.ts'
import { timetable } from '../../jobs/timetable.ts'
import type { Caller } from '../../test-application.ts'
import { products } from '../cart/test-shop.ts'
import { openOrderDesk } from '../order-approval/test-order-desk.ts'

const usualItems: Readonly<Record<string, number>> = { [products.panel]: 10, [products.inverter]: 1 }

/** The columns of a budget that are copied; the others are generated, or its own. */
const listCopiedColumns = async (db: Database) => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'orders' and table_schema = 'public' and is_generated = 'NEVER'
      and column_name not in ('id', 'seller_id', 'status', 'finished_at', 'created_at')`.execute(db)
  return sql.join(rows.map(({ name }) => sql.ref(name)))
}

type Wanted = {
  readonly items?: Readonly<Record<string, number>>
  readonly sellerCode?: string
}

export type HoldDesk = Awaited<ReturnType<typeof openHoldDesk>>

/** The desk of orders, with complete budgets of any items, and what is held for them. */
export const openHoldDesk = async (kind: DatabaseKind) => {
  const desk = await openOrderDesk(kind)
  const { db, callers } = desk
  const model = await desk.order()
  const copied = await listCopiedColumns(db)

  /** A budget as a cart makes it, saved at this instant; without items ten panels and an inverter. */
  const budget = async (
    savedAt: string,
    { items = usualItems, sellerCode = 'INT001' }: Wanted = {},
  ): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      insert into orders (${copied}, seller_id, status, finished_at, created_at)
      select ${copied}, (select id from seller where erp_code = ${sellerCode}), 'BUDGET', ${savedAt}, ${savedAt}
      from orders where id = ${model} returning id`.execute(db)
    const id = rows[0]?.id ?? 0
    await sql`
      insert into order_item (order_id, product_code, product_name, quantity, unit_value_cents, cost_cents, availability,
        position)
      select ${id}, p.code, p.name, wanted.value::integer, p.price_cents, p.cost_cents, 'Immediate', 1
      from jsonb_each_text(${JSON.stringify(items)}::jsonb) wanted join product p on p.code = wanted.key`.execute(db)
    return id
  }
  const hold = (id: number, hours = 24, role: Role = 'INTEGRATOR') =>
    callers[role](contract.makeHold, { params: { id }, body: { hours } })
  const read = async (id: number, role: Role = 'ADMINISTRATOR'): Promise<contract.HoldView> =>
    (await callers[role](contract.readHold, { params: { id } })).json()

  return {
    ...desk,
    budget,
    hold,
    read,
    release: (id: number, reason: string | null = null, role: Role = 'INTEGRATOR') =>
      callers[role](contract.releaseHold, { params: { id }, ...(reason !== null && { body: { reason } }) }),
    place: (id: number, role: Role = 'INTEGRATOR') =>
      callers[role](budgets.changeOrderStatus, { params: { id }, body: { status: 'INVOICE' } }),
    /** How many units each product holds for the budget. */
    heldBy: async (id: number) =>
      Object.fromEntries((await read(id)).lines.map(({ code, held }): [string, number] => [code, held])),
    setStock: (code: string, remaining_quantity: number | null, boarding_date: string | null = null) =>
      db.updateTable('product').set({ remaining_quantity, boarding_date }).where('code', '=', code).execute(),
    /** The status of putting so many units in an empty cart. */
    tryToBuy: async (call: Caller, erpCode: string, quantity: number) => {
      await call(cart.openCart)
      await call(cart.emptyCart)
      const answer = await call(cart.addCartItem, { body: { erpCode, quantity } })
      return answer.statusCode === 200 ? 200 : (answer.json().message as string)
    },
    run: async (name: string) => {
      const job = timetable.find((each) => each.name === name)
      if (!job) throw new Error(`no job ${name}`)
      await Promise.all([job.run(desk.deps), job.run(desk.deps)])
    },
    noticesOf: (id: number) =>
      db
        .selectFrom('notification')
        .innerJoin('app_user', 'app_user.id', 'notification.user_id')
        .select(['notification.type', 'notification.title', 'notification.message', 'app_user.email'])
        .where('order_id', '=', id)
        .orderBy('notification.id')
        .execute(),
    forgetAll: async () => {
      await db.deleteFrom('stock_hold').execute()
      await db.deleteFrom('notification').execute()
    },
  }
}
