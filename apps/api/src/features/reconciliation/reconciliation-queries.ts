import type { ComparisonView, ReconciliationRow, ReconciliationView } from '@girassol/contract/reconciliation'
import {
  canCompareDay,
  canHandleDifference,
  compareDaySentences,
  type DifferenceKind,
  handleDifferenceSentences,
  type ReconciledSystem,
  reconciledSystems,
} from '@girassol/domain/reconciliation'
import { reaisFrom, toPermission } from '@girassol/domain/shared'
import { sql } from 'kysely'
import { countLimit, toPage } from '../../database/to-page.ts'
import type { Context, Tx } from '../../http/context.ts'

type Reading = Pick<Context, 'tx' | 'actor' | 'now'>

const isOpenDifference = sql<boolean>`state = 'OPEN' and kind <> 'EQUAL'`

/** How many differences of a day nobody has handled. */
export const countOpenDifferences = async (tx: Tx, day: string): Promise<number> => {
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from reconciliation_row where day = ${day} and ${isOpenDifference}`.execute(tx)
  return rows[0]?.open ?? 0
}

/** How many days with open differences are offered. */
const mostOpenDays = 14

const findOpenDays = async (tx: Tx): Promise<ReconciliationView['openDays']> => {
  const { rows } = await sql<{ day: string; open: number }>`
    select day, count(*)::integer as open from reconciliation_row where ${isOpenDifference}
    group by day order by day desc limit ${mostOpenDays}`.execute(tx)
  return rows
}

type Counted = { readonly system: ReconciledSystem; readonly kind: DifferenceKind; count: number; open: number }

const countKinds = async (tx: Tx, day: string): Promise<readonly Counted[]> => {
  const { rows } = await sql<Counted>`
    select system, kind, count(*)::integer as count, (count(*) filter (where ${isOpenDifference}))::integer as open
    from reconciliation_row where day = ${day} group by system, kind`.execute(tx)
  return rows
}

const toCounts = (counted: readonly Counted[]): ComparisonView['counts'] => {
  const countOf = (kind: DifferenceKind) => counted.find((each) => each.kind === kind)?.count ?? 0
  return {
    EQUAL: countOf('EQUAL'),
    MISSING_HERE: countOf('MISSING_HERE'),
    MISSING_THERE: countOf('MISSING_THERE'),
    OTHER_AMOUNT: countOf('OTHER_AMOUNT'),
    open: counted.reduce((sum, { open }) => sum + open, 0),
  }
}

const toAmount = ({ actor }: Pick<Reading, 'actor'>, cents: number | null): number | null =>
  cents === null || !actor.canViewProductPrices ? null : reaisFrom(cents)

const findComparisons = (tx: Tx, day: string) =>
  tx.selectFrom('reconciliation').selectAll().where('day', '=', day).execute()

type StoredComparison = Awaited<ReturnType<typeof findComparisons>>[number]

/** A comparison ends when its lists were read, or failed, after it was requested. */
const isRunning = ({ requested_at, compared_at, failed_at }: StoredComparison): boolean =>
  requested_at > (compared_at ?? '') && requested_at > (failed_at ?? '')

const toComparison = (reading: Reading, system: ReconciledSystem, stored: StoredComparison | undefined) => ({
  system,
  comparedAt: stored?.compared_at ?? null,
  failedAt: stored?.failed_at ?? null,
  isRunning: stored !== undefined && isRunning(stored),
  hereAmount: toAmount(reading, stored?.here_cents ?? null),
  thereAmount: toAmount(reading, stored?.there_cents ?? null),
})

/** A day with both systems, also one that was never compared (REL-013). */
export const findReconciliation = async (reading: Reading, day: string): Promise<ReconciliationView> => {
  const { tx, now } = reading
  const stored = await findComparisons(tx, day)
  const counted = await countKinds(tx, day)
  return {
    day,
    comparisons: reconciledSystems.map((system) => ({
      ...toComparison(
        reading,
        system,
        stored.find((each) => each.system === system),
      ),
      counts: toCounts(counted.filter((each) => each.system === system)),
    })),
    actions: { compare: toPermission(canCompareDay(day, now), compareDaySentences) },
    openDays: await findOpenDays(tx),
  }
}

const selectRows = (tx: Tx) =>
  tx
    .selectFrom('reconciliation_row as row')
    .leftJoin('app_user as handler', 'handler.id', 'row.handled_by')
    .selectAll('row')
    .select('handler.name as handler_name')

type StoredRow = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>

const toHandled = ({ handler_name, handled_at, comment }: StoredRow): ReconciliationRow['handled'] =>
  handled_at === null ? null : { by: handler_name ?? '', at: handled_at, comment: comment ?? '' }

const toRow = (reading: Pick<Reading, 'actor'>, row: StoredRow): ReconciliationRow => ({
  id: row.id,
  system: row.system,
  kind: row.kind,
  state: row.state,
  orders: row.order_ids.map((id) => ({ id })),
  reference: row.key.replace(/^order-/, ''),
  hereAmount: toAmount(reading, row.here_cents),
  thereAmount: toAmount(reading, row.there_cents),
  difference: toAmount(reading, (row.there_cents ?? 0) - (row.here_cents ?? 0)),
  handled: toHandled(row),
  version: row.version,
  actions: { handle: toPermission(canHandleDifference(row), handleDifferenceSentences) },
})

export type RowFilters = {
  readonly day: string
  readonly system?: ReconciledSystem | undefined
  readonly kind?: DifferenceKind | undefined
  readonly state?: 'OPEN' | 'HANDLED' | undefined
}

/** A state is one of a difference: equal payments have none. */
const filterRows = (tx: Tx, { day, system, kind, state }: RowFilters) => {
  let query = selectRows(tx).where('row.day', '=', day)
  if (system !== undefined) query = query.where('row.system', '=', system)
  if (kind !== undefined) query = query.where('row.kind', '=', kind)
  if (state !== undefined) query = query.where('row.state', '=', state).where('row.kind', '<>', 'EQUAL')
  return query
}

const countRows = async (tx: Tx, filters: RowFilters): Promise<number> => {
  const some = filterRows(tx, filters).clearSelect().select('row.id').limit(countLimit)
  const { count } = await tx
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Paging = { readonly skip: number; readonly take: number }

/** The rows of one page: open differences first, then handled ones, then what is equal. */
export const findRows = async (reading: Reading, filters: RowFilters, { skip, take }: Paging) => {
  const rows = await filterRows(reading.tx, filters)
    .orderBy(sql`row.kind = 'EQUAL'`)
    .orderBy(sql`row.state = 'HANDLED'`)
    .orderBy('row.id')
    .limit(take)
    .offset((skip - 1) * take)
    .execute()
  return rows.map((row) => toRow(reading, row))
}

export const findRowPage = async (reading: Reading, filters: RowFilters, paging: Paging) =>
  toPage(await findRows(reading, filters, paging), paging, () => countRows(reading.tx, filters))

/** One row, or undefined. */
export const findRow = async (reading: Pick<Reading, 'tx' | 'actor'>, id: number) => {
  const row = await selectRows(reading.tx).where('row.id', '=', id).executeTakeFirst()
  return row && toRow(reading, row)
}
