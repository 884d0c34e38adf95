import type * as contract from '@girassol/contract/delivery-checks'
import { canAddCheckPhoto, checkPhotoSentences } from '@girassol/domain/delivery-checks'
import type { LookupHandler, WriteContext } from '../../http/context.ts'
import { orRefuse } from '../../http/refused.ts'
import { type PhotoColumns, storePhoto } from '../../records/store-photo.ts'
import type { Reading } from '../order-record/order-lines.ts'
import { findCheckLine } from './check-queries.ts'
import { type CheckedDelivery, findReceived, lockChecked, requireOpen } from './find-check.ts'

type Place = { readonly id: number; readonly itemId: number }

const refuseOneMore = async (
  reading: Pick<Reading, 'tx' | 'now'>,
  checked: CheckedDelivery,
  itemId: number,
): Promise<void> => {
  const { photos } = await findCheckLine(reading.tx, { deliveryId: checked.delivery.id, itemId })
  await requireOpen(reading, checked)
  orRefuse(canAddCheckPhoto({ photos: photos.length }), checkPhotoSentences)
}

const insertPhoto = async (writing: WriteContext, { id, itemId }: Place, photo: PhotoColumns) => {
  const { tx, actor, now } = writing
  await refuseOneMore(writing, await lockChecked(writing, id), itemId)
  await tx
    .insertInto('delivery_check_photo')
    .values({ delivery_id: id, order_item_id: itemId, ...photo, added_by: actor.userId, added_at: now })
    .execute()
  return findCheckLine(tx, { deliveryId: id, itemId })
}

/**
 * DEL-014, C-155: a photo of a line without EXIF and GPS. What takes no more is refused before the picture is decoded, and
 * again under the lock: 404 for an item of another delivery, 409 for the eleventh photo and after the closing.
 */
export const addCheckPhoto: LookupHandler<typeof contract.addCheckPhoto> = async (context, { params, body }) => {
  const { actor, now } = context
  await context.read(async (tx) => {
    const reading = { tx, actor, now }
    await refuseOneMore(reading, await findReceived(reading, params.id), params.itemId)
  })
  const sent = { base64: body.picture, place: `deliveries/${params.id}` }
  return storePhoto(context, sent, (writing, photo) => insertPhoto(writing, params, photo))
}
