import type { KeptReason } from '@girassol/domain/privacy'
import { type RawBuilder, sql } from 'kysely'
import type { Subject } from '../subject.ts'

/** A row as JSON: numbers, texts and instants as `to_jsonb` writes them. */
export type StoredRow = Readonly<Record<string, unknown>>

/**
 * What one table stores about people, column by column (SEC-022). Each column is in exactly one list, names separated by
 * spaces; a test compares them with the schema.
 */
export type TableRule = {
  /** The kind of record, in Portuguese; tables of one kind are counted together. */
  readonly label: string
  /** SQL: the rows that are about the person as a whole. */
  readonly own?: (subject: Subject) => RawBuilder<boolean>
  /** SQL: own rows that belong to an invoice or a payment; their `tax…` columns stay (C-228). */
  readonly isTaxRecord?: (subject: Subject) => RawBuilder<boolean>
  /** Why own rows of `isTaxRecord` stay, where it is not because of taxes. */
  readonly staysAs?: KeptReason
  /** The column that says to which order a row belongs. In its own orders all words of a person are searched. */
  readonly orderColumn?: string
  /** Which rows an erasure removes: own ones that are no tax record, or every one that contains a word. */
  readonly removes?: 'own' | 'matching'
  /** The lines of this table cannot be changed (C-229): why they stay. */
  readonly stays?: KeptReason
  /** Values of own rows that no list below describes. */
  readonly set?: (row: StoredRow, subject: Subject) => StoredRow
  /** Not personal; exported with own rows, as their context. */
  readonly plain?: string
  /** Not exported: secrets, costs and margins of the distributor, and columns that are computed from others. */
  readonly internal?: string
  /** A name: 'Titular removido' in own rows. */
  readonly name?: string
  /** Null in own rows. */
  readonly empty?: string
  /** An empty text in own rows, because the column cannot be null. */
  readonly blank?: string
  /** A name, a value or a value that cannot be null, which stays in a tax record. */
  readonly taxName?: string
  readonly tax?: string
  readonly taxBlank?: string
  /** Data of a company: only its documents and e-mails of people are searched. */
  readonly company?: string
  /** Texts and JSON in which every row is searched for the words of the person. */
  readonly text?: string
  readonly json?: string
}

export const columnLists = [
  'plain',
  'internal',
  'name',
  'empty',
  'blank',
  'taxName',
  'tax',
  'taxBlank',
  'company',
  'text',
  'json',
] as const

export type ColumnList = (typeof columnLists)[number]

/** The columns of some lists of a table. */
export const listColumns = (rule: TableRule, ...lists: readonly ColumnList[]): readonly string[] =>
  lists.flatMap((list) => rule[list]?.trim().split(/\s+/) ?? [])

/** SQL: the number in this column is one of the list. */
export const isIn = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any(${ids}::integer[])`

/** SQL: the text is one of the e-mails, in any case. */
export const isEmailIn = (text: RawBuilder<unknown>, emails: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`lower(${text}) = any(${emails}::text[])`

/** SQL: the text has the digits of the CPF. */
export const isCpfOf = (text: RawBuilder<unknown>, { cpf }: Pick<Subject, 'cpf'>): RawBuilder<boolean> =>
  sql<boolean>`regexp_replace(${text}, '\\D', '', 'g') = ${cpf}::text`

/**
 * SQL: money moved or an invoice was issued for this order, so that tax law demands its records (Código Tributário
 * Nacional). Orders that never came so far, budgets and carts are no tax records.
 */
export const isTaxOrder = (id: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from orders as billed where billed.id = ${id} and (nf is not null or money_in_at is not null
    or status in ('INVOICE_DELIVERED', 'INVOICE_RETURNED', 'INVOICE_CANCELED_PAID')
    or exists (select from order_charge as paid where paid.order_id = billed.id and paid_cents > 0)
    or exists (select from order_attachment as voucher
      where voucher.order_id = billed.id and voucher.type is not null and deleted_at is null)))`

/** The record is about one order of the person. */
export const ofOwnOrder = (column = 'order_id') => ({
  orderColumn: column,
  own: ({ orderIds }: Subject) => isIn(column, orderIds),
})
