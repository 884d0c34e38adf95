import type { ClaimMessageView, ClaimMoveView, ClaimView } from '@girassol/contract/claims'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import { nameOrKey } from '../../../records/name-or-key.ts'
import { systemAuthor } from '../../order-record/unscoped-order.ts'

/** The history of a claim, the first move first. */
export const listMoves = async (tx: Tx, claimId: number): Promise<ClaimMoveView[]> => {
  const rows = await tx
    .selectFrom('claim_move')
    .leftJoin('app_user', 'app_user.id', 'claim_move.moved_by')
    .select(['from_status as from', 'to_status as to', 'moved_at as at', 'reason'])
    .select(nameOrKey<string | null>('app_user.name', 'claim_move.moved_by_key').as('author'))
    .where('claim_id', '=', claimId)
    .orderBy('claim_move.id')
    .execute()
  return rows.map(({ author, ...move }) => ({ ...move, author: author ?? systemAuthor.name }))
}

/** What the approvals of a claim have credited and refunded, in cents. */
export const sumGranted = async (tx: Tx, claimId: number): Promise<number> => {
  const { sum } = await tx
    .selectFrom('claim_move')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::integer`.as('sum'))
    .where('claim_id', '=', claimId)
    .executeTakeFirstOrThrow()
  return sum
}

type MessageFile = { readonly id: number; readonly name: string }

const messageFiles = sql<MessageFile[]>`coalesce((
  select json_agg(json_build_object('id', file.id, 'name', file.name) order by file.id)
  from claim_file file where file.message_id = claim_message.id), '[]')`

/** CLM-010: the thread in the order of writing; internal messages only for the distributor. */
export const listMessages = async (
  tx: Tx,
  claimId: number,
  { readsInternal }: { readonly readsInternal: boolean },
): Promise<ClaimMessageView[]> => {
  const rows = await tx
    .selectFrom('claim_message')
    .innerJoin('app_user', 'app_user.id', 'claim_message.author_id')
    .select([
      'claim_message.id',
      'app_user.name as author',
      'claim_message.side',
      'claim_message.written_at as at',
      'claim_message.text',
      'claim_message.is_internal as isInternal',
      messageFiles.as('files'),
    ])
    .where('claim_message.claim_id', '=', claimId)
    .$if(!readsInternal, (query) => query.where('claim_message.is_internal', '=', false))
    .orderBy('claim_message.written_at')
    .orderBy('claim_message.id')
    .execute()
  return rows.map(({ files, ...message }) => ({
    ...message,
    files: files.map((file) => ({ ...file, address: `/claims/${claimId}/files/${file.id}` })),
  }))
}

/** The photos of a claim, the first added first. */
export const listPhotos = async (tx: Tx, claimId: number): Promise<ClaimView['photos']> => {
  const rows = await tx
    .selectFrom('claim_photo')
    .select(['id', 'order_item_id as itemId', 'width', 'height'])
    .where('claim_id', '=', claimId)
    .orderBy('id')
    .execute()
  return rows.map((photo) => ({ ...photo, address: `/claims/${claimId}/photos/${photo.id}` }))
}

export type ClaimSerial = {
  readonly id: number
  readonly itemId: number
  readonly number: string
  readonly replacedBy: string | null
}

/** The serial numbers of the claimed units. */
export const listClaimSerials = (tx: Tx, claimId: number): Promise<ClaimSerial[]> =>
  tx
    .selectFrom('claim_serial')
    .innerJoin('serial_number', 'serial_number.id', 'claim_serial.serial_id')
    .leftJoin('serial_number as later', 'later.replaces_id', 'serial_number.id')
    .select([
      'serial_number.id',
      'serial_number.order_item_id as itemId',
      'serial_number.number',
      'later.number as replacedBy',
    ])
    .where('claim_serial.claim_id', '=', claimId)
    .orderBy('serial_number.id')
    .execute()

/** The numbers within its order of the claim's own delivery and of the latest that replaces its units. */
export const findDeliveryNumbers = async (
  tx: Tx,
  claim: { readonly id: number; readonly delivery_id: number | null },
) => {
  const rows = await tx
    .selectFrom('delivery')
    .select(['id', 'number', 'claim_id'])
    .where((eb) => eb.or([eb('id', '=', claim.delivery_id), eb('claim_id', '=', claim.id)]))
    .orderBy('id')
    .execute()
  const own = rows.find(({ id }) => id === claim.delivery_id)
  return {
    own: own === undefined ? null : { id: own.id, number: own.number },
    replacement: rows.findLast((row) => row.claim_id === claim.id)?.number ?? null,
  }
}
