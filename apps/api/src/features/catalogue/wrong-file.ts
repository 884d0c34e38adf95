/** The file is wrong as a whole: another format, broken quotes, columns that no catalogue has. In Portuguese (USE-028). */
export class WrongFile extends Error {
  override name = 'WrongFile'
}

type Signature = { readonly bytes: readonly number[]; readonly sentence: string }

const spreadsheet = 'O arquivo é uma planilha do Excel. Salve-a como CSV e envie o CSV.'

const signatures: readonly Signature[] = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], sentence: spreadsheet },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], sentence: spreadsheet },
  { bytes: [0x25, 0x50, 0x44, 0x46], sentence: 'O arquivo é um PDF. Envie um CSV ou JSON.' },
  { bytes: [0x89, 0x50, 0x4e, 0x47], sentence: 'O arquivo é uma imagem. Envie um CSV ou JSON.' },
  { bytes: [0xff, 0xd8, 0xff], sentence: 'O arquivo é uma imagem. Envie um CSV ou JSON.' },
]

/** Refuses a file whose first bytes say that it is no text, and an empty one. */
export const refuseForeignFormat = (file: Uint8Array): void => {
  if (file.length === 0) throw new WrongFile('O arquivo está vazio.')
  const known = signatures.find(({ bytes }) => bytes.every((byte, index) => file[index] === byte))
  if (known) throw new WrongFile(known.sentence)
  if (file.subarray(0, 1000).includes(0)) throw new WrongFile('O arquivo não é um texto. Envie um CSV ou JSON.')
}
