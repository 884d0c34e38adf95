import type { NegotiationView } from '@girassol/contract/negotiations'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'

type MessageFile = { readonly id: number; readonly name: string }

const messageFiles = sql<MessageFile[]>`coalesce((
  select json_agg(json_build_object('id', file.id, 'name', file.name) order by file.id)
  from negotiation_file file where file.message_id = negotiation_message.id), '[]')`

type Thread = { readonly orderId: number; readonly negotiationId: number; readonly readsInternal: boolean }

/** QUO-019: the thread in the order of writing; internal messages only for the distributor. */
export const listMessages = async (
  tx: Tx,
  { orderId, negotiationId, readsInternal }: Thread,
): Promise<NegotiationView['messages']> => {
  const rows = await tx
    .selectFrom('negotiation_message')
    .innerJoin('app_user', 'app_user.id', 'negotiation_message.author_id')
    .select(['negotiation_message.id', 'app_user.name as author', 'negotiation_message.side'])
    .select(['negotiation_message.written_at as at', 'negotiation_message.text'])
    .select(['negotiation_message.is_internal as isInternal', messageFiles.as('files')])
    .where('negotiation_message.negotiation_id', '=', negotiationId)
    .$if(!readsInternal, (query) => query.where('negotiation_message.is_internal', '=', false))
    .orderBy('negotiation_message.written_at')
    .orderBy('negotiation_message.id')
    .execute()
  return rows.map(({ files, ...message }) => ({
    ...message,
    files: files.map((file) => ({ ...file, address: `/invoice/${orderId}/negotiation/files/${file.id}` })),
  }))
}

/**
 * QUO-020: up to which message each reader has read; for integrators, up to the last one that they read too. Readers of
 * the distributor who have read only internal messages are left out for them.
 */
export const listReaders = async (
  tx: Tx,
  { negotiationId, readsInternal }: Pick<Thread, 'negotiationId' | 'readsInternal'>,
  userId: number,
): Promise<NegotiationView['readers']> => {
  const { rows } = await sql<Omit<NegotiationView['readers'][number], 'isOwn'> & { readonly userId: number }>`
    select reader.user_id as "userId", person.name,
      case when person.company_role is null then 'distributor' else 'integrator' end as side,
      (select max(message.id) from negotiation_message message
        where message.negotiation_id = reader.negotiation_id and message.id <= reader.message_id
          and (${readsInternal}::boolean or not message.is_internal)) as "upTo"
    from negotiation_reader reader join app_user person on person.id = reader.user_id
    where reader.negotiation_id = ${negotiationId}
    order by person.name, reader.user_id`.execute(tx)
  return rows
    .filter(({ upTo }) => upTo !== null)
    .map(({ userId: reader, ...row }) => ({ ...row, isOwn: reader === userId }))
}
