import type { InvitationBody } from '@girassol/contract/company-users/invitation-body'
import { passwordLinkHours } from '@girassol/domain/session'
import { plusHours } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import { toLimitCents } from '../company-user-store.ts'

const toExpiry = (now: string): string => plusHours(now, passwordLinkHours.invitation)

type Invited = InvitationBody & { readonly sellerId: number; readonly invitedBy: number; readonly now: string }

export const insertInvitation = async (tx: Tx, invited: Invited): Promise<number> => {
  const { id } = await tx
    .insertInto('company_invitation')
    .values({
      seller_id: invited.sellerId,
      name: invited.name,
      email: invited.email,
      role: invited.role,
      company_role: invited.companyRole,
      order_limit_cents: toLimitCents(invited.orderLimit),
      month_limit_cents: toLimitCents(invited.monthLimit),
      invited_by: invited.invitedBy,
      sent_at: invited.now,
      expires_at: toExpiry(invited.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const removeLinks = async (tx: Tx, invitationId: number): Promise<void> => {
  await tx.deleteFrom('company_invitation_link').where('invitation_id', '=', invitationId).execute()
}

/** Begins the next sending, valid for seven days, and ends the earlier links; undefined if it is not open any more. */
export const renewInvitation = async (tx: Tx, id: number, now: string): Promise<number | undefined> => {
  const renewed = await tx
    .updateTable('company_invitation')
    .set({ sent_at: now, expires_at: toExpiry(now), sendings: sql<number>`sendings + 1` })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('sendings')
    .executeTakeFirst()
  if (renewed === undefined) return undefined
  await removeLinks(tx, id)
  return renewed.sendings
}

/** Ends an invitation and its links; false if it is not open any more. */
export const endInvitation = async (tx: Tx, id: number, now: string): Promise<boolean> => {
  const ended = await tx
    .updateTable('company_invitation')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  await removeLinks(tx, id)
  return ended.numUpdatedRows > 0n
}

type Sending = { readonly invitationId: number; readonly sending: number; readonly now: string }

/**
 * The invitation of a sending with the name of its company, locked; undefined when it was used, withdrawn or sent again
 * meanwhile, or expired.
 */
export const lockSending = (tx: Tx, { invitationId, sending, now }: Sending) =>
  tx
    .selectFrom('company_invitation')
    .innerJoin('seller', 'seller.id', 'seller_id')
    .select(['company_invitation.id', 'company_invitation.name', 'company_invitation.email', 'fancy_name'])
    .where('company_invitation.id', '=', invitationId)
    .where('sendings', '=', sending)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate('company_invitation')
    .executeTakeFirst()

export const insertInvitationLink = async (tx: Tx, invitationId: number, tokenHash: string): Promise<void> => {
  await tx
    .insertInto('company_invitation_link')
    .values({ token_hash: tokenHash, invitation_id: invitationId })
    .execute()
}

/** Uses the link of an invitation, once; undefined if it is unknown, expired, used or ended. */
export const acceptOpenInvitation = (tx: Tx, tokenHash: string, now: string) =>
  tx
    .updateTable('company_invitation')
    .from('company_invitation_link')
    .set({ accepted_at: now })
    .whereRef('company_invitation.id', '=', 'company_invitation_link.invitation_id')
    .where('token_hash', '=', tokenHash)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .returning([
      'seller_id',
      'name',
      'email',
      'role',
      'company_role',
      'order_limit_cents',
      'month_limit_cents',
      'invited_by',
    ])
    .executeTakeFirst()

export type AcceptedInvitation = NonNullable<Awaited<ReturnType<typeof acceptOpenInvitation>>>

/**
 * Creates the invited user with a password, who sees prices if the ADMIN who invited him does (COMP-008); undefined if the
 * e-mail has a user.
 */
export const insertInvitedUser = async (
  tx: Tx,
  { seller_id, name, email, role, company_role, order_limit_cents, month_limit_cents, invited_by }: AcceptedInvitation,
  { passwordHash, now }: { readonly passwordHash: string; readonly now: string },
): Promise<number | undefined> => {
  const row = await tx
    .insertInto('app_user')
    .values({
      name,
      email,
      password_hash: passwordHash,
      roles: [role],
      owner_id: seller_id,
      company_role,
      order_limit_cents,
      month_limit_cents,
      can_view_product_prices: (of) =>
        of
          .selectFrom('app_user as inviter')
          .select('inviter.can_view_product_prices')
          .where('inviter.id', '=', invited_by),
      notification_methods: ['EMAIL'],
      created_at: now,
      updated_at: now,
      updated_by: name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
