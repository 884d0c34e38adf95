import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { formatMoment } from '@girassol/domain/shared'
import { ZipFile } from 'yazl'
import { writeCsv } from '../../documents/write-csv.ts'
import { listColumns, type StoredRow } from './columns/table-rule.ts'
import type { ExportedFile } from './exported-files.ts'
import { listHitColumns, type Trace } from './find-traces.ts'
import type { Kept } from './list-kept.ts'

type Contents = {
  readonly masked: string
  readonly traces: readonly Trace[]
  readonly kept: readonly Kept[]
  readonly files: readonly ExportedFile[]
  readonly now: string
}

const numbers = ['id', 'order_id']

/** An own row without secrets and figures of the distributor; of another record only what names the person. */
const toExportedRow = (trace: Trace): StoredRow => {
  const hidden = listColumns(trace.rule, 'internal')
  const hits = [...numbers, ...listHitColumns(trace)]
  const isShown = (column: string): boolean => (trace.isOwn ? !hidden.includes(column) : hits.includes(column))
  return Object.fromEntries(Object.entries(trace.row).filter(([column]) => isShown(column)))
}

const toCell = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const toCsv = async (rows: readonly StoredRow[]): Promise<string> => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = names.map((header) => ({
    header,
    width: 20,
    kind: 'text' as const,
    value: (row: StoredRow) => toCell(row[header]),
  }))
  const pages = (async function* () {
    yield rows
  })()
  return text(Readable.from(writeCsv({ name: 'Dados', columns, pages })))
}

const writeJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/** What is in the ZIP, in which file, and what an erasure would leave. */
const toIndex = ({ masked, kept, files, now }: Contents, tables: ReadonlyMap<string, readonly Trace[]>) => ({
  titular: masked,
  exportadoEm: formatMoment(now),
  dados: [...tables].map(([table, traces]) => ({
    registros: traces[0]?.rule.label ?? table,
    quantidade: traces.length,
    arquivos: [`dados/${table}.json`, `dados/${table}.csv`],
  })),
  arquivos: files.map(({ path, bytes }) => ({ arquivo: `arquivos/${path}`, ausente: bytes === null })),
  permanecemAposRemocao: kept.map(({ label, records, reason, until }) => ({
    registros: label,
    quantidade: records,
    motivo: reason,
    ate: until === null ? null : formatMoment(until),
  })),
})

/** SEC-022: a ZIP with an index, each table as JSON and as CSV, and the person's files. */
export const writePersonZip = async (contents: Contents): Promise<Uint8Array> => {
  const zip = new ZipFile()
  const tables = Map.groupBy(contents.traces, ({ table }) => table)
  zip.addBuffer(writeJson(toIndex(contents, tables)), 'indice.json')
  for (const [table, traces] of tables) {
    const rows = traces.map(toExportedRow)
    zip.addBuffer(writeJson(rows), `dados/${table}.json`)
    zip.addBuffer(Buffer.from(await toCsv(rows)), `dados/${table}.csv`)
  }
  for (const { path, bytes } of contents.files)
    if (bytes !== null) zip.addBuffer(Buffer.from(bytes), `arquivos/${path}`)
  zip.end()
  return buffer(zip.outputStream as NodeJS.ReadableStream)
}
