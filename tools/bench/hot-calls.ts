import type { Database } from '@girassol/api/database/connection'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { BenchCaller } from './bench-callers.ts'
import type { HotCall } from './hot-call.ts'
import { hotReadings } from './hot-readings.ts'
import { hotWritings } from './hot-writings.ts'

/** Every measured call, with the carts of its callers prepared. */
export const prepareHotCalls = async (
  app: FastifyInstance,
  db: Database,
  callers: readonly BenchCaller[],
): Promise<HotCall[]> => {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '<>', 'BUDGET')
    .orderBy('id')
    .limit(20_000)
    .execute()
  const { rows } = await sql<{
    id: number
  }>`select id from seller where erp_code like 'MED%' order by id limit 500`.execute(db)
  const listIds = (records: readonly { id: number }[]) => records.map(({ id }) => id)
  const counted = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const prepared = {
    app,
    db,
    callers,
    orderIds: listIds(found),
    sellerIds: listIds(rows),
    orderCount: Number(counted.count),
  }
  return [...hotReadings(prepared), ...(await hotWritings(prepared))]
}
