import { createHash } from 'node:crypto'
import { canShowAsProductPicture, canStoreTechnicalFile, contentSentences } from '@girassol/domain/catalogue'
import { orRefuse } from '../../../http/refused.ts'
import { cleanAllowedFile, type JudgedFile } from '../../../integrations/files/clean-file.ts'
import { detectFileKind } from '../../../integrations/files/file-kind.ts'
import type { Files } from '../../../integrations/files/files.ts'
import { pictureKey } from './attachments.ts'

export type FileUse = 'picture' | 'technicalFile'

/** The storage key of a technical file; its name identifies its content. */
export const technicalFileKey = (stored: string): string => `library/${stored}`

const keys = { picture: pictureKey, technicalFile: technicalFileKey } as const satisfies Record<
  FileUse,
  (stored: string) => string
>

const rules = { picture: canShowAsProductPicture, technicalFile: canStoreTechnicalFile } as const

/** Whether this use allows the file. The name of a file says nothing about its content. */
const judgeFile = (use: FileUse, { contentType, bytes }: JudgedFile) => rules[use]({ contentType, byteLength: bytes })

/** The file of a call, written anew (SEC-015); 400 if it is of another kind, too large or unsafe. */
export const readReceivedFile = (use: FileUse, sent: Uint8Array) =>
  cleanAllowedFile(sent, (file) => orRefuse(judgeFile(use, file), contentSentences, { status: 400 }))

type ReadFile = Awaited<ReturnType<typeof readReceivedFile>>

/**
 * Stores the bytes under a name derived from their content, and returns that name; the same bytes have the same name.
 */
export const storeReceivedFile = async (files: Files, use: FileUse, { bytes, kind }: ReadFile): Promise<string> => {
  const stored = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${kind.extension}`
  await files.put({ key: keys[use](stored), bytes, contentType: kind.contentType })
  return stored
}

export type ReceivedFile = { readonly contentType: string; readonly bytes: number }

const receivedName = /^[0-9a-f]{32}\.[a-z]{3,4}$/

/** A file that was uploaded before, checked again by its content; null if there is none of this name for this use. */
export const findReceivedFile = async (files: Files, use: FileUse, stored: string): Promise<ReceivedFile | null> => {
  if (!receivedName.test(stored)) return null
  const bytes = await files.get(keys[use](stored))
  if (bytes === null) return null
  const contentType = detectFileKind(bytes)?.contentType ?? null
  if (contentType === null) return null
  const file = { contentType, bytes: bytes.length }
  return judgeFile(use, file).allowed ? file : null
}
