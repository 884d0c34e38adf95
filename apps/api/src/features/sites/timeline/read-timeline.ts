import type * as contract from '@girassol/contract/sites'
import { type TimelineKind, timelineKindNames } from '@girassol/domain/sites'
import { sql } from 'kysely'
import type { Handler } from '../../../http/context.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { isReader, seesProposals } from '../site-access.ts'
import { findSite } from '../site-store.ts'
import { type FoundEntry, toTimelineEntry } from './timeline-entry.ts'
import { type TimelineReader, timelineSources } from './timeline-sources.ts'

type Page = {
  readonly before: { readonly at: string; readonly key: string } | null
  readonly kinds: readonly TimelineKind[]
  readonly take: number
}

/** With every digit that the database stores, because two entries may be in one millisecond. */
const exactly = sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** One statement for all kinds: each source is cut to a page before they are merged. */
export const selectTimeline = (reader: TimelineReader, { before, kinds, take }: Page) => {
  const isBefore =
    before === null
      ? sql`true`
      : sql`(at, key collate "C") < (${before.at}::timestamptz, ${before.key}::text collate "C")`
  const newest = sql`order by at desc, key collate "C" desc limit ${take}`
  const pages = timelineSources.map(
    (source) => sql`(select * from (${source(reader)}) entries (at, key, kind, author, facts)
      where kind = any(${kinds}::text[]) and ${isBefore} ${newest})`,
  )
  return sql<FoundEntry>`
    select ${exactly} as at, key, kind, author, facts from (${sql.join(pages, sql` union all `)}) merged ${newest}`
}

const toKinds = (listed: string | undefined): readonly TimelineKind[] => {
  const wanted = new Set(listed?.split(',').filter((kind) => kind !== ''))
  return wanted.size === 0 ? timelineKindNames : timelineKindNames.filter((kind) => wanted.has(kind))
}

const toCursor = (before: string | undefined): Page['before'] => {
  const [at, key] = before?.split('~') ?? []
  return at === undefined || key === undefined ? null : { at, key }
}

/** SITE-006: what happened on a site and on what is linked to it, newest first. */
export const readSiteTimeline: Handler<typeof contract.readSiteTimeline> = async (context, { params, query }) => {
  const { tx, actor } = context
  const sellerId = requireSellerId(actor)
  const site = await findSite(tx, { id: params.id, sellerId })
  const reader = {
    siteId: site.id,
    sellerId,
    userId: actor.userId,
    isStaff: isReader(actor),
    seesProposals: seesProposals(actor),
  }
  const { take } = query
  const page = { before: toCursor(query.before), kinds: toKinds(query.kinds), take: take + 1 }
  const { rows } = await selectTimeline(reader, page).execute(tx)
  const shown = rows.slice(0, take)
  const last = shown.at(-1)
  return {
    entries: shown.map((row) => toTimelineEntry(row, context)),
    next: rows.length > take && last !== undefined ? `${last.at}~${last.key}` : null,
  }
}
