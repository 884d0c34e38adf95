import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from './connection.ts'
import type { Tx } from './transaction.ts'

/** The tables whose lines are tied to each other by hashes (C-229). */
export const chains = ['order_log', 'card_analysis_log', 'audit_entry', 'security_event'] as const

type Chain = (typeof chains)[number]

/** The end of a chain: whoever keeps it elsewhere can prove later that nothing before it was written anew. */
export type Anchor = { readonly chain: Chain; readonly position: number; readonly hash: string }

/** The first line that is not as it was written. */
export type BrokenLine = {
  readonly chain: Chain
  readonly lineId: number
  readonly fault: 'changed' | 'removed' | 'added' | 'reordered'
}

const batchSize = 5000

/** The last removed line of a chain, or nothing where none was removed (SEC-023). */
type Start = { readonly position: number; readonly hash: Buffer | null }

const readStart = async (tx: Database, chain: Chain): Promise<Start> => {
  const anchor = await tx
    .selectFrom('line_anchor')
    .select(['position', 'hash'])
    .where('chain', '=', chain)
    .executeTakeFirst()
  return anchor ?? { position: 0, hash: null }
}

type Link = Start & { readonly line_id: number; readonly hash: Buffer; readonly line: Buffer | null }

const readLinks = async (tx: Tx, chain: Chain, after: number): Promise<readonly Link[]> => {
  const { rows } = await sql<Link>`
    select position, line_id, hash, canonical_line(to_jsonb(line)) as line
    from line_hash left join ${sql.table(chain)} as line on line.id = line_id
    where chain = ${chain} and position > ${after} order by position limit ${batchSize}`.execute(tx)
  return rows
}

const findUnchained = async (tx: Tx, chain: Chain): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(chain)} as line
    where not exists (select from line_hash where chain = ${chain} and line_id = line.id)
    order by id limit 1`.execute(tx)
  return rows[0]?.id
}

const findFault = (link: Link, before: Start): BrokenLine['fault'] | null => {
  if (link.position !== before.position + 1) return 'reordered'
  if (link.line === null) return 'removed'
  const expected = createHash('sha256')
    .update(before.hash ?? '')
    .update(link.line)
    .digest()
  return expected.equals(link.hash) ? null : 'changed'
}

const toAnchor = (chain: Chain, last: Start): Anchor => ({
  chain,
  position: last.position,
  hash: last.hash?.toString('hex') ?? '',
})

const verifyChain = async (tx: Tx, chain: Chain): Promise<Anchor | BrokenLine> => {
  let last = await readStart(tx, chain)
  for (let after = 0; ; after = last.position) {
    const links = await readLinks(tx, chain, after)
    for (const link of links) {
      const fault = findFault(link, last)
      if (fault !== null) return { chain, lineId: link.line_id, fault }
      last = link
    }
    if (links.length < batchSize) break
  }
  const unchained = await findUnchained(tx, chain)
  return unchained === undefined ? toAnchor(chain, last) : { chain, lineId: unchained, fault: 'added' }
}

/** One instant of the database, in which times have the form in which they were hashed. */
const atOneInstant = <Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`set local timezone = 'UTC'`.execute(tx)
      return work(tx)
    })

/**
 * SEC-024: reads every line of every chain, which begins where lines were removed because of their age; returns the end of each,
 * or the first line that is not as it was written.
 */
export const verifyLines = (db: Database): Promise<readonly (Anchor | BrokenLine)[]> =>
  atOneInstant(db, async (tx) => {
    const found: (Anchor | BrokenLine)[] = []
    for (const chain of chains) found.push(await verifyChain(tx, chain))
    return found
  })

/** The end of each chain now, without reading the lines before it. */
export const readAnchors = async (db: Database): Promise<readonly Anchor[]> => {
  const { rows } = await sql<{ chain: Chain; position: number; hash: Buffer }>`
    select distinct on (chain) chain, position, hash from (
      select chain, position, hash from line_hash union all select chain, position, hash from line_anchor) as ends
    order by chain, position desc`.execute(db)
  return rows.map(({ chain, position, hash }) => ({ chain, position, hash: hash.toString('hex') }))
}

/** Whether the line of an anchor was removed because of its age, so that nothing can be compared with it any more. */
export const isBeforeStart = async (db: Database, { chain, position }: Anchor): Promise<boolean> =>
  position < (await readStart(db, chain)).position

/** Whether the chain still has this hash at this position; the last removed line counts. */
export const hasAnchor = async (db: Database, { chain, position, hash }: Anchor): Promise<boolean> => {
  const { rows } = await sql<{ hash: Buffer }>`
    select hash from line_hash where chain = ${chain} and position = ${position}
    union all select hash from line_anchor where chain = ${chain} and position = ${position}`.execute(db)
  return rows.length === 1 && rows[0]?.hash.toString('hex') === hash
}
