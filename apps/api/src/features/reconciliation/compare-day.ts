import { differencesFound } from '@girassol/domain/notifications'
import { compareMoney, type DayMoney, type ReconciledSystem, reconciledSystems } from '@girassol/domain/reconciliation'
import type { Tx } from '../../http/context.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { createOutbox } from '../../outbox/outbox.ts'
import { notifyRoles } from '../notifications/notify-roles.ts'
import { findErpTenants, findMoneyOfDay } from './day-money-queries.ts'
import { readMoneyOfDay } from './read-money-of-day.ts'
import { countOpenDifferences } from './reconciliation-queries.ts'
import { lockComparisons, markFailed, storeComparison } from './reconciliation-store.ts'

/** What a system answered: its list of the day, or why there is none. */
type Answered = { readonly system: ReconciledSystem } & ({ readonly there: readonly DayMoney[] } | { error: unknown })

const readSystems = async ({ connection, ports }: Dependencies, day: string): Promise<readonly Answered[]> => {
  const tenants = await connection.db.transaction().execute(findErpTenants)
  return Promise.all(
    reconciledSystems.map(async (system) => {
      try {
        return { system, there: await readMoneyOfDay(system, { ports, day, tenants }) }
      } catch (error) {
        return { system, error }
      }
    }),
  )
}

type Run = { readonly day: string; readonly startedAt: string; readonly answers: readonly Answered[] }

/** Returns how many differences are new or changed. A run that read its lists earlier than the stored one has no effect. */
const storeAnswers = async (tx: Tx, { day, startedAt, answers }: Run): Promise<number> => {
  const compared = await lockComparisons(tx, day, startedAt)
  let found = 0
  for (const answer of answers) {
    const { system } = answer
    if ((compared.get(system) ?? '') > startedAt) continue
    if ('error' in answer) {
      await markFailed(tx, { day, system }, startedAt)
      continue
    }
    const here = await findMoneyOfDay(tx, system, day)
    const rows = compareMoney(system, { here, there: answer.there })
    found += await storeComparison(tx, { day, system }, { rows, at: startedAt })
  }
  return found
}

/**
 * REL-013: compares the portal's money of a day with the gateway and the ERP. What a system did not answer is not
 * compared: its part says so, and the run rejects, so that it is tried again. The financial department is notified of
 * differences that are new. No transaction is open while the systems are read.
 */
export const compareDay = async (deps: Dependencies, { day }: { readonly day: string }): Promise<void> => {
  const startedAt = deps.clock()
  const answers = await readSystems(deps, day)
  await deps.connection.db.transaction().execute(async (tx) => {
    const found = await storeAnswers(tx, { day, startedAt, answers })
    if (found === 0) return
    const context = { tx, now: startedAt, outbox: createOutbox(deps.boss, tx) }
    await notifyRoles(context, differencesFound(day, await countOpenDifferences(tx, day)))
  })
  for (const answer of answers) if ('error' in answer) throw answer.error
}
