import type { Invitation } from '@girassol/contract/company-users'
import { canResendInvitation, invitationRefusals, toInvitationState } from '@girassol/domain/company-users'
import { toPermission } from '@girassol/domain/shared'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'

/** A company at an instant, which decides on what has expired. */
export type CompanyAt = { readonly sellerId: number; readonly now: string }

/** SQL: the active users and the pending invitations of a company, counted in one snapshot (COMP-004). */
export const usedPlacesOf = ({ sellerId, now }: CompanyAt): RawBuilder<number> => sql<number>`(
  (select count(*) from app_user place
    where coalesce(place.seller_id, place.owner_id) = ${sellerId} and place.company_role is not null and place.active)
  + (select count(*) from company_invitation place
    where place.seller_id = ${sellerId} and place.accepted_at is null and place.withdrawn_at is null
      and place.expires_at > ${now}::timestamptz))::integer`

/** The used places of a company; exact while its row is locked. */
export const countUsedPlaces = async (tx: Tx, company: CompanyAt): Promise<number> => {
  const { used } = await tx.selectNoFrom(usedPlacesOf(company).as('used')).executeTakeFirstOrThrow()
  return used
}

/** The invitations of a company that were neither used nor withdrawn. */
const openInvitations = (tx: Tx, sellerId: number) =>
  tx
    .selectFrom('company_invitation')
    .where('seller_id', '=', sellerId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)

/** COMP-003, COMP-005: the open invitations by name. Nothing here reads whether an address has an account. */
export const findInvitations = async (tx: Tx, company: CompanyAt): Promise<Invitation[]> => {
  const usedPlaces = await countUsedPlaces(tx, company)
  const rows = await openInvitations(tx, company.sellerId)
    .select(['id', 'name', 'email', 'role', 'company_role', 'sent_at', 'expires_at'])
    .orderBy(sql`plain(name)`)
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, email, role, company_role, sent_at, expires_at }) => {
    const state = toInvitationState({ expiresAt: expires_at }, company.now)
    const resend = toPermission(canResendInvitation({ usedPlaces, state }), invitationRefusals)
    return {
      id,
      name,
      email,
      role,
      companyRole: company_role,
      state,
      sentAt: sent_at,
      expiresAt: expires_at,
      actions: { resend },
    }
  })
}

/** An open invitation of this company; undefined for one of another company. */
export const findOpenInvitation = (tx: Tx, sellerId: number, id: number) =>
  openInvitations(tx, sellerId)
    .select(['id', 'name', 'email', 'role', 'company_role', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Whether the company invited this address, in any case, and the invitation is open. */
export const hasOpenInvitation = async (tx: Tx, sellerId: number, email: string): Promise<boolean> => {
  const found = await openInvitations(tx, sellerId)
    .select('id')
    .where((eb) => eb.fn('lower', ['email']), '=', email.toLowerCase())
    .executeTakeFirst()
  return found !== undefined
}

/** Who is invited by a link that works now. */
export const findLinkedInvitation = (tx: Tx, tokenHash: string, now: string) =>
  tx
    .selectFrom('company_invitation_link')
    .innerJoin('company_invitation', 'company_invitation.id', 'invitation_id')
    .select(['seller_id', 'name', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** The user with this e-mail, in any case. */
export const findAddressOwner = (tx: Tx, email: string) =>
  tx
    .selectFrom('app_user')
    .select(['name', 'email', 'active'])
    .where((eb) => eb.fn('lower', ['email']), '=', email.toLowerCase())
    .executeTakeFirst()
