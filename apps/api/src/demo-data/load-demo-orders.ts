import { sql } from 'kysely'
import type { Database } from '../database/connection.ts'
import type { Dependencies } from '../http/dependencies.ts'
import { type DemoStory, demoStories } from './demo-orders-plan.ts'
import { playDemoStory } from './play-demo-story.ts'

/** How many stories were started: each starts only once, in whichever process and however that process ended. */
const progressKey = 'demo.orders-begun'

const toJsonb = (value: unknown) => sql<string>`${JSON.stringify(value)}::jsonb`

/** Only a system without orders gets them; a loading that was interrupted continues. */
const isWanted = async (db: Database): Promise<boolean> => {
  const begun = await db.selectFrom('setting').select('key').where('key', '=', progressKey).executeTakeFirst()
  if (begun) return true
  const order = await db.selectFrom('orders').select('id').where('status', '<>', 'CART').limit(1).executeTakeFirst()
  return order === undefined
}

/** Reserves the next story for this process before playing it; null when none is left. */
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
  /** Whether the process is about to end. A story that has started is played to its end. */
  readonly isEnding?: () => boolean
  readonly stories?: readonly DemoStory[]
}

/**
 * Gives the demonstration three months of orders and budgets, with the use cases and the simulators on a moved clock.
 * After a kill it continues with the next story; run again it adds nothing. Returns how many stories it played.
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
