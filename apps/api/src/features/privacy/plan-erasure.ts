import { isDeepStrictEqual } from 'node:util'
import { eraseWords, eraseWordsInJson, type IdentifyingWord, removedName } from '@girassol/domain/privacy'
import { listColumns, type StoredRow } from './columns/table-rule.ts'
import { isUnmistakable, type Trace } from './find-traces.ts'
import type { Subject } from './subject.ts'

/** What an erasure does with one row: it goes, some of its columns change, or nothing of it is about the person. */
export type Step =
  | { readonly kind: 'remove' }
  | { readonly kind: 'change'; readonly values: StoredRow }
  | { readonly kind: 'none' }

/** A value that is a word as a whole goes; inside a longer text only the word goes. */
const withoutValue = (value: unknown, words: readonly IdentifyingWord[], nothing: '' | null): unknown => {
  if (typeof value !== 'string') return value
  const left = eraseWords(value, words)
  return left !== value && /^\[[^\]]*\]$/.test(left) ? nothing : left
}

const mapColumns = (columns: readonly string[], to: (column: string) => unknown): StoredRow =>
  Object.fromEntries(columns.map((column) => [column, to(column)]))

/** The values of a row that is about somebody else, or stays as a tax record: only unmistakable words go. */
const searchValues = ({ row, rule, words }: Trace, isTax: boolean): StoredRow => {
  const certain = words.filter(isUnmistakable)
  const lists = isTax ? (['company'] as const) : (['name', 'taxName', 'company'] as const)
  const others = isTax ? [] : listColumns(rule, 'empty', 'tax')
  return {
    ...mapColumns(listColumns(rule, ...lists), (column) => withoutValue(row[column], certain, '')),
    ...mapColumns(others, (column) => withoutValue(row[column], certain, null)),
    ...mapColumns(isTax ? [] : listColumns(rule, 'blank', 'taxBlank'), (column) =>
      withoutValue(row[column], certain, ''),
    ),
  }
}

const toName = (value: unknown): unknown => (value === null || value === '' ? value : removedName)

const eraseOwn = (trace: Trace, subject: Subject): StoredRow => {
  const { row, rule, isTaxRecord } = trace
  const names = listColumns(rule, 'name', ...(isTaxRecord ? [] : (['taxName'] as const)))
  const nulls = listColumns(rule, 'empty', ...(isTaxRecord ? [] : (['tax'] as const)))
  const blanks = listColumns(rule, 'blank', ...(isTaxRecord ? [] : (['taxBlank'] as const)))
  return {
    ...searchValues(trace, true),
    ...mapColumns(names, (column) => toName(row[column])),
    ...mapColumns(nulls, () => null),
    ...mapColumns(blanks, () => ''),
    ...rule.set?.(row, subject),
  }
}

const searchTexts = ({ row, rule, words }: Trace, set: StoredRow): StoredRow => ({
  ...mapColumns(listColumns(rule, 'text', 'json'), (column) =>
    column in set && rule.json?.includes(column) !== true
      ? set[column]
      : eraseWordsInJson(column in set ? set[column] : row[column], words),
  ),
})

/** The longest text that a column takes; what replaces a short name may be longer. */
const limits: Readonly<Record<string, number>> = { 'orders.margin_reason': 300 }

const withinLimits = (table: string, values: StoredRow): StoredRow =>
  Object.fromEntries(
    Object.entries(values).map(([column, value]) => [
      column,
      typeof value === 'string' ? value.slice(0, limits[`${table}.${column}`] ?? value.length) : value,
    ]),
  )

const onlyChanged = (row: StoredRow, values: StoredRow): StoredRow =>
  Object.fromEntries(Object.entries(values).filter(([column, value]) => !isDeepStrictEqual(row[column], value)))

/** What C-228 demands for this row. The lines of the logs stay as they are (C-229). */
export const planErasure = (trace: Trace, subject: Subject): Step => {
  const { table, rule, row, isOwn, isTaxRecord } = trace
  if (rule.stays !== undefined) return { kind: 'none' }
  if (isOwn && rule.removes === 'own' && !isTaxRecord) return { kind: 'remove' }
  const own = isOwn ? eraseOwn(trace, subject) : searchValues(trace, false)
  const values = onlyChanged(row, withinLimits(table, { ...own, ...searchTexts(trace, own) }))
  if (Object.keys(values).length === 0 || isErased(values, row)) return { kind: 'none' }
  return rule.removes === 'matching' ? { kind: 'remove' } : { kind: 'change', values }
}

/** An account that was erased before differs by its next version alone. */
const isErased = (values: StoredRow, { name }: StoredRow): boolean =>
  name === removedName && Object.keys(values).every((column) => column === 'version')
