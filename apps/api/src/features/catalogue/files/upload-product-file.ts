import type * as contract from '@girassol/contract/catalogue'
import { contentSentences } from '@girassol/domain/catalogue'
import type { LookupHandler } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { judgeFile, storeReceivedFile } from './received-file.ts'

/** USE-026: stores a picture or a technical file; refuses other kinds and larger files with 400. */
export const uploadProductFile: LookupHandler<typeof contract.uploadProductFile> = async (
  { ports },
  { body: { use, file } },
) => {
  const bytes = Buffer.from(file, 'base64')
  orRefuse(judgeFile(use, bytes), contentSentences, { status: 400 })
  return { stored: await storeReceivedFile(ports.files, use, bytes), bytes: bytes.length }
}
