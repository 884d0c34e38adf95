import type { SiteStage } from '@girassol/domain/sites'
import type { Tx } from '../../../http/context.ts'
import { recordChange } from '../../../records/record-change.ts'

export type SiteAuthor = { readonly userId: number | null; readonly name: string }

type Line = {
  readonly siteId: number
  readonly from: SiteStage | null
  readonly to: SiteStage
  readonly reason: string | null
  readonly author: SiteAuthor
  readonly now: string
}

type Audited = Pick<Line, 'siteId' | 'from' | 'to' | 'now'> & { readonly author: SiteAuthor }

/** C-156: the audit entry of a move. The site is named by its number, because titles and reasons may name people. */
export const auditSiteMove = async (tx: Tx, { siteId, from, to, author, now }: Audited): Promise<void> => {
  await recordChange(tx, {
    now,
    author,
    action: from === null ? 'create' : 'change',
    subject: { kind: 'site', id: siteId, name: String(siteId) },
    before: from && { stage: from },
    after: { stage: to },
  })
}

/** SITE-004, C-156: a move of a person, with author and both stages, in the site's log and in the audit. */
export const logMove = async (tx: Tx, line: Line): Promise<void> => {
  const { siteId, from, to, reason, author, now } = line
  await tx
    .insertInto('site_move')
    .values({
      site_id: siteId,
      from_stage: from,
      to_stage: to,
      reason,
      user_id: author.userId,
      author: author.name,
      moved_at: now,
    })
    .execute()
  await auditSiteMove(tx, line)
}
