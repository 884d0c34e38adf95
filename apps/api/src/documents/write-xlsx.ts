import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Sheet, SheetColumn } from './spreadsheet.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

/** The maximum of the format. */
const mostRows = 1_048_576
const truncated = 'A planilha acaba aqui: exporte em CSV para ter todas as linhas.'

/** Cell formats by their place in `cellXfs`. */
const formats = { text: 0, header: 1, 0: 2, 2: 3, 3: 4, day: 5 } as const

const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/>
<numFmt numFmtId="165" formatCode="#,##0.000"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="6"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="3" applyNumberFormat="1"/>
<xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/>
<xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`

const types = `${head}<Types xmlns="${packaged}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>
<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>
</Types>`

const writeRelations = (...targets: readonly (readonly [type: string, target: string])[]): string =>
  `${head}<Relationships xmlns="${packaged}/relationships">${targets
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** Characters that XML cannot contain; tab and line ends are allowed. */
const withoutControls = (text: string): string =>
  text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (sign) => ('\t\r\n'.includes(sign) ? sign : ''))

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string =>
  withoutControls(text.toWellFormed()).replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const writeWorkbook = (name: string): string =>
  `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`

/** A cell without its address. */
type Cell = { readonly format: number; readonly type?: 'inlineStr'; readonly content: string }

const textCell = (text: string, format: number): Cell => ({
  format,
  type: 'inlineStr',
  content: `<is><t xml:space="preserve">${escaped(text)}</t></is>`,
})

/** Days since the day that spreadsheets count from. */
const toSerialDay = (day: string): number => (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000

const numberCell = (value: number, format: number): Cell => ({ format, content: `<v>${value}</v>` })

const toCell = <Row>(column: SheetColumn<Row>, row: Row): Cell | null => {
  const value = column.value(row)
  if (value === null) return null
  if (column.kind === 'number') return numberCell(Number(value), formats[column.decimals])
  return column.kind === 'day'
    ? numberCell(toSerialDay(String(value)), formats.day)
    : textCell(String(value), formats.text)
}

/** 'A' to 'Z', then 'AA': no list has more than 702 columns. */
const nameColumn = (at: number): string => {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : `${String.fromCharCode(64 + Math.floor(at / 26))}${last}`
}

/** The addresses may be left out, but some readers need them. */
const toRow = (cells: readonly (Cell | null)[], number: number): string => {
  const written = cells.map((cell, at) => {
    if (cell === null) return ''
    const type = cell.type === undefined ? '' : ` t="${cell.type}"`
    return `<c r="${nameColumn(at)}${number}" s="${cell.format}"${type}>${cell.content}</c>`
  })
  return `<row r="${number}">${written.join('')}</row>`
}

/** The lines above the table, and the header, which stays in view. */
const opening = <Row>({ heading = [], columns }: Sheet<Row>): string => {
  const header = heading.length + 1
  const pane = `<pane ySplit="${header}" topLeftCell="A${header + 1}" activePane="bottomLeft" state="frozen"/>`
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const above = heading.map(([name, value], at) =>
    toRow([textCell(name, formats.header), textCell(value, formats.text)], at + 1),
  )
  const headers = toRow(
    columns.map((column) => textCell(column.header, formats.header)),
    header,
  )
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${above.join('')}${headers}`
}

/** Writes the header and the rows that fit, and a last line that says so if some do not fit. */
const writeRows = async function* <Row>(sheet: Sheet<Row>, most: number): AsyncGenerator<string> {
  const { heading = [], columns, pages } = sheet
  yield opening(sheet)
  let next = heading.length + 2
  for await (const rows of pages) {
    const fitting = rows.slice(0, most - next)
    const first = next
    const cells = (row: Row) => columns.map((column) => toCell(column, row))
    yield fitting.map((row, at) => toRow(cells(row), first + at)).join('')
    next += fitting.length
    if (fitting.length < rows.length) {
      yield toRow([textCell(truncated, formats.text)], next)
      break
    }
  }
  yield '</sheetData></worksheet>'
}

/** An XLSX with one sheet, zipped while it is read: only what the reader has not taken yet is in memory. */
export const writeXlsx = async function* <Row>(sheet: Sheet<Row>, most = mostRows): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path)
  add('[Content_Types].xml', types)
  add('_rels/.rels', writeRelations(['officeDocument', 'xl/workbook.xml']))
  add('xl/workbook.xml', writeWorkbook(sheet.name))
  add('xl/_rels/workbook.xml.rels', writeRelations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']))
  add('xl/styles.xml', styles)
  const rows = Readable.from(writeRows(sheet, most), { objectMode: false })
  const output = zip.outputStream as Readable
  rows.on('error', (error) => output.destroy(error))
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml')
  zip.end()
  try {
    for await (const bytes of output) yield bytes as Uint8Array
  } finally {
    rows.destroy()
  }
}
