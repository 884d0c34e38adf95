import type { Context } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import type { SigningSystem } from '../../http/signature.ts'
import { lockDeadLetter } from './inbound-event-store.ts'
import { type EventReceipt, judgeInboundEvent, type Translators } from './receive-event.ts'

/** Judges a dead letter again; 404 for a message that is no dead letter (any more), so two at once have one effect. */
export const retryInboundEvent = async (
  context: Context,
  id: number,
  translators: Translators,
): Promise<EventReceipt> => {
  const { tx, now, actor } = context
  const letter = orNotFound(await lockDeadLetter(tx, { id, retriedBy: actor.userId, now }), 'Mensagem não encontrada.')
  return judgeInboundEvent(context, letter, translators[letter.source as SigningSystem])
}
