import type * as contract from '@girassol/contract/company-users'
import { invitationSentences } from '@girassol/domain/company-users'
import type { Handler } from '../../../http/context.ts'
import { notFound, orNotFound } from '../../../http/refused.ts'
import { recordChange } from '../../../records/record-change.ts'
import { findOpenInvitation } from './invitation-queries.ts'
import { endInvitation } from './invitation-store.ts'
import { auditedInvitation } from './invite-company-user.ts'
import { lockOwnCompany } from './lock-own-company.ts'

/** COMP-004: withdraws an invitation, whose link ends and whose place is free; 404 for one of another company. */
export const withdrawInvitation: Handler<typeof contract.withdrawInvitation> = async (context, { params: { id } }) => {
  const { tx, now, actor } = context
  const sellerId = await lockOwnCompany(context)
  const { company_role: companyRole, ...invited } = orNotFound(
    await findOpenInvitation(tx, sellerId, id),
    invitationSentences.notFound,
  )
  if (!(await endInvitation(tx, id, now))) throw notFound(invitationSentences.notFound)
  const { subject, fields } = auditedInvitation(id, { ...invited, companyRole })
  await recordChange(tx, { now, author: actor, action: 'remove', subject, before: fields, after: null })
  return null
}
