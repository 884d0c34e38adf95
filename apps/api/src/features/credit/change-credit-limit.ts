import type * as contract from '@girassol/contract/credit'
import { centsFromReais } from '@girassol/domain/shared'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { refuseUnseen } from '../../records/changed-meanwhile.ts'
import { recordWebhookEvent } from '../../records/webhook-events.ts'
import { findCredit } from './credit-queries.ts'
import { findSeller, lockLimit, sellerNotFound, writeLimit } from './credit-store.ts'
import { recordLimit } from './record-limit.ts'

/** CRED-007: sets the limit of an integrator by hand, or ends the control of its credit; refuses an unseen change. */
export const changeCreditLimit: Handler<typeof contract.changeCreditLimit> = async (
  context,
  { params: { id }, body: { limit, reason, version } },
) => {
  const { tx, now, actor } = context
  const seller = orNotFound(await findSeller(tx, id), sellerNotFound)
  const before = await lockLimit(tx, id)
  refuseUnseen('este limite de crédito', { now: before.version, seen: version })
  const limitCents = limit === null ? null : centsFromReais(limit)
  await writeLimit(tx, { sellerId: id, limitCents, at: now })
  await recordLimit({ tx, now, author: actor }, seller, { before: before.limit_cents, after: limitCents, reason })
  await recordWebhookEvent(tx, { type: 'credit.changed', data: { id }, sellerId: id, now })
  return findCredit(context, id)
}
