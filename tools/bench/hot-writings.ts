import type { Database } from '@girassol/api/database/connection'
import * as cart from '@girassol/contract/cart'
import * as generator from '@girassol/contract/generator'
import * as approval from '@girassol/contract/order-approval'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { type BenchCaller, send, toShot } from './bench-callers.ts'
import { type HotCall, type Prepared, pick, product } from './hot-call.ts'

const options = { power: 5.5, inverterBrandId: '201', inverterId: '10100003', moduleId: '10010005', roofTypeId: 1 }
/** Different thousandths for each caller: more sizes than the process caches. */
const newSizes = [4.6, 4.8, 5, 5.2, 5.4]
/** An undecided order for each caller. */
const ordersToMove = async (db: Database, callers: readonly BenchCaller[]) => {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'INVOICE')
    .orderBy('id')
    .limit(callers.length)
    .execute()
  return callers.map((caller, index) => ({ caller, id: pick(found, index).id }))
}

/** Moves the orders back, so that the calls work again. */
const setBack = async (db: Database, ids: readonly number[]) => {
  await sql`update orders set status = 'INVOICE' where id = any(${ids})`.execute(db)
  await sql`delete from order_log where order_id = any(${ids}) and from_status = 'INVOICE'`.execute(db)
  await sql`delete from notification where order_id = any(${ids})`.execute(db)
}

const openCartWithKit = async (app: FastifyInstance, caller: BenchCaller): Promise<number> => {
  await send(app, toShot(caller, generator.searchKits, { body: options }))
  const { answer } = await send(app, toShot(caller, cart.addCartItem, { body: product }))
  const { id } = answer as { id: number }
  const { customerId } = caller
  const body = { customerId, customerType: 'CUSTOMER', addressType: 'same', paymentMethod: 'PIX' } as const
  await send(app, toShot(caller, cart.updateCart, { params: { id }, body }))
  return id
}

/** Calls that write; each caller has its own records, and only the carts of the last callers are finished. */
export const hotWritings = async ({ app, db, callers }: Prepared): Promise<HotCall[]> => {
  const buyers = callers.slice(0, callers.length / 2)
  const finishers = callers.slice(callers.length / 2)
  const carts: { caller: BenchCaller; id: number }[] = []
  for (const caller of buyers) carts.push({ caller, id: await openCartWithKit(app, caller) })
  const finishing: { caller: BenchCaller; id: number }[] = []
  for (const caller of finishers) finishing.push({ caller, id: await openCartWithKit(app, caller) })
  const moved = await ordersToMove(db, callers)
  const ids = (of: readonly { id: number }[]) => of.map(({ id }) => id)
  return [
    {
      name: 'add to cart',
      shots: carts.map(({ caller }) => toShot(caller, cart.addCartItem, { body: product })),
      reset: async () => {
        await sql`update order_item set quantity = 1 where product_code = ${product.erpCode}
          and order_id = any(${ids(carts)})`.execute(db)
      },
    },
    {
      name: 'change quantity',
      shots: carts.flatMap(({ caller, id: cartId }) =>
        [7, 8].map((qty) =>
          toShot(caller, cart.changeCartItemQuantity, { params: { cartId, code: product.erpCode, qty }, query: {} }),
        ),
      ),
    },
    { name: 'kit search', shots: carts.map(({ caller }) => toShot(caller, generator.searchKits, { body: options })) },
    {
      name: 'kit search, new size',
      shots: newSizes.flatMap((power) =>
        carts.map(({ caller }, index) =>
          toShot(caller, generator.searchKits, { body: { ...options, power: power + index / 1000 } }),
        ),
      ),
    },
    {
      name: 'move an order',
      shots: moved.map(({ caller, id }) => toShot(caller, approval.invalidateOrder, { params: { id }, body: {} })),
      once: true,
      reset: () => setBack(db, ids(moved)),
    },
    {
      name: 'finish an order',
      shots: finishing.map(({ caller, id }) => toShot(caller, cart.finishAsOrder, { params: { id }, body: {} })),
      once: true,
      reset: async () => {
        await sql`update orders set status = 'CART', finished_at = null, finished_by = null
          where id = any(${ids(finishing)})`.execute(db)
        await sql`delete from order_log where order_id = any(${ids(finishing)})`.execute(db)
      },
    },
  ]
}
