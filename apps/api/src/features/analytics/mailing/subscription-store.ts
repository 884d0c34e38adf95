import type { AnalyticsSubscription } from '@girassol/contract/analytics'
import { type AnalyticsReport, type Cadence, findMailedPeriod, isAnalyticsReport } from '@girassol/domain/analytics'
import type { Tx } from '../../../http/context.ts'
import { hashLinkToken, type StoredLink } from '../../../http/link-tokens.ts'

/** The reports that a user has mailed; one that no longer exists is left out. */
export const findSubscriptions = async (tx: Tx, userId: number): Promise<AnalyticsSubscription[]> => {
  const rows = await tx
    .selectFrom('analytics_subscription')
    .select(['report', 'cadence'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ report, cadence }) => (isAnalyticsReport(report) ? [{ report, cadence }] : []))
}

type Wanted = {
  readonly userId: number
  readonly report: AnalyticsReport
  readonly cadence: Cadence
  readonly now: string
  /** The day of São Paulo: the first letter is that of the next Monday or first day. */
  readonly today: string
}

/** Subscribes a user, or changes how often; the link is stored with the number of the row, which it is made of. */
export const storeSubscription = async (
  tx: Tx,
  { userId, report, cadence, now, today }: Wanted,
  open: (id: number) => StoredLink,
): Promise<void> => {
  const changed = { cadence, last_due_on: findMailedPeriod(cadence, today).dueOn }
  // A first link that opens nothing, until the number of the row is known.
  const first = { nonce: '', hash: `new-${userId}-${report}` }
  const { id, hash } = await tx
    .insertInto('analytics_subscription')
    .values({ user_id: userId, report, created_at: now, ...changed, ...first })
    .onConflict((conflict) => conflict.columns(['user_id', 'report']).doUpdateSet(changed))
    .returning(['id', 'hash'])
    .executeTakeFirstOrThrow()
  if (hash !== first.hash) return
  const link = open(id)
  await tx
    .updateTable('analytics_subscription')
    .set({ nonce: link.nonce, hash: link.hash })
    .where('id', '=', id)
    .execute()
}

/** Ends the subscription of a user; without one, nothing. */
export const removeSubscription = async (tx: Tx, userId: number, report: AnalyticsReport): Promise<void> => {
  await tx.deleteFrom('analytics_subscription').where('user_id', '=', userId).where('report', '=', report).execute()
}

/** Ends the subscription that a token opens; undefined where there is none any more. */
export const removeSubscriptionOf = async (tx: Tx, token: string): Promise<AnalyticsReport | undefined> => {
  const removed = await tx
    .deleteFrom('analytics_subscription')
    .where('hash', '=', hashLinkToken(token))
    .returning('report')
    .executeTakeFirst()
  return removed !== undefined && isAnalyticsReport(removed.report) ? removed.report : undefined
}

/** A subscription with its user, for the job and the letter. */
export const findSubscription = (tx: Tx, id: number) =>
  tx
    .selectFrom('analytics_subscription as wanted')
    .innerJoin('app_user as user', 'user.id', 'wanted.user_id')
    .select([
      'wanted.user_id',
      'wanted.report',
      'wanted.cadence',
      'wanted.nonce',
      'wanted.hash',
      'user.name',
      'user.email',
    ])
    .where('wanted.id', '=', id)
    .executeTakeFirst()
