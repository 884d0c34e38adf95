import { type FileContent, readStart } from './file-content.ts'

/**
 * The file is wrong as a whole: another format, broken quotes, unknown columns. The message is in Portuguese (USE-028).
 */
export class WrongFile extends Error {
  override name = 'WrongFile'
}

type Signature = { readonly bytes: readonly number[]; readonly what: string }

const spreadsheet = 'uma planilha do Excel'

const zipStart = Buffer.from([0x50, 0x4b, 0x03, 0x04])

const signatures: readonly Signature[] = [
  { bytes: [...zipStart], what: spreadsheet },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], what: spreadsheet },
  { bytes: [0x25, 0x50, 0x44, 0x46], what: 'um PDF' },
  { bytes: [0x89, 0x50, 0x4e, 0x47], what: 'uma imagem' },
  { bytes: [0xff, 0xd8, 0xff], what: 'uma imagem' },
]

/** An XLSX is a zip. */
export const isZip = (file: FileContent): boolean => Buffer.from(readStart(file, 4)).equals(zipStart)

/**
 * Refuses an empty file, and one whose first bytes belong to a known format that is no text. `formats`: the accepted
 * formats, 'CSV'.
 */
export const refuseForeignFormat = (file: FileContent, formats: string): void => {
  const start = readStart(file, 4)
  if (start.length === 0) throw new WrongFile('O arquivo está vazio.')
  const known = signatures.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte))
  if (known?.what === spreadsheet) {
    const [wanted] = formats.includes('XLSX') ? ['XLSX'] : ['CSV']
    throw new WrongFile(`O arquivo é uma planilha do Excel. Salve-a como ${wanted} e envie o ${wanted}.`)
  }
  if (known) throw new WrongFile(`O arquivo é ${known.what}. Envie um ${formats}.`)
}
