import { randomUUID } from 'node:crypto'
import type * as contract from '@girassol/contract/claims'
import type { InputFor } from '@girassol/contract/http/endpoint'
import { canBeMessageFile, claimFileSentences } from '@girassol/domain/claims'
import { photoLimits } from '@girassol/domain/shared'
import type { LookupContext } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { cleanAllowedFile } from '../../../integrations/files/clean-file.ts'

type SentFile = InputFor<typeof contract.addClaimMessage>['body']['files'][number]

export type StoredFile = { readonly name: string; readonly storage_key: string; readonly content_type: string }

const clean = ({ file: sent }: SentFile) =>
  cleanAllowedFile(
    Buffer.from(sent, 'base64'),
    (file) => orRefuse(canBeMessageFile(file), claimFileSentences, { status: 400 }),
    photoLimits.side,
  )

/** CLM-010: stores the files of a message; all are judged before the first is stored. */
export const storeMessageFiles = async (
  { ports }: LookupContext,
  claimId: number,
  files: readonly SentFile[],
): Promise<readonly StoredFile[]> => {
  const cleaned = []
  for (const file of files) cleaned.push({ name: file.name, ...(await clean(file)) })
  const stored: StoredFile[] = []
  for (const { name, kind, bytes } of cleaned) {
    const key = `claims/${claimId}-${randomUUID()}.${kind.extension}`
    await ports.files.put({ key, bytes, contentType: kind.contentType })
    stored.push({ name, storage_key: key, content_type: kind.contentType })
  }
  return stored
}
