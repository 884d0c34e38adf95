import { byteOrderMark, quoteCsv, withoutFormula } from '@girassol/domain/shared'
import type { Sheet, SheetColumn } from './spreadsheet.ts'

const brazilianDay = (day: string): string => day.split('-').reverse().join('/')

const textOf = <Row>(column: SheetColumn<Row>, row: Row): string => {
  if (column.kind === 'number') return column.value(row)?.toFixed(column.decimals).replace('.', ',') ?? ''
  const value = column.value(row)
  if (value === null) return ''
  if (column.kind === 'day') return brazilianDay(value)
  return quoteCsv(column.isPlain?.(row) ? value : withoutFormula(value))
}

const lineOf = (texts: readonly string[]): string => `${texts.join(';')}\r\n`

/** CSV as Brazilian spreadsheet programs read it: semicolons, decimal commas, DD/MM/AAAA; one chunk for each page. */
export const writeCsv = async function* <Row>({ columns, pages }: Sheet<Row>): AsyncGenerator<string> {
  yield byteOrderMark + lineOf(columns.map(({ header }) => quoteCsv(header)))
  for await (const rows of pages) {
    yield rows.map((row) => lineOf(columns.map((column) => textOf(column, row)))).join('')
  }
}
