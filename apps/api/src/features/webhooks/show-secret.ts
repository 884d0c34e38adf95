import type { ResponseFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/webhooks'
import type { LookupContext } from '../../http/context.ts'
import type { Owner } from './webhook-owner.ts'
import { openSecret } from './webhook-secret.ts'
import { findRow, toView } from './webhook-store.ts'

/**
 * The webhook with the secret that the call has just made. It is opened after the call was stored, so that the answer that
 * is kept for a repeated call has no secret.
 */
export const showSecret = async (
  { read, sealing, now }: Pick<LookupContext, 'read' | 'sealing' | 'now'>,
  owner: Owner,
  id: number,
): Promise<ResponseFor<typeof contract.addCompanyWebhook>> => {
  const row = await read((tx) => findRow(tx, owner, id))
  const secret = openSecret(sealing, row.secret)
  if (secret === null) throw new Error(`the secret of webhook ${id} cannot be opened`)
  return { ...toView(row, now), secret }
}
