import type { Database } from '@girassol/api/database/connection'
import * as cart from '@girassol/contract/cart'
import * as catalogue from '@girassol/contract/catalogue'
import * as generator from '@girassol/contract/generator'
import * as orders from '@girassol/contract/orders'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { type BenchCaller, send, shotOf } from './bench-callers.ts'
import type { Shot } from './fire.ts'

/** A call whose speed is promised. */
export type HotCall = {
  readonly name: string
  /** One for each caller, so that connections do not wait for each other's cart. */
  readonly shots: readonly Shot[]
  /** Each shot works once; `reset` makes them work again. */
  readonly once?: true
  readonly reset?: () => Promise<void>
}

type Prepared = {
  readonly app: FastifyInstance
  readonly db: Database
  readonly callers: readonly BenchCaller[]
  readonly orderIds: readonly number[]
}

const options = { power: 5.5, inverterBrandId: '201', inverterId: '10100003', moduleId: '10010005', roofTypeId: 1 }
/** With every caller's own thousandths, more sizes than the process remembers. */
const newSizes = [4.6, 4.8, 5, 5.2, 5.4]
const words = [
  'heluria mono',
  'modulo 550w topcon',
  'inversor trifasico 12kw',
  'cabo solar',
  'suporte 2400',
  'lumora jkm',
]
const product = { erpCode: '1030100000', quantity: 1 }

const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('nothing generated to choose from')
  return item
}

const readings = ({ callers, orderIds }: Prepared): HotCall[] => {
  const forAll = (shot: (caller: BenchCaller, index: number) => Shot) => callers.map(shot)
  const list = (skip: number) => forAll((caller) => shotOf(caller, orders.listOrders, { query: { skip } }))
  const lastPage = Math.max(1, Math.floor((orderIds.length * 7) / 8 / 15))
  return [
    {
      name: 'catalogue search',
      shots: forAll((caller, index) =>
        shotOf(caller, catalogue.listProducts, { query: { term: pick(words, index), type: 'MP' } }),
      ),
    },
    {
      name: 'product detail',
      shots: forAll((caller) => shotOf(caller, catalogue.showProduct, { params: { urlId: product.erpCode } })),
    },
    { name: 'order list, page 1', shots: list(1) },
    { name: `order list, page ${Math.min(400, lastPage)}`, shots: list(Math.min(400, lastPage)) },
    {
      name: 'order detail',
      shots: forAll((caller, index) => shotOf(caller, orders.showOrder, { params: { id: pick(orderIds, index * 7) } })),
    },
  ]
}

const openCartWithKit = async (app: FastifyInstance, caller: BenchCaller): Promise<number> => {
  await send(app, shotOf(caller, generator.searchKits, { body: options }))
  const { answer } = await send(app, shotOf(caller, cart.addCartItem, { body: product }))
  const { id } = answer as { id: number }
  const { customerId } = caller
  const body = { customerId, customerType: 'CUSTOMER', addressType: 'same', paymentMethod: 'PIX' } as const
  await send(app, shotOf(caller, cart.updateCart, { params: { id }, body }))
  return id
}

/** Calls that change a cart; each caller has one, and only the last callers' carts are ever finished. */
const writings = async ({ app, db, callers }: Prepared): Promise<HotCall[]> => {
  const buyers = callers.slice(0, callers.length / 2)
  const finishers = callers.slice(callers.length / 2)
  const carts: { caller: BenchCaller; id: number }[] = []
  for (const caller of buyers) carts.push({ caller, id: await openCartWithKit(app, caller) })
  const finishing: { caller: BenchCaller; id: number }[] = []
  for (const caller of finishers) finishing.push({ caller, id: await openCartWithKit(app, caller) })
  const ids = (of: readonly { id: number }[]) => of.map(({ id }) => id)
  return [
    {
      name: 'add to cart',
      shots: carts.map(({ caller }) => shotOf(caller, cart.addCartItem, { body: product })),
      reset: async () => {
        await sql`update order_item set quantity = 1 where product_code = ${product.erpCode}
          and order_id = any(${ids(carts)})`.execute(db)
      },
    },
    {
      name: 'change quantity',
      shots: carts.flatMap(({ caller, id: cartId }) =>
        [7, 8].map((qty) =>
          shotOf(caller, cart.changeCartItemQuantity, { params: { cartId, code: product.erpCode, qty }, query: {} }),
        ),
      ),
    },
    { name: 'kit search', shots: carts.map(({ caller }) => shotOf(caller, generator.searchKits, { body: options })) },
    {
      name: 'kit search, new size',
      shots: newSizes.flatMap((power) =>
        carts.map(({ caller }, index) =>
          shotOf(caller, generator.searchKits, { body: { ...options, power: power + index / 1000 } }),
        ),
      ),
    },
    {
      name: 'finish an order',
      shots: finishing.map(({ caller, id }) => shotOf(caller, cart.finishAsOrder, { params: { id }, body: {} })),
      once: true,
      reset: async () => {
        await sql`update orders set status = 'CART', finished_at = null, finished_by = null
          where id = any(${ids(finishing)})`.execute(db)
        await sql`delete from order_log where order_id = any(${ids(finishing)})`.execute(db)
      },
    },
  ]
}

/** Every call that is measured, its callers' carts prepared. */
export const prepareHotCalls = async (
  app: FastifyInstance,
  db: Database,
  callers: readonly BenchCaller[],
): Promise<HotCall[]> => {
  const found = await db.selectFrom('orders').select('id').where('status', '<>', 'BUDGET').orderBy('id').execute()
  const prepared = { app, db, callers, orderIds: found.map(({ id }) => id) }
  return [...readings(prepared), ...(await writings(prepared))]
}
