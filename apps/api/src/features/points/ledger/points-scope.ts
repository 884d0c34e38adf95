import { pointsSentences } from '@girassol/domain/points'
import type { Context } from '../../../http/context.ts'
import { Refused } from '../../../http/refused.ts'
import { requireSellerId } from '../../../http/require-seller.ts'

type Caller = Pick<Context, 'tx' | 'actor'>

/**
 * PTS-065: a seller's own users cannot read its points while the programme is off for it; staff still can, to correct
 * and to settle (C-137).
 */
export const refuseOutsiders = async ({ tx, actor: { scope } }: Caller): Promise<void> => {
  if (scope.sees === 'all') return
  const own = await tx
    .selectFrom('seller')
    .select('points_enabled')
    .where('id', '=', scope.sees === 'seller' ? scope.sellerId : 0)
    .executeTakeFirst()
  if (own?.points_enabled !== true) {
    throw new Refused(pointsSentences.disabled, { status: 403, reason: 'pointsDisabled' })
  }
}

/**
 * The seller whose balance is requested: the caller's own, in the programme, or the one that staff selected, else 409.
 */
export const pointsSeller = async (caller: Caller): Promise<number> => {
  await refuseOutsiders(caller)
  return requireSellerId(caller.actor)
}

/** C-08: the seller whose entries the caller may read; null for staff, who read every seller's. */
export const readableSeller = ({ scope }: Context['actor']): number | null => {
  if (scope.sees === 'all') return null
  return scope.sees === 'seller' ? scope.sellerId : 0
}

/**
 * PTS-063, PTS-064: whose entries are listed; null means every seller's. A seller's own users can only list its own.
 */
export const listedSeller = async (caller: Caller, named: number | undefined): Promise<number | null> => {
  await refuseOutsiders(caller)
  const { scope, seller } = caller.actor
  return scope.sees === 'seller' ? scope.sellerId : (named ?? seller?.id ?? null)
}
