import type * as contract from '@girassol/contract/inbound'
import type { Handler } from '../../http/context.ts'
import { notFound } from '../../http/refused.ts'
import { recordChange } from '../../records/record-change.ts'
import { markHandled } from './inbound-event-store.ts'

/**
 * C-235, REL-008: takes a message that cannot be applied off the list, with what was done about it; the message itself
 * and the note remain stored. 404 for a message that is not on the list, so that two concurrent calls have one effect.
 */
export const handleDeadLetter: Handler<typeof contract.handleDeadLetter> = async (
  { tx, now, actor: author },
  { params: { id }, body: { note } },
) => {
  const isHandled = await markHandled(tx, { id, handledBy: author.userId, note, now })
  if (!isHandled) throw notFound('Mensagem não encontrada.')
  await recordChange(tx, {
    now,
    author,
    action: 'change',
    subject: { kind: 'dead-letter', id, name: String(id) },
    before: { handling: null },
    after: { handling: note },
  })
  return { id }
}
