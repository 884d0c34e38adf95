import { randomUUID } from 'node:crypto'
import type { SentFile } from '@girassol/contract/http/message-body'
import { canBeMessageFile, messageFileSentences, photoLimits } from '@girassol/domain/shared'
import type { LookupContext } from '../http/context.ts'
import { orRefuse } from '../http/refused.ts'
import { cleanAllowedFile } from '../integrations/files/clean-file.ts'

export type StoredFile = { readonly name: string; readonly storage_key: string; readonly content_type: string }

const clean = ({ file: sent }: SentFile) =>
  cleanAllowedFile(
    Buffer.from(sent, 'base64'),
    (file) => orRefuse(canBeMessageFile(file), messageFileSentences, { status: 400 }),
    photoLimits.side,
  )

/**
 * CLM-010, QUO-019: stores the files of a message; all are judged before the first is stored. `place` begins their keys,
 * such as 'claims/31'.
 */
export const storeMessageFiles = async (
  { ports }: LookupContext,
  place: string,
  files: readonly SentFile[],
): Promise<readonly StoredFile[]> => {
  const cleaned = []
  for (const file of files) cleaned.push({ name: file.name, ...(await clean(file)) })
  const stored: StoredFile[] = []
  for (const { name, kind, bytes } of cleaned) {
    const key = `${place}-${randomUUID()}.${kind.extension}`
    await ports.files.put({ key, bytes, contentType: kind.contentType })
    stored.push({ name, storage_key: key, content_type: kind.contentType })
  }
  return stored
}
