import type * as contract from '@girassol/contract/vouchers'
import { shownFilename } from '@girassol/domain/vouchers'
import type { FileHandler } from '../../http/context.ts'
import { findAttachment } from './attachment-queries.ts'

/** VOU-037: a file by its number only; 404 if it is not in the caller's list of its order. */
export const downloadAttachment: FileHandler<typeof contract.downloadAttachment> = async (context, { params }) => {
  const { filename, content_type: contentType, storage_key: key } = await findAttachment(context, params.id)
  return {
    name: shownFilename(filename),
    contentType,
    disposition: 'attachment',
    bytes: (files) => files.get(key),
  }
}
