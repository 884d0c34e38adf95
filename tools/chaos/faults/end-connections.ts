import { sql } from 'kysely'
import { type Fault, repeatUntilEnd } from './fault.ts'

/** The name under which the run itself connects to the database. */
export const chaosApplication = 'girassol-chaos'

const secondsBetween = [1, 4] as const
/** Each time a fifth, half or all of the product's connections. */
const shares = [0.2, 0.5, 1] as const

/** C-231: the database ends connections of the product while they work. */
export const endConnections: Fault = {
  name: 'connections',
  counted: 'database connections ended',
  disturb: async ({ db, dice, signal }) => {
    let times = 0
    await repeatUntilEnd({ dice, signal }, secondsBetween, async () => {
      const open = await sql<{ pid: number }>`
        select pid from pg_stat_activity
        where datname = current_database() and application_name <> ${chaosApplication} order by pid`.execute(db)
      const share = dice.pick(shares)
      const pids = open.rows.map(({ pid }) => pid).filter(() => dice.chance(share))
      const ended = await sql<{ done: boolean }>`
        select pg_terminate_backend(pid) as done from unnest(${pids}::int[]) pid`.execute(db)
      times += ended.rows.filter(({ done }) => done).length
    })
    return { times, violations: [] }
  },
}
