import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@girassol/api/database/connection'
import { sql } from 'kysely'
import { type Fault, repeatUntilEnd } from './fault.ts'

const secondsBetween = [2, 5] as const
const heldSeconds = [1, 5] as const
const lockedShare = 0.3
const lookMs = 100

/** The statements that wait for a lock now. */
const listWaiting = async (db: Database): Promise<number[]> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.map(({ pid }) => pid)
}

/** REL-002: somebody holds the rows of some orders for longer than the product is willing to wait. */
export const holdLocks: Fault = {
  name: 'locks',
  counted: 'statements that waited',
  disturb: async ({ db, dice, signal }) => {
    let times = 0
    const hold = async (): Promise<void> => {
      const waiting = new Set<number>()
      await db.transaction().execute(async (tx) => {
        const ids = (await tx.selectFrom('orders').select('id').orderBy('id').execute()).map(({ id }) => id)
        const held = ids.filter(() => dice.chance(lockedShare))
        await sql`select id from orders where id = any(${held}::int[]) for update skip locked`.execute(tx)
        const until = Date.now() + dice.between(...heldSeconds) * 1000
        while (Date.now() < until && !signal.aborted) {
          for (const pid of await listWaiting(db)) waiting.add(pid)
          await wait(lookMs)
        }
      })
      times += waiting.size
    }
    await repeatUntilEnd({ dice, signal }, secondsBetween, hold)
    return { times, violations: [] }
  },
}
