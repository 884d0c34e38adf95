import { byteOrderMark, formatDay, withoutFormula } from '@girassol/domain/shared'
import { type Options, stringify } from 'csv-stringify/sync'
import type { Sheet, SheetColumn } from './spreadsheet.ts'

/**
 * The library quotes a cell only for a whole `\r\n`; spreadsheet programs need the quotes for `\r` and `\n` alone too.
 */
const format: Options = { delimiter: ';', record_delimiter: 'windows', quoted_match: /[\r\n]/ }

const toCellText = <Row>(column: SheetColumn<Row>, row: Row): string => {
  if (column.kind === 'number') return column.value(row)?.toFixed(column.decimals).replace('.', ',') ?? ''
  const value = column.value(row)
  if (value === null) return ''
  if (column.kind === 'day') return formatDay(value)
  return column.isPlain?.(row) ? value : withoutFormula(value)
}

/** CSV for Brazilian spreadsheet programs: semicolons, decimal commas, DD/MM/AAAA; one chunk for each page. */
export const writeCsv = async function* <Row>({ heading = [], columns, pages }: Sheet<Row>): AsyncGenerator<string> {
  const above = heading.map((line) => line.map(withoutFormula))
  yield byteOrderMark + stringify([...above, columns.map(({ header }) => header)], format)
  for await (const rows of pages) {
    yield stringify(
      rows.map((row) => columns.map((column) => toCellText(column, row))),
      format,
    )
  }
}
