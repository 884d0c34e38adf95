import { computeRetentionEnd } from '@girassol/domain/administration'
import { type KeptReason, keptRecords } from '@girassol/domain/privacy'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import type { Trace } from './find-traces.ts'

/** What stays after an erasure, as the screen lists it. `until` is null where there is no end, or none yet. */
export type Kept = {
  readonly label: string
  readonly records: number
  readonly reason: string
  readonly until: string | null
}

const reasonFor = ({ rule, isOwn, isTaxRecord }: Trace): KeptReason | null =>
  rule.stays ?? (isOwn && isTaxRecord ? (rule.staysAs ?? 'tax') : null)

/** When the last of these orders was moved last: their records are removed five years later (decision 038). */
const findLastMove = async (tx: Tx, orderIds: readonly number[]): Promise<string | null> => {
  const { rows } = await sql<{ at: string | null }>`
    select to_jsonb(max(greatest(orders.created_at, finished_at, moved.at)))#>>'{}' as at
    from orders left join lateral (select max(created_at) as at from order_log
      where order_id = orders.id and from_status is distinct from to_status) as moved on true
    where orders.id = any(${orderIds}::integer[])`.execute(tx)
  return rows[0]?.at ?? null
}

const newest = (traces: readonly Trace[]): string | null =>
  traces
    .map(({ row }) => String(row.made_at ?? row.accepted_at ?? ''))
    .toSorted()
    .at(-1) ?? null

const findStart = async (tx: Tx, reason: KeptReason, traces: readonly Trace[]): Promise<string | null> => {
  if (reason === 'security' || reason === 'acceptance') return newest(traces)
  const ids = traces.map(({ table, row }) => Number(table === 'orders' ? row.id : row.order_id))
  return findLastMove(tx, ids)
}

const toEnd = async (tx: Tx, reason: KeptReason, traces: readonly Trace[]): Promise<string | null> => {
  const { retention } = keptRecords[reason]
  if (retention === null) return null
  const start = await findStart(tx, reason, traces)
  return start === null ? null : computeRetentionEnd(retention, start)
}

/** SEC-022: what the law or the evidence of the logs makes us keep, by kind of record, with reason and end. */
export const listKept = async (tx: Tx, traces: readonly Trace[]): Promise<Kept[]> => {
  const groups = Object.entries(
    Object.groupBy(
      traces.filter((trace) => reasonFor(trace) !== null),
      ({ rule }) => rule.label,
    ),
  )
  const kept: Kept[] = []
  for (const [label, found = []] of groups) {
    const reason = found[0] === undefined ? null : reasonFor(found[0])
    if (reason === null) continue
    kept.push({
      label,
      records: found.length,
      reason: keptRecords[reason].reason,
      until: await toEnd(tx, reason, found),
    })
  }
  return kept.toSorted((a, b) => a.label.localeCompare(b.label, 'pt'))
}
