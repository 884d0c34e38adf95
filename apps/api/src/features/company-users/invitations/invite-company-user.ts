import type * as contract from '@girassol/contract/company-users'
import type { InvitationBody } from '@girassol/contract/company-users/invitation-body'
import { canInvite, invitationRefusals } from '@girassol/domain/company-users'
import type { Handler } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { recordChange } from '../../../records/record-change.ts'
import { countUsedPlaces, hasOpenInvitation } from './invitation-queries.ts'
import { insertInvitation } from './invitation-store.ts'
import { lockOwnCompany } from './lock-own-company.ts'

type Audited = Pick<InvitationBody, 'name' | 'email' | 'role' | 'companyRole'> &
  Partial<Pick<InvitationBody, 'orderLimit' | 'monthLimit'>>

/** An invitation in the audit log. It is no user yet, so its id is none of a user. */
export const auditedInvitation = (id: number, { role, ...invited }: Audited) => ({
  subject: { kind: 'user', id: `invitation-${id}`, name: invited.name } as const,
  fields: {
    name: invited.name,
    email: invited.email,
    roles: [role],
    companyRole: invited.companyRole,
    orderLimit: invited.orderLimit ?? null,
    monthLimit: invited.monthLimit ?? null,
  },
})

/**
 * COMP-004, COMP-005: invites an address to the caller's company. Whether it has an account is the worker's question
 * alone, so neither the answer nor its time depends on it. 409 for the 31st user and for an address that the company
 * invited already.
 */
export const inviteCompanyUser: Handler<typeof contract.inviteCompanyUser> = async (context, { body }) => {
  const { tx, now, actor, outbox } = context
  const sellerId = await lockOwnCompany(context)
  const usedPlaces = await countUsedPlaces(tx, { sellerId, now })
  const isInvited = await hasOpenInvitation(tx, sellerId, body.email)
  orRefuse(canInvite({ usedPlaces, isInvited }), invitationRefusals)
  const id = await insertInvitation(tx, { ...body, sellerId, invitedBy: actor.userId, now })
  const { subject, fields } = auditedInvitation(id, body)
  await recordChange(tx, { now, author: actor, action: 'invite', subject, before: null, after: fields })
  await outbox.add('mail.company-invitation', { invitationId: id, sending: 1 })
  return null
}
