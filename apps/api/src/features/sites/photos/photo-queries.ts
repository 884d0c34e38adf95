import type { PhotoView } from '@girassol/contract/sites'
import type { Tx } from '../../../http/context.ts'
import { orNotFound } from '../../../http/refused.ts'

const selectPhotos = (tx: Tx, siteId: number) =>
  tx
    .selectFrom('site_photo')
    .innerJoin('app_user', 'app_user.id', 'site_photo.added_by')
    .select([
      'site_photo.id',
      'site_photo.added_at',
      'site_photo.width',
      'site_photo.height',
      'app_user.name as author',
    ])
    .where('site_photo.site_id', '=', siteId)

type Found = {
  readonly id: number
  readonly added_at: string
  readonly width: number
  readonly height: number
  readonly author: string
}

const toPhotoView = (siteId: number, { id, added_at, author, width, height }: Found): PhotoView => ({
  id,
  addedAt: added_at,
  author,
  width,
  height,
  address: `/sites/${siteId}/photos/${id}`,
})

/** The photos of a site, the newest first. */
export const listSitePhotos = async (tx: Tx, siteId: number): Promise<PhotoView[]> => {
  const rows = await selectPhotos(tx, siteId).orderBy('site_photo.id', 'desc').execute()
  return rows.map((row) => toPhotoView(siteId, row))
}

type Place = { readonly siteId: number; readonly id: number }

export const findPhotoView = async (tx: Tx, { siteId, id }: Place): Promise<PhotoView> =>
  toPhotoView(siteId, await selectPhotos(tx, siteId).where('site_photo.id', '=', id).executeTakeFirstOrThrow())

/** Where the bytes of a photo are; 404 for one of another site. */
export const findStoredPhoto = async (tx: Tx, { siteId, id }: Place) =>
  orNotFound(
    await tx
      .selectFrom('site_photo')
      .select(['id', 'storage_key', 'content_type'])
      .where('id', '=', id)
      .where('site_id', '=', siteId)
      .executeTakeFirst(),
    'Foto não encontrada.',
  )
