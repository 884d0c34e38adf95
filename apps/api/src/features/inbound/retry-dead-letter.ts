import type * as contract from '@girassol/contract/inbound'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { recordChange } from '../../records/record-change.ts'
import { lockDeadLetter } from './inbound-event-store.ts'
import { judgeInboundEvent, type Translators } from './receive-event.ts'

/**
 * C-140: after the order was corrected, applies its message again as if it had just arrived. 404 for a message that is
 * no longer dead, so that two concurrent calls have one effect.
 */
export const retryDeadLetterWith =
  (translators: Translators): Handler<typeof contract.retryDeadLetter> =>
  async (context, { params: { id } }) => {
    const { tx, now, actor: author } = context
    const found = await lockDeadLetter(tx, { id, retriedBy: author.userId, now })
    const letter = orNotFound(found, 'Mensagem não encontrada.')
    const receipt = await judgeInboundEvent(context, letter, translators[letter.source])
    await recordChange(tx, {
      now,
      author,
      action: 'retry',
      subject: { kind: 'dead-letter', id, name: String(id) },
      before: null,
      after: { outcome: receipt.outcome, reason: receipt.reason },
    })
    return receipt
  }
