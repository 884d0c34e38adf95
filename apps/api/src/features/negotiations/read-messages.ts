import type * as contract from '@girassol/contract/negotiations'
import { sql } from 'kysely'
import type { Handler } from '../../http/context.ts'
import { findSide } from '../../http/find-side.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { judgeCall, lockNegotiation, requireStored } from './judge-call.ts'
import { findNegotiationView } from './negotiation-view.ts'

/** QUO-020: stores up to where the caller has read; an earlier message changes nothing. */
export const readNegotiationMessages: Handler<typeof contract.readNegotiationMessages> = async (
  context,
  { params: { id }, body: { upTo } },
) => {
  const { tx, actor, now } = context
  const loaded = await lockNegotiation(context, id)
  judgeCall(context, loaded, { action: 'write', round: null })
  const { negotiation, budget } = requireStored(loaded)
  const message = await tx
    .selectFrom('negotiation_message')
    .select('id')
    .where('id', '=', upTo)
    .where('negotiation_id', '=', negotiation.id)
    .$if(findSide(actor) === 'integrator', (query) => query.where('is_internal', '=', false))
    .executeTakeFirst()
  if (message === undefined) throw refuseField('upTo', upTo, 'Esta mensagem não é desta negociação.')
  await sql`
    insert into negotiation_reader (negotiation_id, user_id, message_id, read_at)
    values (${negotiation.id}, ${actor.userId}, ${upTo}, ${now})
    on conflict (negotiation_id, user_id) do update set message_id = excluded.message_id, read_at = excluded.read_at
      where negotiation_reader.message_id < excluded.message_id`.execute(tx)
  return findNegotiationView(context, budget)
}
