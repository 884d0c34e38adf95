import type { CheckLineView } from '@girassol/contract/delivery-checks'
import { displayName } from '@girassol/domain/catalogue'
import { formatProtocol } from '@girassol/domain/claims'
import type { Tx } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'

type StoredPhoto = CheckLineView['photos'][number] & { readonly itemId: number }

const listPhotos = async (tx: Tx, deliveryId: number): Promise<readonly StoredPhoto[]> => {
  const rows = await tx
    .selectFrom('delivery_check_photo')
    .select(['id', 'order_item_id as itemId', 'width', 'height'])
    .where('delivery_id', '=', deliveryId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, address: `/deliveries/${deliveryId}/check/photos/${row.id}` }))
}

/** The lines of a delivery in the order of the items, with what was found of them and their photos, the first one first. */
export const listCheckLines = async (tx: Tx, deliveryId: number): Promise<readonly CheckLineView[]> => {
  const rows = await tx
    .selectFrom('delivery_line')
    .innerJoin('order_item', 'order_item.id', 'delivery_line.order_item_id')
    .leftJoin('delivery_check_line as saved', (join) =>
      join
        .onRef('saved.delivery_id', '=', 'delivery_line.delivery_id')
        .onRef('saved.order_item_id', '=', 'delivery_line.order_item_id'),
    )
    .leftJoin('app_user', 'app_user.id', 'saved.saved_by')
    .select([
      'order_item.id as itemId',
      'order_item.product_code as code',
      'order_item.product_name as name',
      'delivery_line.quantity as sent',
      'saved.counted',
      'saved.condition',
      'saved.affected',
      'saved.note',
      'saved.saved_at as savedAt',
      'app_user.name as savedBy',
    ])
    .where('delivery_line.delivery_id', '=', deliveryId)
    .orderBy('order_item.position')
    .orderBy('order_item.id')
    .execute()
  const photos = await listPhotos(tx, deliveryId)
  return rows.map(({ itemId, code, name, sent, counted, condition, affected, note, savedAt, savedBy }) => ({
    itemId,
    code,
    name: displayName(name),
    sent,
    saved:
      counted === null || condition === null || affected === null || savedAt === null
        ? null
        : { counted, condition, affected, note, savedAt, savedBy: savedBy ?? '' },
    photos: photos
      .filter((photo) => photo.itemId === itemId)
      .map(({ id, width, height, address }) => ({ id, width, height, address })),
  }))
}

/** A line of the delivery; 404 for an item that it does not bring. */
export const findCheckLine = async (
  tx: Tx,
  { deliveryId, itemId }: { readonly deliveryId: number; readonly itemId: number },
): Promise<CheckLineView> =>
  orNotFound(
    (await listCheckLines(tx, deliveryId)).find((line) => line.itemId === itemId),
    'Item não encontrado.',
  )

type CheckClosing = {
  readonly signedBy: string | null
  /** The claim that the closing opened (DEL-012). */
  readonly claim: { readonly id: number; readonly protocol: string } | null
}

/** Who signed the check of a delivery, and the claim that it opened; nulls for one that is open. */
export const findClosing = async (tx: Tx, deliveryId: number): Promise<CheckClosing> => {
  const row = await tx
    .selectFrom('delivery_check')
    .leftJoin('claim', 'claim.id', 'delivery_check.claim_id')
    .select(['delivery_check.signed_by as signedBy', 'claim.id', 'claim.year', 'claim.number'])
    .where('delivery_check.delivery_id', '=', deliveryId)
    .executeTakeFirst()
  if (row === undefined) return { signedBy: null, claim: null }
  const { signedBy, id, year, number } = row
  const hasNone = id === null || year === null || number === null
  return { signedBy, claim: hasNone ? null : { id, protocol: formatProtocol(year, number) } }
}

/** Where the bytes of a photo are; 404 for one of another delivery. */
export const findStoredPhoto = async (
  tx: Tx,
  { deliveryId, photoId }: { readonly deliveryId: number; readonly photoId: number },
) =>
  orNotFound(
    await tx
      .selectFrom('delivery_check_photo')
      .select(['id', 'storage_key', 'content_type'])
      .where('id', '=', photoId)
      .where('delivery_id', '=', deliveryId)
      .executeTakeFirst(),
    'Foto não encontrada.',
  )
