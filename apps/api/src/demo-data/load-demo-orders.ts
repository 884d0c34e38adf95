import { sql } from 'kysely'
import type { Database } from '../database/connection.ts'
import type { Dependencies } from '../http/dependencies.ts'
import { type DemoStory, demoStories } from './demo-orders-plan.ts'
import { playDemoStory } from './play-demo-story.ts'

/** How many stories were begun: none is begun twice, by whatever process and after whatever end of it. */
const progressKey = 'demo.orders-begun'

const toJsonb = (value: unknown) => sql<string>`${JSON.stringify(value)}::jsonb`

/** Only a system without orders gets them; one that began goes on. */
const isWanted = async (db: Database): Promise<boolean> => {
  const begun = await db.selectFrom('setting').select('key').where('key', '=', progressKey).executeTakeFirst()
  if (begun) return true
  const order = await db.selectFrom('orders').select('id').where('status', '<>', 'CART').limit(1).executeTakeFirst()
  return order === undefined
}

/** Takes the next story for this process, and says so before it begins; null when all are taken. */
const takeNext = (db: Database, stories: readonly DemoStory[]): Promise<DemoStory | null> =>
  db.transaction().execute(async (tx) => {
    const none = { key: progressKey, value: toJsonb(0) }
    await tx
      .insertInto('setting')
      .values(none)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    const row = await tx
      .selectFrom('setting')
      .select('value')
      .where('key', '=', progressKey)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const begun = Number(row.value)
    const story = stories[begun]
    if (story === undefined) return null
    await tx
      .updateTable('setting')
      .set({ value: toJsonb(begun + 1) })
      .where('key', '=', progressKey)
      .execute()
    return story
  })

type Loading = {
  readonly onError: (error: unknown, story: DemoStory) => void
  /** Is the process about to end? A story that began is played to its end. */
  readonly isEnding?: () => boolean
  readonly stories?: readonly DemoStory[]
}

/**
 * Gives the demonstration three months of orders and budgets, by the use cases and the simulators on a moved clock.
 * Killed and started again it goes on with the next one; run again it adds nothing. Answers how many it played.
 */
export const loadDemoOrders = async (deps: Dependencies, loading: Loading): Promise<number> => {
  const { onError, isEnding = () => false, stories = demoStories } = loading
  const { db } = deps.connection
  if (!(await isWanted(db))) return 0
  for (let played = 0; ; played += 1) {
    const story = isEnding() ? null : await takeNext(db, stories)
    if (story === null) return played
    await playDemoStory(deps, story).catch((error: unknown) => onError(error, story))
  }
}
