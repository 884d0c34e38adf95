import type { InputFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/negotiations'
import { isOpenNegotiation, type NegotiationSide } from '@girassol/domain/negotiations'
import { distributorWrote, integratorWrote } from '@girassol/domain/notifications'
import type { LookupHandler, WriteContext } from '../../http/context.ts'
import { findSide } from '../../http/find-side.ts'
import { forbidden } from '../../http/refused.ts'
import { type StoredFile, storeMessageFiles } from '../../records/store-message-files.ts'
import { writeWithFiles } from '../../records/write-with-files.ts'
import { notifyAboutOrder } from '../notifications/notify-about-order.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { byUser } from '../order-record/mover.ts'
import { recordNegotiation } from '../order-record/negotiations/negotiation-history.ts'
import { findBudget } from './find-budget.ts'
import { judgeCall, lockNegotiation, type Negotiated, requireStored } from './judge-call.ts'
import { type LoadedNegotiation, loadNegotiation } from './load-negotiation.ts'
import { findNegotiationView } from './negotiation-view.ts'

type Body = InputFor<typeof contract.addNegotiationMessage>['body']

/** QUO-019, QUO-020: 403 for an internal mark of an integrator, 409 once the negotiation has ended. */
const requireWritable = (context: Pick<WriteContext, 'actor'>, loaded: LoadedNegotiation, body: Body): void => {
  if (body.isInternal && findSide(context.actor) === 'integrator') throw forbidden()
  judgeCall(context, loaded, { action: 'write', round: null })
}

type Message = { readonly body: Body; readonly files: readonly StoredFile[]; readonly side: NegotiationSide }

const insertMessage = async (
  { tx, now, actor }: WriteContext,
  { negotiation }: Negotiated,
  { body, files, side }: Message,
): Promise<void> => {
  const { id } = await tx
    .insertInto('negotiation_message')
    .values({
      negotiation_id: negotiation.id,
      author_id: actor.userId,
      side,
      text: body.text,
      is_internal: body.isInternal,
      written_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (files.length === 0) return
  await tx
    .insertInto('negotiation_file')
    .values(files.map((file) => ({ message_id: id, ...file })))
    .execute()
}

/** QUO-019: the other side is notified of what it may read; the text is read in the thread alone. */
const notifyOthers = async (context: WriteContext, stored: Negotiated, side: NegotiationSide): Promise<void> => {
  const { order } = stored.budget
  const { userId: except } = context.actor
  if (side === 'distributor') return notifyAboutOrder(context, order, { notice: distributorWrote, except })
  const { handler_id: userId } = stored.negotiation
  if (userId !== null && userId !== except)
    await notifyUser(context, { userId, orderId: order.id }, integratorWrote(order.id))
}

const store = async (context: WriteContext, id: number, { body, files }: Omit<Message, 'side'>) => {
  const loaded = await lockNegotiation(context, id)
  requireWritable(context, loaded, body)
  const stored = requireStored(loaded)
  const side = stored.facts.negotiator.side ?? 'distributor'
  await insertMessage(context, stored, { body, files, side })
  const { status, budget } = stored
  if (status === null || !isOpenNegotiation(status)) throw new Error('a message in a negotiation that has ended')
  await recordNegotiation(byUser(context), budget.order, {
    description: body.isInternal ? 'Negociação: nota interna' : 'Negociação: mensagem',
    isStaffOnly: body.isInternal ? true : undefined,
    side,
    before: status,
    after: status,
  })
  if (!body.isInternal) await notifyOthers(context, stored, side)
  return findNegotiationView(context, budget)
}

/**
 * QUO-019: a message with up to three files in the thread of an open negotiation. It is refused before its files are
 * read, and again under the lock; the files of a call that stored no message are removed.
 */
export const addNegotiationMessage: LookupHandler<typeof contract.addNegotiationMessage> = async (
  context,
  { params: { id }, body },
) => {
  const { actor, now } = context
  await context.read(async (tx) => {
    const loaded = await loadNegotiation({ tx, actor, now }, await findBudget({ tx, actor, now }, id))
    requireWritable(context, loaded, body)
  })
  const files = await storeMessageFiles(context, `negotiations/${id}`, body.files)
  const keys = files.map(({ storage_key: key }) => key)
  return writeWithFiles(context, keys, (writing) => store(writing, id, { body, files }))
}
