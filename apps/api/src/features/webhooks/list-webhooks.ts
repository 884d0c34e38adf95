import type * as contract from '@girassol/contract/webhooks'
import type { Handler } from '../../http/context.ts'
import type { OwnerOf } from './webhook-owner.ts'
import { listRows, toView } from './webhook-store.ts'

/** WHK-001: the webhooks of an owner. */
export const listWebhooks =
  (ownerOf: OwnerOf): Handler<typeof contract.listCompanyWebhooks> =>
  async ({ tx, actor, now }) =>
    (await listRows(tx, ownerOf(actor))).map((row) => toView(row, now))
