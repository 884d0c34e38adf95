import type { InputFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/links'
import type { Context, Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { refuseUnseen } from '../../records/changed-meanwhile.ts'
import { recordChange } from '../../records/record-change.ts'
import { auditedLink, linkSubject } from './audited-link.ts'
import { type LinkRow, toManagedLink } from './link-queries.ts'
import { insertLink, type LinkFields, lockLink, updateLink } from './link-store.ts'

type Body = InputFor<typeof contract.addLink>['body']

const toFields = ({ place, label, url, roles }: Body): LinkFields => ({
  place,
  label,
  url,
  roles: [...new Set(roles)],
})

const record = ({ tx, now, actor: author }: Context, before: LinkRow | null, after: LinkRow) =>
  recordChange(tx, {
    now,
    author,
    action: before === null ? 'create' : 'change',
    subject: linkSubject(after),
    before: before && auditedLink(before),
    after: auditedLink(after),
  })

/** C-15, C-140: adds a link at the end of its place. */
export const addLink: Handler<typeof contract.addLink> = async (context, { body }) => {
  const after = await insertLink(context.tx, toFields(body))
  await record(context, null, after)
  return toManagedLink(after)
}

/** C-15, C-140: changes the address of a link, and who sees it. */
export const changeLink: Handler<typeof contract.changeLink> = async (
  context,
  { params: { id }, body: { version, ...body } },
) => {
  const before = orNotFound(await lockLink(context.tx, id), 'Link não encontrado.')
  refuseUnseen('este link', { now: before.version, seen: version })
  const after = await updateLink(context.tx, before, toFields(body))
  await record(context, before, after)
  return toManagedLink(after)
}
