import type * as contract from '@girassol/contract/claims'
import type { FileHandler } from '../../../http/context.ts'
import { findSide } from '../../../http/find-side.ts'
import { orNotFound } from '../../../http/refused.ts'
import { findClaim } from '../claim-access.ts'

/** CLM-010: the bytes of a file of the thread; those of internal messages only for the distributor. */
export const downloadClaimFile: FileHandler<typeof contract.downloadClaimFile> = async (context, { params }) => {
  const { id } = await findClaim(context, params.id)
  const found = await context.tx
    .selectFrom('claim_file')
    .innerJoin('claim_message', 'claim_message.id', 'claim_file.message_id')
    .select(['claim_file.name', 'claim_file.storage_key', 'claim_file.content_type'])
    .where('claim_file.id', '=', params.fileId)
    .where('claim_message.claim_id', '=', id)
    .$if(findSide(context.actor) === 'integrator', (query) => query.where('claim_message.is_internal', '=', false))
    .executeTakeFirst()
  const { name, storage_key: key, content_type: contentType } = orNotFound(found, 'Arquivo não encontrado.')
  return { name, contentType, disposition: 'inline', bytes: (files) => files.get(key) }
}
