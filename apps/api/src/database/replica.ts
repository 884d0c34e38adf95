import { type Kysely, sql } from 'kysely'
import type { DB } from './schema.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

type Database = Kysely<DB>

/** A place in the log of changes of a PostgreSQL server; a later place is greater. */
export type LogPosition = bigint

/** '16/B374D848' as a number; null for any other text. */
export const parseLogPosition = (text: string): LogPosition | null => {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(text) ?? []
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** The place after everything that was committed before, as text. */
export const readWrittenPosition = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_insert_lsn()::text as position`.execute(db)
  return rows[0]?.position ?? ''
}

const readReplayedPosition = async (replica: Database): Promise<LogPosition | null> => {
  const { rows } = await sql<{ position: string | null }>`
    select pg_last_wal_replay_lsn()::text as position`.execute(replica)
  return parseLogPosition(rows[0]?.position ?? '')
}

/** A replica further behind than this gives no answers, in milliseconds. */
const mostBehindMs = 10_000

/** How often a process looks how far behind the replica is, in milliseconds. */
const lookMs = 1000

export type Replica = {
  /** Whether the replica is at work, and has everything up to this place. */
  readonly has: (position: LogPosition | null) => Promise<boolean>
  readonly db: Database
  /** The replica failed: it gets no reads until it is seen at work again. */
  readonly leave: () => void
  readonly close: () => Promise<void>
}

type Mark = { readonly position: LogPosition; readonly atMs: number }

/**
 * The replica of a database (REL-019, C-241). It is not used while it does not answer, or is more than 10 seconds
 * behind: its place is compared with those that the primary had at each earlier look.
 */
export const followReplica = (
  primary: Database,
  db: Database,
  now: () => number = () => performance.now(),
): Replica => {
  let marks: readonly Mark[] = []
  let replayed: LogPosition | null = null
  let isUsable = false

  const readReplayed = async (): Promise<LogPosition | null> => {
    const read = await readReplayedPosition(db)
    if (read !== null && (replayed === null || read > replayed)) replayed = read
    return read
  }
  const look = async (): Promise<void> => {
    const atMs = now()
    const written = parseLogPosition(await readWrittenPosition(primary))
    if (written !== null) marks = [...marks, { position: written, atMs }]
    const reached = await readReplayed()
    // What the replica has reached need not be remembered, nor more than one look that is too long ago.
    marks = marks.filter(({ position }) => reached === null || position > reached)
    const [oldest] = marks
    isUsable = reached !== null && (oldest === undefined || atMs - oldest.atMs < mostBehindMs)
  }
  const leave = () => {
    isUsable = false
  }
  let isLooking = false
  const lookOnce = async () => {
    if (isLooking) return
    isLooking = true
    await look().catch(leave)
    isLooking = false
  }
  void lookOnce()
  const timer = setInterval(() => void lookOnce(), lookMs)
  timer.unref()

  const has = async (position: LogPosition | null): Promise<boolean> => {
    if (!isUsable) return false
    if (position === null || (replayed !== null && position <= replayed)) return true
    try {
      const reached = await readReplayed()
      return reached !== null && position <= reached
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      leave()
      return false
    }
  }
  const close = async () => {
    clearInterval(timer)
    await db.destroy()
  }
  return { has, db, leave, close }
}
