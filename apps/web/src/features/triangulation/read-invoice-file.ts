import { canAttachInvoiceFile, invoiceFileSentences, mostTriangulationFileBytes } from '@girassol/domain/triangulation'
import type { DraftFile } from './operation-draft.ts'

/** '%PDF-' in base64, up to the last character that does not depend on the following bytes. */
const pdfStart = 'JVBERi0'

const readBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable file'))
    reader.readAsDataURL(file)
  })

/** A refused file, with its reason; it is listed until it is dismissed. */
export type RefusedFile = { readonly key: string; readonly name: string; readonly sentence: string }

/**
 * Reads a chosen file and checks its content, or returns why it is refused (TRI-013, TRI-014). A file over 5 MB is not
 * read. `fileCount`: the number of files that the operation has already; `key`: a unique key for its line.
 */
export const readInvoiceFile = async (
  file: File,
  { fileCount, key }: { readonly fileCount: number; readonly key: string },
): Promise<{ readonly added: DraftFile } | { readonly refused: RefusedFile }> => {
  const isSmall = file.size <= mostTriangulationFileBytes
  // A file that the browser cannot read is refused like one of another format.
  const content = isSmall ? await readBase64(file).catch(() => '') : ''
  const decision = canAttachInvoiceFile({ isPdf: content.startsWith(pdfStart), bytes: file.size, fileCount })
  if (!decision.allowed) return { refused: { key, name: file.name, sentence: invoiceFileSentences[decision.refusal] } }
  return { added: { key, name: file.name, bytes: file.size, storedId: null, content, isRemoved: false } }
}
