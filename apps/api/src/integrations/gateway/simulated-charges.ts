import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import type { GatewayBook } from './simulated-gateway.ts'

/** The simulated gateway's charges in the database, so that all processes share them and they survive a restart. */
export const simulatedCharges = (db: Database): GatewayBook => ({
  get: async (id) => {
    const row = await db.selectFrom('simulated_gateway_order').select('record').where('id', '=', id).executeTakeFirst()
    return row?.record ?? null
  },
  put: async (id, record) => {
    const stored = { record: sql<string>`${JSON.stringify(record)}::jsonb` }
    await db
      .insertInto('simulated_gateway_order')
      .values({ id, ...stored })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(stored))
      .execute()
  },
  listPaid: async ({ from, until }) => {
    const paidAt = sql<string | null>`record #>> '{charge,paidAt}'`
    const rows = await db
      .selectFrom('simulated_gateway_order')
      .select('record')
      .where(paidAt, '>=', from)
      .where(paidAt, '<', until)
      .orderBy('id')
      .execute()
    return rows.map(({ record }) => record)
  },
})
