import type { ImportChange } from '@girassol/contract/http/file-import'
import { freightColumns } from '@girassol/domain/freight'
import type { FileRow } from '../../spreadsheets/csv-content.ts'
import type { FileContent } from '../../spreadsheets/file-content.ts'
import { type ComparedRows, changedCells, type FileCells, type RowProblem } from '../../spreadsheets/import-preview.ts'
import { type ExpectedFile, readSentCsv } from '../../spreadsheets/read-sent-csv.ts'
import type { StateRates } from './freight-table-store.ts'
import { type Band, type FreightRow, readFreightRows } from './read-freight-rows.ts'

const expectedFile: ExpectedFile = {
  what: 'o arquivo de frete',
  nothing: 'nenhum estado',
  required: freightColumns,
  optional: [],
  mostRows: 500,
}

type StoredFreight = readonly { readonly uf: string; readonly rates: StateRates | null }[]
export type ChangedState = { readonly uf: string; readonly before: StateRates | null; readonly after: StateRates }
export type ComparedFreight = ComparedRows & { readonly states: readonly ChangedState[] }

const bands: readonly Band[] = ['capital', 'interior']

const writeNumber = (value: number, decimals = 0): string => {
  const exact = String(value)
  const written = (exact.split('.')[1]?.length ?? 0) < decimals ? value.toFixed(decimals) : exact
  return written.replace('.', ',')
}

/** One band of a state in the file. */
export const toFreightCells = (uf: string, band: Band, rate: StateRates[Band]): FileCells => ({
  estado: uf,
  faixa: band,
  percentual: writeNumber(rate.percentage, 2),
  minimo: writeNumber(rate.minimum, 2),
  prazo: writeNumber(rate.deadline),
})

type StateRows = ReadonlyMap<Band, FreightRow>
type Grouped = { readonly states: ReadonlyMap<string, StateRows>; readonly problems: readonly RowProblem[] }

/** The rows by state and band; the second row of one band is wrong. */
const groupByState = (rows: readonly FreightRow[]): Grouped => {
  const states = new Map<string, Map<Band, FreightRow>>()
  const problems: RowProblem[] = []
  for (const row of rows) {
    const state = states.get(row.uf) ?? new Map<Band, FreightRow>()
    const first = state.get(row.band)
    if (first === undefined) states.set(row.uf, state.set(row.band, row))
    else problems.push({ line: row.line, reason: `coluna faixa: ${row.uf} ${row.band} já está na linha ${first.line}` })
  }
  return { states, problems }
}

const toChange = (row: FreightRow, before: StateRates | null): ImportChange => {
  const after = toFreightCells(row.uf, row.band, row.rate)
  const old = before && toFreightCells(row.uf, row.band, before[row.band])
  return { line: row.line, name: `${row.uf} · ${row.band}`, isNew: before === null, cells: changedCells(old, after) }
}

/** The prices of a state after the import; a band that is not in the file keeps its price. */
const mergeRates = (rows: StateRows, before: StateRates | null): StateRates | Band => {
  const [capital, interior] = bands.map((band) => rows.get(band)?.rate ?? before?.[band])
  if (capital === undefined) return 'capital'
  return interior === undefined ? 'interior' : { capital, interior }
}

const compareState = (rows: StateRows, uf: string, before: StateRates | null) => {
  const after = mergeRates(rows, before)
  const stateRows = [...rows.values()]
  if (typeof after === 'string') {
    const problem = { line: stateRows[0]?.line ?? 0, reason: `coluna faixa: falta a linha ${after} de ${uf}` }
    return { states: [], changes: [], unchanged: 0, problems: [problem] }
  }
  const changes = stateRows.map((row) => toChange(row, before)).filter(({ cells }) => cells.length > 0)
  const states = changes.length === 0 ? [] : [{ uf, before, after }]
  return { states, changes, unchanged: stateRows.length - changes.length, problems: [] }
}

/** The rows of a freight file; a file that is wrong as a whole is refused with 400 (USE-028). */
export const readFreightFile = async (file: FileContent): Promise<readonly FileRow[]> =>
  (await readSentCsv(file, expectedFile)).rows

/** Compares a freight file with the stored table (C-34, C-140); states that are not in the file do not change. */
export const compareFreight = (fileRows: readonly FileRow[], stored: StoredFreight): ComparedFreight => {
  const read = readFreightRows(fileRows)
  const grouped = groupByState(read.rows)
  const compared = [...grouped.states].map(([uf, rows]) =>
    compareState(rows, uf, stored.find((state) => state.uf === uf)?.rates ?? null),
  )
  return {
    states: compared.flatMap(({ states }) => states),
    changes: compared.flatMap(({ changes }) => changes),
    unchanged: compared.reduce((sum, { unchanged }) => sum + unchanged, 0),
    problems: [...read.problems, ...grouped.problems, ...compared.flatMap(({ problems }) => problems)],
  }
}
