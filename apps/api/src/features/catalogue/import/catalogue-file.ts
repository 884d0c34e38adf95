import { decodeText, type FileRow, readCsv, withoutEmptyCells } from '../../../spreadsheets/read-csv.ts'
import { refuseForeignFormat, WrongFile } from '../../../spreadsheets/wrong-file.ts'

export type CatalogueFile = {
  readonly rows: readonly FileRow[]
  readonly roofTypes: readonly FileRow[]
  /**
   * The columns of a CSV: other columns of an existing product do not change. A JSON record contains the whole product.
   */
  readonly columns?: readonly string[]
}

/** The column that identifies each row; a file without it is not a catalogue. */
const codeColumn = 'B1_COD'

const refuseHeader = (columns: readonly string[]): void => {
  if (!columns.includes(codeColumn)) {
    throw new WrongFile(`Falta a coluna ${codeColumn}. A primeira linha do CSV deve ter os nomes das colunas.`)
  }
}

const toRows = (list: unknown, name: string): FileRow[] => {
  if (list === undefined) return []
  if (!Array.isArray(list)) throw new WrongFile(`Falta a lista "${name}" no JSON.`)
  return list.map((item: unknown, index) => ({
    line: index + 1,
    cells: typeof item === 'object' && item !== null ? withoutEmptyCells(item) : {},
  }))
}

const readJson = (text: string): CatalogueFile => {
  let content: { products?: unknown; roofTypes?: unknown } | null
  try {
    content = JSON.parse(text)
  } catch {
    throw new WrongFile('O JSON está incompleto ou tem um erro de escrita.')
  }
  return { rows: toRows(content?.products ?? null, 'products'), roofTypes: toRows(content?.roofTypes, 'roofTypes') }
}

/**
 * Reads the records of a catalogue file: CSV with a header line (comma or semicolon), or JSON with the lists `products`
 * and, optionally, `roofTypes`. Refuses a file that is wrong as a whole (USE-028); single bad records are found by the
 * check.
 */
export const readCatalogueFile = (bytes: Uint8Array, name: string): CatalogueFile => {
  refuseForeignFormat(bytes, 'CSV ou JSON')
  const text = decodeText(bytes)
  if (name.toLowerCase().endsWith('.json')) return readJson(text)
  return { ...readCsv(text, { refuseHeader, nothing: 'nenhum produto' }), roofTypes: [] }
}
