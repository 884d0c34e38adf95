import type { SiteStage } from '@girassol/domain/sites'
import type { Tx } from '../../../http/context.ts'

export type SiteAuthor = { readonly userId: number | null; readonly name: string }

type Line = {
  readonly siteId: number
  readonly from: SiteStage | null
  readonly to: SiteStage
  readonly reason: string | null
  readonly author: SiteAuthor
  readonly now: string
}

/** SITE-004: a move of a person, with author and both stages. */
export const logMove = async (tx: Tx, { siteId, from, to, reason, author, now }: Line): Promise<void> => {
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
}
