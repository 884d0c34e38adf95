import type { ImportChange } from '@girassol/contract/http/file-import'
import {
  irradiationColumns,
  irradiationMonths,
  irradiationRanges,
  type SourcedIrradiation,
} from '@girassol/domain/energy'
import { z } from 'zod'
import { findCity } from '../../integrations/cep/brazil-places.ts'
import { cellReason, listCellReasons } from '../../spreadsheets/cell-reasons.ts'
import type { FileRow } from '../../spreadsheets/csv-content.ts'
import type { FileContent } from '../../spreadsheets/file-content.ts'
import { type ComparedRows, changedCells, type FileCells, type RowProblem } from '../../spreadsheets/import-preview.ts'
import { numberCell } from '../../spreadsheets/number-cell.ts'
import { type ExpectedFile, readSentCsv } from '../../spreadsheets/read-sent-csv.ts'

const expectedFile: ExpectedFile = {
  what: 'o arquivo de irradiação',
  nothing: 'nenhum município',
  required: irradiationColumns,
  optional: [],
  /** More than the country has municipalities. */
  mostRows: 6000,
}

const within = ({ least, most }: { readonly least: number; readonly most: number }) => z.number().min(least).max(most)
const month = numberCell({ decimals: 0 }, within(irradiationRanges.monthly).int())

const columns = z.strictObject({
  ibge: z.string().refine((code) => findCity(code) !== null, 'não é código de município'),
  name: z.string().trim().min(1).max(100),
  latitude: numberCell({ decimals: 4, isNegativeAllowed: true }, within(irradiationRanges.latitude)),
  jan: month,
  feb: month,
  mar: month,
  apr: month,
  may: month,
  jun: month,
  jul: month,
  aug: month,
  sep: month,
  oct: month,
  nov: month,
  dec: month,
  source: z.string().trim().min(1).max(120),
} satisfies Record<(typeof irradiationColumns)[number], z.ZodType>)

type CityRow = SourcedIrradiation & { readonly line: number }

const toCity = (line: number, cells: z.output<typeof columns>): CityRow => ({
  line,
  cityCode: cells.ibge,
  cityName: cells.name,
  latitude: cells.latitude,
  monthly: irradiationMonths.map((name) => cells[name]),
  source: cells.source,
})

type RowsRead = { readonly cities: readonly CityRow[]; readonly problems: readonly RowProblem[] }

/** The rows of a file, every wrong row with its line and column (YLD-003, USE-028). */
export const readIrradiationFile = async (file: FileContent): Promise<RowsRead> => {
  const { rows } = await readSentCsv(file, expectedFile)
  const cities: CityRow[] = []
  const problems: RowProblem[] = []
  const lines = new Map<string, number>()
  for (const row of rows) {
    const { data, reasons } = readRow(row)
    const first = data && lines.get(data.cityCode)
    if (data === undefined) problems.push(...reasons.map((reason) => ({ line: row.line, reason })))
    else if (first !== undefined) problems.push({ line: row.line, reason: `coluna ibge: já está na linha ${first}` })
    else {
      lines.set(data.cityCode, row.line)
      cities.push(data)
    }
  }
  return { cities, problems }
}

const readRow = ({ line, cells, reasons }: FileRow) => {
  if (reasons) return { data: undefined, reasons }
  const { data, error } = columns.safeParse(cells, { error: cellReason })
  return { data: data && toCity(line, data), reasons: listCellReasons(error) }
}

const toCells = ({ cityCode, cityName, latitude, monthly, source }: SourcedIrradiation): FileCells => ({
  ibge: cityCode,
  name: cityName,
  latitude: String(latitude).replace('.', ','),
  ...Object.fromEntries(irradiationMonths.map((name, at) => [name, String(monthly[at])])),
  source,
})

export type ComparedIrradiation = ComparedRows & { readonly cities: readonly SourcedIrradiation[] }

/** Compares a file with what is stored (YLD-003, C-140); cities that are not in the file do not change. */
export const compareIrradiation = (
  { cities, problems }: RowsRead,
  stored: ReadonlyMap<string, SourcedIrradiation>,
): ComparedIrradiation => {
  const compared = cities.map((city) => {
    const before = stored.get(city.cityCode)
    const cells = changedCells(before ? toCells(before) : null, toCells(city))
    const change: ImportChange = { line: city.line, name: city.cityName, isNew: before === undefined, cells }
    return { city, change }
  })
  const changed = compared.filter(({ change }) => change.cells.length > 0)
  return {
    cities: changed.map(({ city }) => city),
    changes: changed.map(({ change }) => change),
    unchanged: compared.length - changed.length,
    problems,
  }
}
