import type * as contract from '@girassol/contract/claims'
import type { FileHandler } from '../../../http/context.ts'
import { orNotFound } from '../../../http/refused.ts'
import { findClaim } from '../claim-access.ts'

/** The bytes of a photo, for those who read its claim. */
export const downloadClaimPhoto: FileHandler<typeof contract.downloadClaimPhoto> = async (context, { params }) => {
  const { id } = await findClaim(context, params.id)
  const found = await context.tx
    .selectFrom('claim_photo')
    .select(['storage_key', 'content_type'])
    .where('id', '=', params.photoId)
    .where('claim_id', '=', id)
    .executeTakeFirst()
  const { storage_key: key, content_type: contentType } = orNotFound(found, 'Foto não encontrada.')
  return {
    name: `foto-${params.photoId}.${contentType === 'image/png' ? 'png' : 'jpg'}`,
    contentType,
    disposition: 'inline',
    bytes: (files) => files.get(key),
  }
}
