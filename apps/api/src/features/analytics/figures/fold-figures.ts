import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import type { Dependencies } from '../../../http/dependencies.ts'
import { factColumns, selectFacts } from './figure-facts.ts'

/** The orders of one transaction. */
const batch = 2000

const summed = ['units', 'value_cents', 'watts', 'list_cents', 'discount_cents', 'margin_cents', 'in_full', 'unchecked']

/** The rows of the summary that a fact is part of: of its day and month, of all sellers and of its own. */
const grains = sql`(values
  ('DAY', fact.day, 0, fact.branch, fact.uf), ('MONTH', date_trunc('month', fact.day)::date, 0, fact.branch, fact.uf),
  ('DAY', fact.day, 0, '*', '*'), ('MONTH', date_trunc('month', fact.day)::date, 0, '*', '*'),
  ('MONTH', date_trunc('month', fact.day)::date, fact.seller_id, fact.branch, fact.uf)
) as grain (span, day, seller_id, branch, uf)
  where (grain.branch <> '*' or fact.kind in ('LINE', 'LOST_LINE'))
    and (grain.seller_id = 0 or fact.kind in ('ORDER', 'LINE'))`

/** Adds the stored facts of these orders to the summary, or subtracts them. */
const applyFacts = async (tx: Tx, ids: RawBuilder<unknown>, sign: 1 | -1): Promise<void> => {
  const names = ['facts', ...summed]
  const sums = sql.join(summed.map((name) => sql`${sql.lit(sign)} * sum(fact.${sql.ref(name)})`))
  const added = sql.join(
    names.map((name) => sql`${sql.ref(name)} = figure_summary.${sql.ref(name)} + excluded.${sql.ref(name)}`),
  )
  const key = sql`kind, span, seller_id, day, product_code, branch, uf, reason`
  await sql`insert into figure_summary (${key}, ${sql.join(names.map((name) => sql.ref(name)))})
    select fact.kind, grain.span, grain.seller_id, grain.day, fact.product_code, grain.branch, grain.uf, fact.reason,
      ${sql.lit(sign)} * count(*), ${sums}
    from ${ids} as changed join figure_fact as fact on fact.order_id = changed.order_id, lateral ${grains}
    group by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (${key}) do update set ${added}`.execute(tx)
}

const insertFacts = (tx: Tx, ids: RawBuilder<unknown>) =>
  sql`insert into figure_fact (${factColumns}) ${selectFacts(ids)}`.execute(tx)

/** One process at a time sums up; the others wait. */
const lockFigures = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('figures'))`.execute(tx)

const removeEmpty = (tx: Tx) => sql`delete from figure_summary where facts = 0`.execute(tx)

/** Sums up the next changed orders; how many were noted. What changes meanwhile is noted again, and summed up later. */
const foldBatch = async (tx: Tx): Promise<number> => {
  await lockFigures(tx)
  const { rows } = await sql<{ order_id: number }>`delete from figure_change where id in (
    select id from figure_change order by id limit ${batch}) returning order_id`.execute(tx)
  if (rows.length === 0) return 0
  const changed = [...new Set(rows.map(({ order_id: id }) => id))]
  const ids = sql`unnest(${changed}::integer[])`
  const relation = sql`(select each as order_id from ${ids} as each)`
  await applyFacts(tx, relation, -1)
  await sql`delete from figure_fact where order_id = any(${changed}::integer[])`.execute(tx)
  await insertFacts(tx, relation)
  await applyFacts(tx, relation, 1)
  await removeEmpty(tx)
  return rows.length
}

/**
 * C-213: brings the summaries up to the changed orders. Killed at any time, nothing is lost or counted twice: the note of
 * a change goes with the transaction that sums it up.
 */
export const foldFigures = async ({ connection }: Pick<Dependencies, 'connection'>): Promise<void> => {
  let folded = batch
  while (folded === batch) folded = await connection.db.transaction().execute(foldBatch)
}

/**
 * ANA-011: makes all summaries anew from the records, in one transaction; readers see the earlier ones until then.
 * Returns the number of facts.
 */
export const rebuildFigures = ({ connection }: Pick<Dependencies, 'connection'>): Promise<number> =>
  connection.db.transaction().execute(async (tx) => {
    await lockFigures(tx)
    await sql`delete from figure_summary`.execute(tx)
    await sql`delete from figure_fact`.execute(tx)
    const all = sql`(select id as order_id from orders where status not in ('CART', 'BUDGET')
      union select order_id from budget_outcome)`
    await insertFacts(tx, all)
    await applyFacts(tx, sql`(select distinct order_id from figure_fact)`, 1)
    const { rows } = await sql<{ facts: number }>`select count(*)::integer as facts from figure_fact`.execute(tx)
    return rows[0]?.facts ?? 0
  })
