import { readSheet } from 'read-excel-file/universal'
import { fromBufferPromise, type ZipFile } from 'yauzl'
import { type FileContent, readWhole } from './file-content.ts'
import { type CsvPart, type ReadLimits, withoutControls } from './read-csv-rows.ts'
import { WrongFile } from './wrong-file.ts'

const mostUnpackedMegabytes = 20

const unreadable = 'Não deu para ler a planilha. Abra-a no Excel, salve-a como XLSX e envie de novo.'
const hasMacros = 'A planilha tem macros (.xlsm). Salve-a como XLSX e envie de novo.'
const tooLarge = `A planilha tem mais de ${mostUnpackedMegabytes} MB quando é aberta. Divida-a e envie as partes.`

const contentTypes = '[Content_Types].xml'

/** The bytes of an entry; the library refuses one that is longer than its header says. */
const readEntry = async (zip: ZipFile, entry: Parameters<ZipFile['openReadStreamPromise']>[0]): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

/**
 * Unpacks every entry once, within its bounds, before the reader of spreadsheets does it without any. Throws a WrongFile
 * for contents that are too large, and for a workbook with macros.
 */
const refuseUnsafe = async (bytes: Buffer): Promise<void> => {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true })
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize
    if (unpacked > mostUnpackedMegabytes * 1024 * 1024) throw new WrongFile(tooLarge)
    const content = await readEntry(zip, entry)
    if (entry.fileName === contentTypes && content.includes('macroEnabled')) throw new WrongFile(hasMacros)
  }
}

const toText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString().slice(0, 10) : withoutControls(String(value))
}

const readValues = async (bytes: Buffer) => {
  try {
    await refuseUnsafe(bytes)
    return await readSheet(new Uint8Array(bytes).buffer)
  } catch (error) {
    throw error instanceof WrongFile ? error : new WrongFile(unreadable)
  }
}

/**
 * The rows of the first sheet of an XLSX, the values of formulas instead of the formulas (FAST-003). Throws a WrongFile,
 * in Portuguese, for a file that is no such workbook, has macros, more rows than `mostRows`, or more than 20 MB unpacked.
 */
export const readXlsxRows = async function* (file: FileContent, { mostRows }: ReadLimits): AsyncGenerator<CsvPart> {
  const values = await readValues(Buffer.from(readWhole(file)))
  const rows = values.map((cells, at) => ({ line: at + 1, cells: cells.map(toText) }))
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (filled.length > mostRows) throw new WrongFile(`A planilha tem mais de ${mostRows} linhas, que é o máximo.`)
  yield { rows: filled }
}
