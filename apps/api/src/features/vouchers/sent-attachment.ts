import { randomUUID } from 'node:crypto'
import {
  type AttachmentContentType,
  attachmentExtensions,
  documentFileSentences,
  findDocumentFileProblem,
  findVoucherFileProblem,
  isAttachmentContentType,
  voucherFileSentences,
} from '@girassol/domain/vouchers'
import { Refused } from '../../http/refused.ts'
import { cleanAllowedFile } from '../../integrations/files/clean-file.ts'

/** A new file, with the storage key of its bytes and the columns of its row. */
export type SentAttachment = {
  readonly key: string
  readonly contentType: AttachmentContentType
  readonly bytes: Uint8Array
  /** The prefix of the stored name, which makes files with one name different (VOU-018). */
  readonly prefix: string
  readonly extension: string
}

type Sent = { readonly orderId: number; readonly file: string | undefined; readonly isVoucher: boolean }

const refuseFile = (file: { contentType: string | null; bytes: number }, isVoucher: boolean): void => {
  if (isVoucher) {
    const problem = findVoucherFileProblem(file)
    if (problem !== null) throw new Refused(voucherFileSentences[problem], { status: 400, reason: problem })
    return
  }
  const problem = findDocumentFileProblem(file)
  if (problem !== null) throw new Refused(documentFileSentences[problem], { status: 400, reason: problem })
}

/** The file of a call, written anew (SEC-015); 400 if it is missing, too large, of another kind or unsafe. */
export const readSentFile = async ({ orderId, file = '', isVoucher }: Sent): Promise<SentAttachment> => {
  const sent = Buffer.from(file.replace(/^data:[^,]*,/, ''), 'base64')
  const { bytes, kind } = await cleanAllowedFile(sent, (judged) => refuseFile(judged, isVoucher))
  const { contentType } = kind
  if (!isAttachmentContentType(contentType)) throw new Error('a refused file was accepted')
  const extension = attachmentExtensions[contentType]
  // A new key for each file, so that a file that is being read is never overwritten.
  const name = randomUUID()
  const key = `attachments/${orderId}/${name}.${extension}`
  return { key, contentType, bytes, prefix: name.slice(0, 8), extension }
}
