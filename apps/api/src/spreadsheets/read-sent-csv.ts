import { plainWord } from '@girassol/domain/shared'
import { Refused } from '../http/refused.ts'
import type { FileContent } from './file-content.ts'
import { type CsvContent, readCsv } from './read-csv.ts'
import { WrongFile } from './wrong-file.ts'

/** The file of an import, in the words of the user who prepares it. */
export type ExpectedFile = {
  /** 'o arquivo de frete' */
  readonly what: string
  /** What is missing from a file with only a header: 'nenhum estado'. */
  readonly nothing: string
  readonly required: readonly string[]
  readonly optional: readonly string[]
  readonly mostRows: number
}

const named = (columns: readonly string[]): string =>
  `${columns.length === 1 ? 'a coluna' : 'as colunas'} ${columns.join(', ')}`

const refuseHeader = ({ what, required, optional }: ExpectedFile, columns: readonly string[]): void => {
  const expected = [...required, ...optional]
  const missing = required.filter((column) => !columns.includes(column))
  const unknown = columns.filter((column) => !expected.includes(column))
  const list = `As colunas esperadas são: ${expected.join(', ')}.`
  if (missing.length > 0) {
    const verb = missing.length === 1 ? 'Falta' : 'Faltam'
    throw new WrongFile(`Este não é ${what}. ${verb} ${named(missing)}. ${list}`)
  }
  if (unknown.length > 0) throw new WrongFile(`O arquivo tem ${named(unknown)}, que não se usa aqui. ${list}`)
}

const read = (file: FileContent, expected: ExpectedFile): Promise<CsvContent> =>
  readCsv(file, {
    refuseHeader: (columns) => refuseHeader(expected, columns),
    toColumn: (header) => plainWord(header),
    nothing: expected.nothing,
    mostRows: expected.mostRows,
  })

/** The rows of a received CSV; a file that is wrong as a whole is refused with 400 and one sentence (USE-028). */
export const readSentCsv = async (file: FileContent, expected: ExpectedFile): Promise<CsvContent> => {
  try {
    return await read(file, expected)
  } catch (error) {
    if (!(error instanceof WrongFile)) throw error
    throw new Refused(`${error.message} Nada foi gravado.`, { status: 400, reason: 'wrongFile' })
  }
}
