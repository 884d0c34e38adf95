import type * as contract from '@girassol/contract/claims'
import { isUndecided, mostClaimPhotos } from '@girassol/domain/claims'
import type { LookupHandler, Tx } from '../../../http/context.ts'
import { notFound, Refused } from '../../../http/refused.ts'
import { storePhoto } from '../../../records/store-photo.ts'
import { findClaim, lockClaim } from '../claim-access.ts'
import { type ClaimRecord, listClaimLines } from '../claim-queries.ts'
import { findClaimView } from '../detail/claim-view.ts'

/** 404 for an item that the claim does not name; 409 once it is decided, and for one photo too many (DEL-014). */
const refuseOneMore = async (tx: Tx, { id, status }: ClaimRecord, itemId: number | null): Promise<void> => {
  if (!isUndecided(status))
    throw new Refused('A ocorrência já foi decidida e não recebe fotos.', { status: 409, reason: 'claimDecided' })
  const lines = await listClaimLines(tx, [id])
  if (itemId !== null && !lines.some((line) => line.itemId === itemId)) throw notFound()
  const { photos } = await tx
    .selectFrom('claim_photo')
    .select((eb) => eb.fn.countAll<number>().as('photos'))
    .where('claim_id', '=', id)
    .where('order_item_id', 'is not distinct from', itemId)
    .executeTakeFirstOrThrow()
  if (Number(photos) >= mostClaimPhotos)
    throw new Refused(`Cada item pode ter até ${mostClaimPhotos} fotos.`, { status: 409, reason: 'tooManyPhotos' })
}

/** DEL-014, C-155: a photo without EXIF and GPS, for an item of the claim or for the whole of it. */
export const addClaimPhoto: LookupHandler<typeof contract.addClaimPhoto> = async (
  context,
  { params: { id }, query: { itemId = null }, body },
) => {
  const { actor, now } = context
  await context.read(async (tx) => refuseOneMore(tx, await findClaim({ tx, actor, now }, id), itemId))
  return storePhoto(context, { base64: body.picture, place: `claims/${id}` }, async (writing, photo) => {
    const { claim } = await lockClaim(writing, id)
    await refuseOneMore(writing.tx, claim, itemId)
    await writing.tx
      .insertInto('claim_photo')
      .values({ claim_id: id, order_item_id: itemId, ...photo, added_by: actor.userId, added_at: now })
      .execute()
    return findClaimView(writing, id)
  })
}
