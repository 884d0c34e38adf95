import type { Database } from '@girassol/api/database/connection'
import * as cart from '@girassol/contract/cart'
import type { OrderView } from '@girassol/contract/orders'
import { sql } from 'kysely'
import type { Calls } from './retrying-calls.ts'

const integrator = 'integrator@girassol.demo'
const sold = [
  { erpCode: '10010005', quantity: 10 },
  { erpCode: '10100003', quantity: 1 },
] as const

/** One order, created as a reseller does. */
const finishOne = async (db: Database, calls: Calls): Promise<number> => {
  const answered = async (...call: Parameters<Calls['as']>): Promise<OrderView> => {
    const { status, body } = await calls.as(...call)
    if (status !== 200 && status !== 201) throw new Error(`${call[1].path}: ${status} ${JSON.stringify(body)}`)
    return body as OrderView
  }
  const { id } = await answered(integrator, cart.openCart)
  for (const body of sold) await answered(integrator, cart.addCartItem, { body })
  const customer = await db
    .selectFrom('customer')
    .innerJoin('seller', 'seller.id', 'customer.seller_id')
    .select('customer.id')
    .where('seller.erp_code', '=', 'INT001')
    .where('customer.erp_state', '=', 'SP')
    .executeTakeFirstOrThrow()
  const terms = { customerId: customer.id, addressType: 'same', paymentMethod: 'PIX' }
  await answered(integrator, cart.updateCart, { id, body: terms })
  await answered(integrator, cart.finishAsOrder, { id })
  return id
}

type CopiedTable = { readonly table: string; readonly orderColumn: string }

/** Copies the rows of an order to other orders: all columns that the database does not set itself. */
const copyRows = async (db: Database, model: number, { table, orderColumn }: CopiedTable): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'
      and column_name <> ${orderColumn}
    order by ordinal_position`.execute(db)
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)))
  const copied = sql.join(rows.map(({ name }) => sql.ref(`model.${name}`)))
  await sql`
    insert into ${sql.table(table)} (${sql.ref(orderColumn)}, ${columns})
    select copies.id, ${copied} from ${sql.table(table)} model, orders copies
    where model.${sql.ref(orderColumn)} = ${model} and copies.id > ${model} order by model.id, copies.id`.execute(db)
}

/**
 * Validated orders of the integrator. The product creates the first; the others are copies, because creating orders is
 * not under test.
 */
export const insertOrders = async (db: Database, calls: Calls, count: number): Promise<number[]> => {
  const model = await finishOne(db, calls)
  await db.updateTable('orders').set({ status: 'INVOICE_VALIDATED' }).where('id', '=', model).execute()
  await db
    .insertInto('order_log')
    .values({
      order_id: model,
      author: 'Sistema',
      from_status: 'INVOICE',
      to_status: 'INVOICE_VALIDATED',
      description: 'Pedido validado',
      created_at: new Date().toISOString(),
    })
    .execute()
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'orders' and is_generated = 'NEVER' and is_identity = 'NO'`.execute(
    db,
  )
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)))
  await sql`insert into orders (${columns}) select ${columns} from orders, generate_series(2, ${count}::int)
    where id = ${model}`.execute(db)
  for (const table of ['order_item', 'order_log']) await copyRows(db, model, { table, orderColumn: 'order_id' })
  const ids = await db.selectFrom('orders').select('id').where('id', '>=', model).orderBy('id').execute()
  return ids.map(({ id }) => id)
}
