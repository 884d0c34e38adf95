import { isDeepStrictEqual } from 'node:util'
import { eraseWordsInJson, type IdentifyingWord, toWordPattern } from '@girassol/domain/privacy'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import { personalColumns } from './columns/personal-columns.ts'
import { isIn, listColumns, type StoredRow, type TableRule } from './columns/table-rule.ts'
import type { Subject } from './subject.ts'

/** A stored row that is about the person, or whose texts contain a word of theirs. */
export type Trace = {
  readonly table: string
  readonly rule: TableRule
  /** Where the row is, until it is changed. */
  readonly place: { readonly ctid: string; readonly tableoid: number }
  readonly row: StoredRow
  readonly isOwn: boolean
  readonly isTaxRecord: boolean
  /** The words that its texts are searched for. */
  readonly words: readonly IdentifyingWord[]
}

const no = sql<boolean>`false`

const toPattern = (words: readonly IdentifyingWord[]): string => words.map(toWordPattern).join('|')

/** In columns of one value, a name or the end of a phone may be another person's. */
export const isUnmistakable = ({ kind }: IdentifyingWord): boolean => kind === 'document' || kind === 'email'

/** SQL: one of the columns contains one of the words; without their ends, which are checked in the row. */
const contains = (columns: readonly string[], words: readonly IdentifyingWord[]): RawBuilder<boolean> => {
  if (columns.length === 0 || words.length === 0) return no
  const pattern = toPattern(words)
  return sql`(${sql.join(
    columns.map((column) => sql`coalesce(${sql.ref(column)}::text ~ ${pattern}, false)`),
    sql` or `,
  )})`
}

const valueLists = ['name', 'empty', 'blank', 'taxName', 'tax', 'taxBlank', 'company'] as const

/** The columns of a row that contain a word of the person. */
export const listHitColumns = ({ rule, row, words }: Trace): readonly string[] => {
  const isHit = (column: string, searched: readonly IdentifyingWord[]): boolean =>
    !isDeepStrictEqual(eraseWordsInJson(row[column], searched), row[column])
  const certain = words.filter(isUnmistakable)
  return [
    ...listColumns(rule, 'text', 'json').filter((column) => isHit(column, words)),
    ...listColumns(rule, ...valueLists).filter((column) => isHit(column, certain)),
  ]
}

/** SQL conditions on the rows of a table. */
const toConditions = (rule: TableRule, subject: Subject) => {
  const texts = listColumns(rule, 'text', 'json')
  const values = listColumns(rule, ...valueLists)
  const { orderColumn } = rule
  const ofOrder = orderColumn === undefined ? no : isIn(orderColumn, subject.orderIds)
  return {
    isOwn: rule.own?.(subject) ?? no,
    isTaxRecord: rule.isTaxRecord?.(subject) ?? no,
    ofOrder,
    isHit: sql<boolean>`(${contains(texts, subject.words)} or ${contains(values, subject.words.filter(isUnmistakable))}
      or (${ofOrder} and ${contains(texts, subject.ownWords)}))`,
  }
}

type Found = {
  readonly ctid: string
  readonly tableoid: number
  readonly row: StoredRow
  readonly is_own: boolean | null
  readonly is_tax_record: boolean | null
  readonly of_order: boolean | null
}

const hasPersonal = (rule: TableRule): boolean =>
  rule.own !== undefined || listColumns(rule, 'text', 'json', 'company').length > 0

/** The longest statement of a search, because texts have no index. */
const patience = sql`set local statement_timeout = '120s'`

const findInTable = async (
  tx: Tx,
  [table, rule]: (typeof personalColumns)[number],
  { subject, locks }: { readonly subject: Subject; readonly locks: boolean },
): Promise<readonly Trace[]> => {
  const { isOwn, isTaxRecord, ofOrder, isHit } = toConditions(rule, subject)
  const { rows } = await sql<Found>`
    select ${sql.ref(`${table}.ctid`)}::text as ctid, ${sql.ref(`${table}.tableoid`)}::integer as tableoid,
      to_jsonb(${sql.raw(table.split('.').at(-1) ?? table)}) as row,
      ${isOwn} as is_own, ${isTaxRecord} as is_tax_record, ${ofOrder} as of_order
    from ${sql.table(table)} where ${isOwn} or ${isHit} ${locks && rule.stays === undefined ? sql`for update` : sql``}`.execute(
    tx,
  )
  return rows.map((found) => ({
    table,
    rule,
    place: { ctid: found.ctid, tableoid: found.tableoid },
    row: found.row,
    isOwn: found.is_own === true,
    isTaxRecord: found.is_tax_record === true,
    words: found.is_own === true || found.of_order === true ? subject.ownWords : subject.words,
  }))
}

/** Every stored row that is about the person (SEC-022), locked on request. */
export const findTraces = async (
  tx: Tx,
  subject: Subject,
  { locks }: { readonly locks: boolean },
): Promise<readonly Trace[]> => {
  await patience.execute(tx)
  const traces: Trace[] = []
  for (const entry of personalColumns.filter(([, rule]) => hasPersonal(rule)))
    traces.push(...(await findInTable(tx, entry, { subject, locks })))
  // The database does not look where a word ends.
  return traces.filter((trace) => trace.isOwn || listHitColumns(trace).length > 0)
}
