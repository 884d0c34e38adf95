import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** TRI-014: an operation has at most this many invoice files. */
export const mostTriangulationFiles = 10

/** TRI-013: the size of one invoice file, in bytes. */
export const mostTriangulationFileBytes = 5_242_880

type OfferedFile = {
  /** Determined by the first bytes, not by the name. */
  readonly isPdf: boolean
  readonly bytes: number
  /** How many files the operation already has. */
  readonly fileCount: number
}

/** TRI-013, TRI-014: an invoice file is a PDF of at most 5 MB, and there are at most 10 of them. */
export const canAttachInvoiceFile = ({ isPdf, bytes, fileCount }: OfferedFile) =>
  firstRefusal(
    [!isPdf || bytes > mostTriangulationFileBytes, 'badFile'],
    [fileCount >= mostTriangulationFiles, 'tooManyFiles'],
  )

export const invoiceFileSentences = {
  badFile: 'Arquivo muito grande ou formato incorreto',
  tooManyFiles: `Envie no máximo ${mostTriangulationFiles} arquivos.`,
} as const satisfies Record<RuleRefusal<typeof canAttachInvoiceFile>, string>
