import type * as contract from '@girassol/contract/reconciliation'
import { canCompareDay, compareDaySentences } from '@girassol/domain/reconciliation'
import { plusDays, toDay } from '@girassol/domain/shared'
import type { Handler, Tx } from '../../http/context.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { orRefuse } from '../../http/refused.ts'
import { createOutbox, type Outbox } from '../../outbox/outbox.ts'
import { findReconciliation } from './reconciliation-queries.ts'
import { markRequested } from './reconciliation-store.ts'

type Requesting = { readonly tx: Tx; readonly now: string; readonly outbox: Outbox }

/** The comparison itself reads the outside systems, after the commit. */
const requestComparison = async ({ tx, now, outbox }: Requesting, day: string): Promise<void> => {
  await markRequested(tx, day, now)
  await outbox.add('reconciliation.compare-day', { day })
}

/** REL-013: compares any day that has begun, on demand. */
export const requestDayComparison: Handler<typeof contract.compareDay> = async (context, { params: { day } }) => {
  orRefuse(canCompareDay(day, context.now), compareDaySentences)
  await requestComparison(context, day)
  return findReconciliation(context, day)
}

/** C-235: every morning the day before is compared. */
export const compareYesterday = ({ connection, clock, boss }: Dependencies): Promise<void> =>
  connection.db.transaction().execute(async (tx) => {
    const now = clock()
    await requestComparison({ tx, now, outbox: createOutbox(boss, tx) }, plusDays(toDay(now), -1))
  })
