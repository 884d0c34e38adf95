import type { InputFor } from '@girassol/contract/http/endpoint'
import type { postPoints } from '@girassol/contract/points-management'
import type { Tx } from '../../../http/context.ts'

type Posted = InputFor<typeof postPoints>['body'] & {
  readonly seasonId: number | null
  readonly userId: number
  readonly now: string
}

/** Returns the number of the entry. */
export const insertPosting = async (tx: Tx, posted: Posted): Promise<number> => {
  const row = {
    seller_id: posted.sellerId,
    type: posted.type,
    value: posted.value,
    qualifiable: posted.qualifiable,
    expiration_date: posted.expirationDate,
    season_id: posted.seasonId,
    motive: posted.motive === '' ? null : posted.motive,
    origin_user_id: posted.userId,
    created_at: posted.now,
  }
  return (await tx.insertInto('point_entry').values(row).returning('id').executeTakeFirstOrThrow()).id
}
