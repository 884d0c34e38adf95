import type * as contract from '@girassol/contract/delivery-checks'
import type { FileHandler, Handler } from '../../http/context.ts'
import { findStoredPhoto } from './check-queries.ts'
import { findChecked, lockChecked, requireOpen } from './find-check.ts'

/** DEL-014: the bytes of a photo, for whoever reads the order of its delivery; 404 for one of another delivery. */
export const downloadCheckPhoto: FileHandler<typeof contract.downloadCheckPhoto> = async (context, { params }) => {
  const { delivery } = await findChecked(context, params.id)
  const photo = await findStoredPhoto(context.tx, { deliveryId: delivery.id, photoId: params.photoId })
  const { id, storage_key: key, content_type: contentType } = photo
  return {
    name: `foto-${id}.${contentType === 'image/png' ? 'png' : 'jpg'}`,
    contentType,
    disposition: 'inline',
    bytes: (files) => files.get(key),
  }
}

/** Removes a photo for good, 409 after the closing; its file is removed at night. */
export const removeCheckPhoto: Handler<typeof contract.removeCheckPhoto> = async (context, { params }) => {
  const { tx, now } = context
  const checked = await lockChecked(context, params.id)
  const { id, storage_key: key } = await findStoredPhoto(tx, { deliveryId: params.id, photoId: params.photoId })
  await requireOpen(context, checked)
  await tx.insertInto('leftover_file').values({ key, left_at: now }).execute()
  await tx.deleteFrom('delivery_check_photo').where('id', '=', id).execute()
  return null
}
