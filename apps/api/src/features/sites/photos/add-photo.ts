import type * as contract from '@girassol/contract/site-records'
import { canAddPhoto, canChangeSite, siteSentences } from '@girassol/domain/sites'
import type { LookupHandler, Tx, WriteContext } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { type PhotoColumns, storePhoto } from '../../../records/store-photo.ts'
import { findSite, lockSite, type OwnSite, type SiteRecord, touchSite } from '../site-store.ts'
import { findPhotoView } from './photo-queries.ts'

const refuseOneMore = async (tx: Tx, { id, is_archived: isArchived }: SiteRecord): Promise<void> => {
  orRefuse(canChangeSite({ isArchived }), siteSentences)
  const { photos } = await tx
    .selectFrom('site_photo')
    .select((eb) => eb.fn.countAll<number>().as('photos'))
    .where('site_id', '=', id)
    .executeTakeFirstOrThrow()
  orRefuse(canAddPhoto({ photos: Number(photos) }), siteSentences)
}

const insertPhoto = async (
  { tx, actor, now }: Pick<WriteContext, 'tx' | 'actor' | 'now'>,
  own: OwnSite,
  photo: PhotoColumns,
) => {
  const site = await lockSite(tx, own)
  await refuseOneMore(tx, site)
  const { id } = await tx
    .insertInto('site_photo')
    .values({ site_id: site.id, ...photo, added_by: actor.userId, added_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await touchSite(tx, site.id, now)
  return findPhotoView(tx, { siteId: site.id, id })
}

/**
 * SITE-014, C-155: a photo without EXIF and GPS. A site that takes no more is refused before the picture is decoded, and
 * again under its lock.
 */
export const addPhoto: LookupHandler<typeof contract.addPhoto> = async (context, { params, body }) => {
  const own = { id: params.id, sellerId: requireSellerId(context.actor) }
  await context.read(async (tx) => refuseOneMore(tx, await findSite(tx, own)))
  const sent = { base64: body.picture, place: `sites/${own.id}` }
  return storePhoto(context, sent, (writing, photo) => insertPhoto(writing, own, photo))
}
