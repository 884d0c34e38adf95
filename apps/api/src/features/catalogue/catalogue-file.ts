import { CsvError, parse } from 'csv-parse/sync'

/** One record as the file has it; `line` is its line in a CSV, its place (from 1) in a JSON list. */
export type FileRow = { readonly line: number; readonly cells: Readonly<Record<string, unknown>> }

export type CatalogueFile = {
  readonly rows: readonly FileRow[]
  readonly roofTypes: readonly FileRow[]
  /** The columns of a CSV: what a known product has under others stays. A record of JSON tells all of its product. */
  readonly columns?: readonly string[]
}

/** The file cannot be read at all: wrong format, broken quotes, not a list. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/** Spreadsheets in Brazil still save Windows-1252; what is not valid UTF-8 is taken for that. */
const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const withoutEmptyCells = (cells: object): FileRow['cells'] =>
  Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== '' && value !== null))

/** The mark that our own spreadsheets put before a text that begins like a formula. */
const withoutFormulaMark = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '')

const readCsv = (text: string): CatalogueFile => {
  const [header = ''] = text.split('\n', 1)
  try {
    let columns: string[] = []
    const records: { record: object; info: { lines: number } }[] = parse(text, {
      columns: (names: string[]) => {
        columns = names
        return names
      },
      cast: withoutFormulaMark,
      info: true,
      trim: true,
      skip_empty_lines: true,
      // Where the comma is the decimal mark, spreadsheets separate columns by semicolons.
      delimiter: header.includes(';') ? ';' : ',',
    })
    const rows = records.map(({ record, info }) => ({ line: info.lines, cells: withoutEmptyCells(record) }))
    return { rows, roofTypes: [], columns }
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFile(`CSV ilegível: ${error.message}`)
    throw error
  }
}

const rowsOf = (list: unknown, name: string): FileRow[] => {
  if (list === undefined) return []
  if (!Array.isArray(list)) throw new UnreadableFile(`JSON sem a lista "${name}"`)
  return list.map((item: unknown, index) => ({
    line: index + 1,
    cells: typeof item === 'object' && item !== null ? withoutEmptyCells(item) : {},
  }))
}

const readJson = (text: string): CatalogueFile => {
  let content: { products?: unknown; roofTypes?: unknown } | null
  try {
    content = JSON.parse(text)
  } catch (error) {
    throw new UnreadableFile(`JSON ilegível: ${(error as Error).message}`)
  }
  return { rows: rowsOf(content?.products ?? null, 'products'), roofTypes: rowsOf(content?.roofTypes, 'roofTypes') }
}

/**
 * The records of a catalogue file: CSV with a header line (comma or semicolon), or JSON with the lists `products` and,
 * optionally, `roofTypes`. Refuses what cannot be read; single bad records are left to the check.
 */
export const readCatalogueFile = (bytes: Uint8Array, name: string): CatalogueFile => {
  const text = decode(bytes).replace(/^\uFEFF/, '')
  return name.toLowerCase().endsWith('.json') ? readJson(text) : readCsv(text)
}
