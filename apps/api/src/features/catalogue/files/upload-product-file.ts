import type * as contract from '@girassol/contract/catalogue'
import type { LookupHandler } from '../../../http/context.ts'
import { readReceivedFile, storeReceivedFile } from './received-file.ts'

/** USE-026: stores a picture or a technical file; refuses other kinds, larger and unsafe files with 400. */
export const uploadProductFile: LookupHandler<typeof contract.uploadProductFile> = async (
  { ports },
  { body: { use, file } },
) => {
  const received = await readReceivedFile(use, Buffer.from(file, 'base64'))
  return { stored: await storeReceivedFile(ports.files, use, received), bytes: received.bytes.length }
}
