import { canAdvance, type SiteEvent, type SiteStage, siteEvents, siteStageNames } from '@girassol/domain/sites'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import { auditSiteMove, type SiteAuthor } from './log-move.ts'

type Advance = {
  readonly siteId: number
  readonly event: SiteEvent
  readonly at: string
  readonly author: SiteAuthor
}

const stagesBefore = (to: SiteStage): readonly SiteStage[] => siteStageNames.filter((from) => canAdvance(from, to))

/**
 * SITE-003: moves a site forward because of an event, logs it in the same statement, and audits it (C-156). A site that is
 * as far or farther already, and a lost one, does not change. Returns whether it moved.
 */
export const advanceSite = async (tx: Tx, { siteId, event, at, author }: Advance): Promise<boolean> => {
  const to = siteEvents[event]
  const { rows } = await sql<{ from_stage: SiteStage }>`
    with found as (select id, stage from site where id = ${siteId} for no key update),
    moved as (
      update site set stage = ${to}::text, version = version + 1, touched_at = ${at}::timestamptz
      from found where site.id = found.id and found.stage = any(${stagesBefore(to)}::text[])
      returning site.id, found.stage as from_stage
    )
    insert into site_move (site_id, from_stage, to_stage, event, user_id, author, moved_at)
    select id, from_stage, ${to}::text, ${event}::text, ${author.userId}::integer, ${author.name}::text,
      ${at}::timestamptz
    from moved returning from_stage`.execute(tx)
  const [moved] = rows
  if (moved === undefined) return false
  await auditSiteMove(tx, { siteId, from: moved.from_stage, to, author, now: at })
  return true
}

/** The same for the site of a record, if it has one. */
export const advanceSiteOf = async (
  tx: Tx,
  { site_id: siteId }: { readonly site_id: number | null },
  advance: Omit<Advance, 'siteId'>,
): Promise<void> => {
  if (siteId !== null) await advanceSite(tx, { siteId, ...advance })
}
