/** How a column shows a row; `value` returns null where the row has no value. */
export type SheetCell<Row> = { readonly width: number } & (
  | {
      readonly kind: 'text'
      readonly value: (row: Row) => string | null
      /** A number as text: never read as a formula, although it may begin with a minus. */
      readonly isPlain?: (row: Row) => boolean
    }
  /** Reais, or any number, with this many decimals. */
  | { readonly kind: 'number'; readonly decimals: 0 | 2 | 3; readonly value: (row: Row) => number | null }
  /** A calendar day, 'AAAA-MM-DD'. */
  | { readonly kind: 'day'; readonly value: (row: Row) => string | null }
)

/** One column of a spreadsheet. */
export type SheetColumn<Row> = SheetCell<Row> & { readonly header: string }

export type Sheet<Row> = {
  readonly name: string
  /** Lines of a name and a value above the table, as what it is about and its filters. */
  readonly heading?: readonly (readonly [name: string, value: string])[]
  readonly columns: readonly SheetColumn<Row>[]
  /** Page by page, so that the whole list is never in memory. */
  readonly pages: AsyncIterable<readonly Row[]>
}
