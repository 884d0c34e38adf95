import type { Sheet } from './spreadsheet.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

export type SpreadsheetFormat = 'csv' | 'xlsx'

export const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<SpreadsheetFormat, string>

/** A sheet as a download; the name has no ending. */
export const toSpreadsheetFile = <Row>(name: string, format: SpreadsheetFormat, sheet: Sheet<Row>) => ({
  name: `${name}.${format}`,
  contentType: contentTypes[format],
  content: format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet),
})
