import type * as contract from '@girassol/contract/points-management'
import { canPostPoints, postingSentences } from '@girassol/domain/points'
import { toDay } from '@girassol/domain/shared'
import type { Handler } from '../../../http/context.ts'
import { orNotFound, orRefuse } from '../../../http/refused.ts'
import { lockSeller } from '../../../records/lock-seller.ts'
import { recordChange } from '../../../records/record-change.ts'
import { findActiveSeason } from '../../settings/point-season-queries.ts'
import { findManagedEntry } from '../management/managed-entry-queries.ts'
import { readTradeableBalance } from './balance-queries.ts'
import { creditBonuses } from './credit-bonuses.ts'
import { bookLedger } from './ledger-store.ts'
import { insertPosting } from './posting-store.ts'

/**
 * PTS-054, PTS-067, PTS-084: posts a credit or a debit manually, for any integrator, in the programme or not (C-137).
 * The integrator is locked first, so that two concurrent debits cannot spend the same points (C-128).
 */
export const postPoints: Handler<typeof contract.postPoints> = async ({ tx, now, actor }, { body }) => {
  const seller = orNotFound(await lockSeller(tx, body.sellerId), 'Integrador não encontrado.')
  const season = await findActiveSeason(tx)
  const today = toDay(now)
  const tradeable = await readTradeableBalance(tx, seller.id, today)
  orRefuse(canPostPoints({ posting: body, hasSeason: season !== null, tradeable, today }), postingSentences)
  const id = await insertPosting(tx, { ...body, seasonId: season?.id ?? null, userId: actor.userId, now })
  await bookLedger(tx, seller.id)
  if (seller.points_enabled && season !== null) await creditBonuses(tx, { sellerId: seller.id, season, now })
  const entry = await findManagedEntry(tx, id)
  await recordChange(tx, {
    now,
    author: actor,
    action: 'post',
    subject: { kind: 'points', id: seller.id, name: seller.fancy_name },
    before: null,
    after: {
      points: entry.value,
      pointType: entry.type,
      qualifiable: entry.qualifiable,
      expirationDate: entry.expirationDate,
      motive: entry.motive,
    },
  })
  return { ...entry, balance: await readTradeableBalance(tx, seller.id, today) }
}
