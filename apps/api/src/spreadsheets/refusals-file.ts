import type { SheetColumn } from '../documents/spreadsheet.ts'
import { writeCsv } from '../documents/write-csv.ts'
import type { DownloadAnswer } from '../http/download-answer.ts'

/** A refused row of a file; `code` only in files whose rows have one. */
export type RefusedRow = { readonly line: number; readonly code?: string; readonly reasons: readonly string[] }

type Refusal = { readonly line: number; readonly code: string; readonly column: string; readonly reason: string }

const codeColumn: SheetColumn<Refusal> = { header: 'Código', width: 16, kind: 'text', value: ({ code }) => code }

const listColumns = (hasCodes: boolean): readonly SheetColumn<Refusal>[] => [
  { header: 'Linha', width: 10, kind: 'text', value: ({ line }) => String(line) },
  ...(hasCodes ? [codeColumn] : []),
  { header: 'Coluna', width: 20, kind: 'text', value: ({ column }) => column },
  { header: 'Recusa', width: 60, kind: 'text', value: ({ reason }) => reason },
]

/** 'coluna VLR_TOT: use número' is split into its column and its reason. */
const toRefusals = ({ line, code = '', reasons }: RefusedRow): readonly Refusal[] =>
  reasons.map((text) => {
    const [, column = '', reason = text] = /^coluna ([^:]+): (.*)$/s.exec(text) ?? []
    return { line, code, column, reason }
  })

const pageSize = 1000

const refusalPages = async function* (rows: readonly RefusedRow[]): AsyncGenerator<readonly Refusal[]> {
  for (let from = 0; from < rows.length; from += pageSize) yield rows.slice(from, from + pageSize).flatMap(toRefusals)
}

/** REL-009, C-236: every refused row of a file by its line, as a CSV; a preview lists the first 200 alone. */
export const refusalsFile = (rows: readonly RefusedRow[]): DownloadAnswer => {
  const sorted = rows.toSorted((a, b) => a.line - b.line)
  const columns = listColumns(rows.some(({ code }) => code !== undefined))
  const name = 'Linhas com erro'
  const content = writeCsv({ name, columns, pages: refusalPages(sorted) })
  return { name: `${name}.csv`, contentType: 'text/csv; charset=utf-8', content }
}
