import type * as contract from '@girassol/contract/site-records'
import { canChangeSite, siteSentences } from '@girassol/domain/sites'
import type { FileHandler, Handler } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { findSite, lockSite, touchSite } from '../site-store.ts'
import { findStoredPhoto } from './photo-queries.ts'

/** SITE-014: the bytes of a photo, for those who read its site. */
export const downloadPhoto: FileHandler<typeof contract.downloadPhoto> = async ({ tx, actor }, { params }) => {
  const site = await findSite(tx, { id: params.id, sellerId: requireSellerId(actor) })
  const { id, storage_key: key, content_type } = await findStoredPhoto(tx, { siteId: site.id, id: params.photoId })
  return {
    name: `foto-${id}.${content_type === 'image/png' ? 'png' : 'jpg'}`,
    contentType: content_type,
    disposition: 'inline',
    bytes: (files) => files.get(key),
  }
}

/** Removes a photo for good; its file is removed at night. */
export const removePhoto: Handler<typeof contract.removePhoto> = async ({ tx, actor, now }, { params }) => {
  const site = await lockSite(tx, { id: params.id, sellerId: requireSellerId(actor) })
  const { id, storage_key: key } = await findStoredPhoto(tx, { siteId: site.id, id: params.photoId })
  orRefuse(canChangeSite({ isArchived: site.is_archived }), siteSentences)
  await tx.insertInto('leftover_file').values({ key, left_at: now }).execute()
  await tx.deleteFrom('site_photo').where('id', '=', id).execute()
  await touchSite(tx, site.id, now)
  return null
}
