import type * as contract from '@girassol/contract/administration'
import type { Handler } from '../../http/context.ts'
import { recordChange } from '../../records/record-change.ts'
import type { Translators } from './receive-event.ts'
import { retryInboundEvent } from './retry-inbound-event.ts'

/** C-140: what an order lacked was mended, so its message is judged again as if it had just come. */
export const retryDeadLetterWith =
  (translators: Translators): Handler<typeof contract.retryDeadLetter> =>
  async (context, { params: { id } }) => {
    const receipt = await retryInboundEvent(context, id, translators)
    const { tx, now, actor: author } = context
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
