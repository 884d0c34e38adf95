import type * as contract from '@girassol/contract/links'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { recordChange } from '../../records/record-change.ts'
import { auditedLink, linkSubject } from './audited-link.ts'
import { deleteLink, lockLink } from './link-store.ts'

/** C-140: when two users remove the same link, the second gets 404. */
export const removeLink: Handler<typeof contract.removeLink> = async (
  { tx, now, actor: author },
  { params: { id } },
) => {
  const before = orNotFound(await lockLink(tx, id), 'Link não encontrado.')
  await deleteLink(tx, id)
  await recordChange(tx, {
    now,
    author,
    action: 'remove',
    subject: linkSubject(before),
    before: auditedLink(before),
    after: null,
  })
  return null
}
