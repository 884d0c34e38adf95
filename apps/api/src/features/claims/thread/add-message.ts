import type * as contract from '@girassol/contract/claims'
import type { InputFor } from '@girassol/contract/http/endpoint'
import { claimAnswered, claimWritten } from '@girassol/domain/notifications'
import type { LookupContext, LookupHandler, WriteContext } from '../../../http/context.ts'
import { findSide } from '../../../http/find-side.ts'
import { forbidden, Refused, viewerForbidden } from '../../../http/refused.ts'
import { type StoredFile, storeMessageFiles } from '../../../records/store-message-files.ts'
import { writeWithFiles } from '../../../records/write-with-files.ts'
import { notifyAboutOrder } from '../../notifications/notify-about-order.ts'
import { notifyUser } from '../../notifications/notify-user.ts'
import { byUser } from '../../order-record/mover.ts'
import { findClaim, type LockedClaim, lockClaim, mayWrite } from '../claim-access.ts'
import type { ClaimRecord } from '../claim-queries.ts'
import { toNoticedClaim } from '../claim-rows.ts'
import { findClaimView, isOver } from '../detail/claim-view.ts'
import { storeMove } from '../moving/store-move.ts'

type Body = InputFor<typeof contract.addClaimMessage>['body']

/** CLM-010: 403 for an internal mark of an integrator, 409 once the claim has ended. */
const requireWritable = ({ actor }: Pick<LookupContext, 'actor'>, claim: ClaimRecord, body: Body): void => {
  if (!mayWrite(actor)) throw viewerForbidden()
  if (body.isInternal && findSide(actor) === 'integrator') throw forbidden()
  if (isOver(claim))
    throw new Refused('A ocorrência terminou e não recebe mensagens.', { status: 409, reason: 'claimEnded' })
}

const insertMessage = async (
  { tx, now, actor }: WriteContext,
  { claim }: LockedClaim,
  { body, files }: { readonly body: Body; readonly files: readonly StoredFile[] },
): Promise<void> => {
  const { id } = await tx
    .insertInto('claim_message')
    .values({
      claim_id: claim.id,
      author_id: actor.userId,
      side: findSide(actor),
      text: body.text,
      is_internal: body.isInternal,
      written_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (files.length === 0) return
  await tx
    .insertInto('claim_file')
    .values(files.map((file) => ({ message_id: id, ...file })))
    .execute()
}

/** What a message of the distributor causes: it counts as the first answer (CLM-006), and the integrator is notified. */
const answer = async (context: WriteContext, { order, claim }: LockedClaim): Promise<void> => {
  const { tx, now, actor } = context
  const first = { answered_at: claim.answered_at ?? now }
  await tx.updateTable('claim').set(first).where('id', '=', claim.id).execute()
  await notifyAboutOrder(context, order, { notice: claimAnswered(toNoticedClaim(claim)), except: actor.userId })
}

/** What a message of the integrator causes: a claim that waited for it is analysed again (C-203). */
const reply = async (context: WriteContext, locked: LockedClaim): Promise<void> => {
  const { order, claim } = locked
  if (claim.status === 'WAITING_CUSTOMER') {
    const move = { to: 'IN_ANALYSIS', solution: null, reason: null, amountCents: null, byIntegrator: true } as const
    return void (await storeMove(byUser(context), locked, move))
  }
  if (claim.handler_id === null) return
  const reader = { userId: claim.handler_id, orderId: order.id }
  await notifyUser(context, reader, claimWritten(toNoticedClaim(claim), order.id))
}

const store = async (
  context: WriteContext,
  id: number,
  message: { readonly body: Body; readonly files: readonly StoredFile[] },
) => {
  const locked = await lockClaim(context, id)
  requireWritable(context, locked.claim, message.body)
  await insertMessage(context, locked, message)
  if (!message.body.isInternal) {
    await (findSide(context.actor) === 'integrator' ? reply(context, locked) : answer(context, locked))
  }
  return findClaimView(context, id)
}

/**
 * CLM-010: a message with up to three files, in the thread of a claim that has not ended. It is refused before its files
 * are read, and again under the lock; the files of a call that stored no message are removed.
 */
export const addClaimMessage: LookupHandler<typeof contract.addClaimMessage> = async (
  context,
  { params: { id }, body },
) => {
  const { actor, now } = context
  await context.read(async (tx) => requireWritable(context, await findClaim({ tx, actor, now }, id), body))
  const files = await storeMessageFiles(context, `claims/${id}`, body.files)
  const keys = files.map(({ storage_key: key }) => key)
  return writeWithFiles(context, keys, (writing) => store(writing, id, { body, files }))
}
