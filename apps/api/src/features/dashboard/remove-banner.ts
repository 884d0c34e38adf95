import type * as contract from '@girassol/contract/dashboard'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { recordChange } from '../../records/record-change.ts'
import { auditedBanner, bannerSubject } from './audited-banner.ts'
import { deleteBanner, lockBanner } from './banner-store.ts'

/** C-140: when two users remove the same banner, the second gets 404. */
export const removeBanner: Handler<typeof contract.removeBanner> = async ({ tx, now, actor }, { params: { id } }) => {
  const before = orNotFound(await lockBanner(tx, id), 'Banner não encontrado.')
  await deleteBanner(tx, id)
  await recordChange(tx, {
    now,
    author: actor,
    action: 'remove',
    subject: bannerSubject(before),
    before: auditedBanner(before),
    after: null,
  })
  return null
}
