import { createHash } from 'node:crypto'
import type { InputFor } from '@girassol/contract/http/endpoint'
import type { createTriangulation } from '@girassol/contract/triangulation'
import { canAttachInvoiceFile, invoiceFileSentences } from '@girassol/domain/triangulation'
import { orRefuse } from '../../http/refused.ts'
import { cleanFile } from '../../integrations/files/clean-file.ts'
import { detectFileKind } from '../../integrations/files/file-kind.ts'

type Attachment = InputFor<typeof createTriangulation>['body']['attachments'][number]

export type RemovedFile = { readonly name: string; readonly key: string }

export type SentInvoiceFile = { readonly name: string; readonly key: string; readonly bytes: Uint8Array }

const readPdf = (orderId: number, name: string, base64: string): SentInvoiceFile => {
  const bytes = Buffer.from(base64, 'base64')
  const isPdf = detectFileKind(bytes)?.contentType === 'application/pdf'
  // The number of files is checked together with the stored ones, after the order is locked.
  const decision = canAttachInvoiceFile({ isPdf, bytes: bytes.length, fileCount: 0 })
  orRefuse(decision, invoiceFileSentences, { status: 400 })
  // Named by the content that was sent, so that the same file sent twice is one file.
  const key = `triangulations/${orderId}/${createHash('sha256').update(bytes).digest('hex')}.pdf`
  return { name, key, bytes }
}

/** The files written anew (SEC-015); 400 if one of them is unsafe. */
export const cleanSentFiles = (sent: readonly SentInvoiceFile[]): Promise<SentInvoiceFile[]> => {
  const kind = { contentType: 'application/pdf', extension: 'pdf' }
  return Promise.all(sent.map(async (file) => ({ ...file, bytes: (await cleanFile(file.bytes, kind)).bytes })))
}

/** The new files of a call, PDFs of at most 5 MB, checked by their content (TRI-013), and the files to remove. */
export const readSentFiles = (orderId: number, attachments: readonly Attachment[]) => ({
  sent: attachments.flatMap(({ name, file, deletedAt }) => (file && !deletedAt ? [readPdf(orderId, name, file)] : [])),
  removed: attachments.flatMap(({ name, awsKey, deletedAt }) => (awsKey && deletedAt ? [{ name, key: awsKey }] : [])),
})
