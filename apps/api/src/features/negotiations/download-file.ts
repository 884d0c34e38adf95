import type * as contract from '@girassol/contract/negotiations'
import type { FileHandler } from '../../http/context.ts'
import { findSide } from '../../http/find-side.ts'
import { orNotFound } from '../../http/refused.ts'
import { findBudget } from './find-budget.ts'

/** QUO-019: the bytes of a file of the thread; those of internal messages only for the distributor. */
export const downloadNegotiationFile: FileHandler<typeof contract.downloadNegotiationFile> = async (
  context,
  { params },
) => {
  const { id, sellerId } = await findBudget(context, params.id)
  const found = await context.tx
    .selectFrom('negotiation_file')
    .innerJoin('negotiation_message', 'negotiation_message.id', 'negotiation_file.message_id')
    .innerJoin('negotiation', 'negotiation.id', 'negotiation_message.negotiation_id')
    .select(['negotiation_file.name', 'negotiation_file.storage_key', 'negotiation_file.content_type'])
    .where('negotiation_file.id', '=', params.fileId)
    .where('negotiation.order_id', '=', id)
    .where('negotiation.seller_id', '=', sellerId)
    .$if(findSide(context.actor) === 'integrator', (query) =>
      query.where('negotiation_message.is_internal', '=', false),
    )
    .executeTakeFirst()
  const { name, storage_key: key, content_type: contentType } = orNotFound(found, 'Arquivo não encontrado.')
  return { name, contentType, disposition: 'inline', bytes: (files) => files.get(key) }
}
