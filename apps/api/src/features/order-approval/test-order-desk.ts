import * as cart from '@girassol/contract/cart'
import { type OrderView, showOrder } from '@girassol/contract/orders'
import { type Role, roles } from '@girassol/domain/access'
import type { OrderStatus } from '@girassol/domain/orders'
import type { Updateable } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { DatabaseKind } from '../../database/test-database.ts'
import { toDemoEmail } from '../../http/test-contract.ts'
import type { ApplicationOptions, Caller } from '../../test-application.ts'
import { openShop, readyCart } from '../cart/test-shop.ts'

export type OrderColumns = Updateable<DB['orders']> & { readonly status?: OrderStatus }

/** The condition that is released for a test's order of the method 'others'. */
export const released = {
  code: '302',
  description: 'Boleto em 2x, a cada 30 dias',
  quantityInstallment: 2,
  rangeInstallment: 30,
  installments: [],
}

export type OrderDesk = Awaited<ReturnType<typeof openOrderDesk>>

/** The shop with one caller for each role, and orders in any status that a test needs. */
export const openOrderDesk = async (kind: DatabaseKind, options: ApplicationOptions = {}) => {
  const shop = await openShop(kind, options)
  const callers = {} as Record<Role, Caller>
  for (const role of roles) callers[role] = await shop.as(toDemoEmail(role))
  const place = async (id: number, columns: OrderColumns) => {
    await shop.db.updateTable('orders').set(columns).where('id', '=', id).execute()
  }
  return {
    ...shop,
    callers,
    /** An order of the integrator with ten panels and an inverter, R$ 7.198,00 by Pix, with the given columns. */
    order: async (columns: OrderColumns = {}): Promise<number> => {
      const { id } = await readyCart(shop, callers.INTEGRATOR)
      const answer = await callers.INTEGRATOR(cart.finishAsOrder, { params: { id } })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      if (Object.keys(columns).length > 0) await place(id, columns)
      return id
    },
    place,
    show: async (id: number, role: Role = 'ADMINISTRATOR'): Promise<OrderView> =>
      (await callers[role](showOrder, { params: { id } })).json(),
    readLog: (id: number) =>
      shop.db
        .selectFrom('order_log')
        .select(['author', 'from_status', 'to_status', 'description'])
        .where('order_id', '=', id)
        .orderBy('id')
        .execute(),
  }
}
