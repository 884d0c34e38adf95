import type * as contract from '@girassol/contract/public-api'
import type { Handler } from '../../http/context.ts'
import type { OwnerOf } from './webhook-owner.ts'
import { findRow, toView } from './webhook-store.ts'

/** WHK-001: one webhook of an owner, without its secret; 404 for those of others. */
export const findWebhook =
  (ownerOf: OwnerOf): Handler<typeof contract.showWebhook> =>
  async ({ tx, actor, now }, { params: { id } }) =>
    toView(await findRow(tx, ownerOf(actor), id), now)
