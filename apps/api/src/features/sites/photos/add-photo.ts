import { randomUUID } from 'node:crypto'
import type * as contract from '@girassol/contract/site-records'
import { canAddPhoto, canBeSitePhoto, canChangeSite, photoLimits, siteSentences } from '@girassol/domain/sites'
import type { LookupContext, LookupHandler, Tx, WriteContext } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { cleanAllowedFile } from '../../../integrations/files/clean-file.ts'
import { requireSiteSeller } from '../site-access.ts'
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

type Storing = { readonly base64: string; readonly siteId: number }

/** The pixels alone, under a key that no other upload has, so that removing a photo never removes another one's file. */
const storePhoto = async ({ ports }: LookupContext, { base64, siteId }: Storing) => {
  const { kind, bytes, size } = await cleanAllowedFile(
    Buffer.from(base64, 'base64'),
    (file) => orRefuse(canBeSitePhoto(file), siteSentences, { status: 400 }),
    photoLimits.side,
  )
  const key = `sites/${siteId}-${randomUUID()}.${kind.extension}`
  await ports.files.put({ key, bytes, contentType: kind.contentType })
  return { key, contentType: kind.contentType, size }
}

type Stored = Awaited<ReturnType<typeof storePhoto>>

const insertPhoto = async (
  { tx, actor, now }: Pick<WriteContext, 'tx' | 'actor' | 'now'>,
  own: OwnSite,
  { key, contentType, size }: Stored,
) => {
  const site = await lockSite(tx, own)
  await refuseOneMore(tx, site)
  const { id } = await tx
    .insertInto('site_photo')
    .values({
      site_id: site.id,
      storage_key: key,
      content_type: contentType,
      width: size?.width ?? 0,
      height: size?.height ?? 0,
      added_by: actor.userId,
      added_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await touchSite(tx, site.id, now)
  return findPhotoView(tx, { siteId: site.id, id })
}

/**
 * SITE-014, C-155: a photo without EXIF and GPS. A site that takes no more is refused before the picture is decoded, and
 * again under its lock; the file of a call that stored no photo is removed.
 */
export const addPhoto: LookupHandler<typeof contract.addPhoto> = async (context, { params, body }) => {
  const own = { id: params.id, sellerId: requireSiteSeller(context.actor) }
  await context.read(async (tx) => refuseOneMore(tx, await findSite(tx, own)))
  const stored = await storePhoto(context, { base64: body.picture, siteId: own.id })
  let isInserted = false
  try {
    return await context.writeOnce(async (writing) => {
      const photo = await insertPhoto(writing, own, stored)
      isInserted = true
      return photo
    })
  } catch (error) {
    isInserted = false
    throw error
  } finally {
    if (!isInserted) await context.ports.files.remove(stored.key)
  }
}
