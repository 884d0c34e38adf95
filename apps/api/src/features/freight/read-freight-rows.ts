import { uf } from '@girassol/contract/http/fields'
import type { FreightColumn } from '@girassol/domain/freight'
import { plainWord } from '@girassol/domain/shared'
import { z } from 'zod'
import { cellReason, listCellReasons } from '../../spreadsheets/cell-reasons.ts'
import type { FileRow } from '../../spreadsheets/csv-content.ts'
import type { RowProblem } from '../../spreadsheets/import-preview.ts'
import { numberCell } from '../../spreadsheets/number-cell.ts'
import type { StateRates } from './freight-table-store.ts'

export type Band = keyof StateRates
export type FreightRow = {
  readonly line: number
  readonly uf: string
  readonly band: Band
  readonly rate: StateRates[Band]
}

const columns = z.strictObject({
  estado: z
    .string()
    .transform((text) => text.toUpperCase())
    .pipe(uf),
  faixa: z
    .string()
    .transform(plainWord)
    .pipe(z.enum(['capital', 'interior'])),
  percentual: numberCell({ decimals: 4 }, z.number().min(0).max(100)),
  minimo: numberCell({ decimals: 2, isMoney: true }, z.number().min(0).max(99_999_999)),
  prazo: numberCell({ decimals: 0 }, z.number().int().min(1).max(120)),
} satisfies Record<FreightColumn, z.ZodType>)

const toRow = (line: number, { estado, faixa, percentual, minimo, prazo }: z.output<typeof columns>): FreightRow => ({
  line,
  uf: estado,
  band: faixa,
  rate: { percentage: percentual, minimum: minimo, deadline: prazo },
})

type RowsRead = { readonly rows: readonly FreightRow[]; readonly problems: readonly RowProblem[] }

/** The rows of a freight file; every wrong row with its line and column (USE-028). */
export const readFreightRows = (fileRows: readonly FileRow[]): RowsRead => {
  const rows: FreightRow[] = []
  const problems: RowProblem[] = []
  for (const { line, cells, reasons } of fileRows) {
    if (reasons) {
      problems.push(...reasons.map((reason) => ({ line, reason })))
      continue
    }
    const { data, error } = columns.safeParse(cells, { error: cellReason })
    if (data === undefined) problems.push(...listCellReasons(error).map((reason) => ({ line, reason })))
    else rows.push(toRow(line, data))
  }
  return { rows, problems }
}
