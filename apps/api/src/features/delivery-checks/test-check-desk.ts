import * as contract from '@girassol/contract/delivery-checks'
import type { Role } from '@girassol/domain/access'
import type { DeliveryStatus } from '@girassol/domain/deliveries'
import type { CheckCondition } from '@girassol/domain/delivery-checks'
import { sql } from 'kysely'
import type { DatabaseKind } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { noon, products } from '../cart/test-shop.ts'
import { openOrderDesk } from '../order-approval/test-order-desk.ts'

type Arrival = { readonly status?: DeliveryStatus; readonly deliveredAt?: string | null }

export type Checked = { readonly id: number; readonly orderId: number; readonly itemIds: readonly number[] }

type Found = {
  readonly counted: number
  readonly condition?: CheckCondition
  readonly affected?: number
  readonly note?: string
}

export type CheckDesk = Awaited<ReturnType<typeof openCheckDesk>>

/** The desk of orders with deliveries of ten panels, an inverter and four clamps that have arrived. */
export const openCheckDesk = async (kind: DatabaseKind) => {
  const desk = await openOrderDesk(kind)
  const { db } = desk
  const receiver = desk.callers.INTEGRATOR

  const deliver = async ({ status = 'DELIVERED', deliveredAt = noon }: Arrival = {}): Promise<Checked> => {
    const order_id = await desk.order({ status: 'INVOICE_DELIVERED' })
    await sql`
      insert into order_item (order_id, product_code, product_name, quantity, unit_value_cents, cost_cents, position)
      select ${order_id}, code, name, 4, 100, 50, 99 from product where code = ${products.clamp}`.execute(db)
    const { id } = await db
      .insertInto('delivery')
      .values({ order_id, number: 1, status, dispatched_at: noon, delivered_at: deliveredAt, created_at: noon })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`
      insert into delivery_line (delivery_id, order_item_id, quantity)
      select ${id}, id, quantity from order_item where order_id = ${order_id}`.execute(db)
    const items = db.selectFrom('order_item').select('id').where('order_id', '=', order_id)
    const rows = await items.orderBy('position').orderBy('id').execute()
    return { id, orderId: order_id, itemIds: rows.map((row) => row.id) }
  }
  const read = async ({ id }: Checked, role: Role = 'INTEGRATOR'): Promise<contract.DeliveryCheckView> =>
    (await desk.callers[role](contract.readDeliveryCheck, { params: { id } })).json()

  return {
    ...desk,
    deliver,
    read,
    /** Saves what was found of the line at this place. */
    save: (checked: Checked, [at, found]: readonly [at: number, found: Found], call: Caller = receiver) => {
      const params = { id: checked.id, itemId: checked.itemIds[at] ?? 0 }
      return call(contract.saveCheckLine, { params, body: { condition: 'OK', ...found } })
    },
    /** Saves the lines that are not counted as complete. */
    saveRest: async (checked: Checked): Promise<void> => {
      for (const { itemId, sent, saved } of (await read(checked)).lines) {
        if (saved !== null) continue
        const params = { id: checked.id, itemId }
        await receiver(contract.saveCheckLine, { params, body: { counted: sent, condition: 'OK' } })
      }
    },
    addPhoto: (checked: Checked, [at, picture]: readonly [at: number, picture: Uint8Array], headers = {}) => {
      const params = { id: checked.id, itemId: checked.itemIds[at] ?? 0 }
      const body = { picture: Buffer.from(picture).toString('base64') }
      return receiver(contract.addCheckPhoto, { params, body }, headers)
    },
    sign: ({ id }: Checked, options: { call?: Caller; headers?: Record<string, string>; wish?: 'REFUND' } = {}) => {
      const { call = receiver, headers = {}, wish } = options
      const body = { name: 'Marina Alves', ...(wish !== undefined && { wish }) }
      return call(contract.closeDeliveryCheck, { params: { id }, body }, headers)
    },
    listClaims: ({ id }: Checked) =>
      db
        .selectFrom('claim')
        .select(['id', 'year', 'number', 'wish', 'text', 'type'])
        .where('delivery_id', '=', id)
        .orderBy('id')
        .execute(),
  }
}
