import { createHash } from 'node:crypto'
import { canShowAsProductPicture, canStoreTechnicalFile } from '@girassol/domain/catalogue'
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

/** Whether these bytes are allowed for this use. The name of a file says nothing about its content. */
export const judgeFile = (use: FileUse, bytes: Uint8Array) =>
  rules[use]({ contentType: detectFileKind(bytes)?.contentType ?? null, byteLength: bytes.length })

/**
 * Stores the bytes under a name derived from their content, and returns that name; the same bytes have the same name.
 */
export const storeReceivedFile = async (files: Files, use: FileUse, bytes: Uint8Array): Promise<string> => {
  const { extension = 'bin', contentType = 'application/octet-stream' } = detectFileKind(bytes) ?? {}
  const stored = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`
  await files.put({ key: keys[use](stored), bytes, contentType })
  return stored
}

export type ReceivedFile = { readonly contentType: string; readonly bytes: number }

const receivedName = /^[0-9a-f]{32}\.[a-z]{3,4}$/

/** A file that was uploaded before, checked again by its content; null if there is none of this name for this use. */
export const findReceivedFile = async (files: Files, use: FileUse, stored: string): Promise<ReceivedFile | null> => {
  if (!receivedName.test(stored)) return null
  const bytes = await files.get(keys[use](stored))
  if (bytes === null || !judgeFile(use, bytes).allowed) return null
  return { contentType: detectFileKind(bytes)?.contentType ?? '', bytes: bytes.length }
}
