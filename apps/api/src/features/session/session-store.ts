import { randomUUID } from 'node:crypto'
import { plusHours } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'
import { refreshDays } from '../../http/session-cookies.ts'
import { forgetDevices } from './second-factor/second-factor-store.ts'
import { hashToken, newToken } from './tokens.ts'

export type OpenedSession = { readonly userId: number; readonly familyId: string; readonly refresh: string }

/** Adds a refresh token to a family; its plain text exists only in the return value. */
export const insertRefreshToken = async (tx: Tx, familyId: string, now: string): Promise<string> => {
  const refresh = newToken()
  const expiresAt = plusHours(now, refreshDays * 24)
  await tx
    .insertInto('refresh_token')
    .values({ token_hash: hashToken(refresh), family_id: familyId, created_at: now, expires_at: expiresAt })
    .execute()
  return refresh
}

/** With what and from where a session is used. */
type Use = { readonly userAgent: string; readonly address: string }

/** The longest header that is stored; those of browsers have fewer than 300 characters. */
const mostUserAgent = 400

const toUseColumns = ({ userAgent, address }: Use) => ({ user_agent: userAgent.slice(0, mostUserAgent), address })

export const insertSession = async (
  tx: Tx,
  { userId, now, ...use }: Use & { readonly userId: number; readonly now: string },
): Promise<OpenedSession> => {
  const familyId = randomUUID()
  await tx
    .insertInto('session_family')
    .values({ id: familyId, user_id: userId, created_at: now, proved_at: now, ...toUseColumns(use) })
    .execute()
  return { userId, familyId, refresh: await insertRefreshToken(tx, familyId, now) }
}

/** The session is used with this browser from this address (SEC-008). */
export const recordUse = async (tx: Tx, familyId: string, use: Use): Promise<void> => {
  await tx.updateTable('session_family').set(toUseColumns(use)).where('id', '=', familyId).execute()
}

/** Ends one session of a user; false if the user has no open one with this id. */
export const endFamilyOfUser = async (
  tx: Tx,
  { userId, familyId }: { readonly userId: number; readonly familyId: string },
  now: string,
): Promise<boolean> => {
  const ended = await tx
    .updateTable('session_family')
    .set({ ended_at: now })
    .where('id', '=', familyId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n
}

export const endFamily = async (tx: Tx, familyId: string, now: string): Promise<void> => {
  await tx
    .updateTable('session_family')
    .set({ ended_at: now })
    .where('id', '=', familyId)
    .where('ended_at', 'is', null)
    .execute()
}

export const endSessionsOfUser = async (tx: Tx, userId: number, now: string): Promise<void> => {
  await tx
    .updateTable('session_family')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends every session of a user except the caller's. */
export const endOtherSessions = async (
  tx: Tx,
  { userId, familyId }: { readonly userId: number; readonly familyId: string },
  now: string,
): Promise<void> => {
  await tx
    .updateTable('session_family')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('id', '!=', familyId)
    .where('ended_at', 'is', null)
    .execute()
}

type Proof = { readonly userId: number; readonly familyId: string; readonly passwordHash: string | null }

/** False if the session ended, or the password changed, while the password was checked. */
export const renewProof = async (tx: Tx, proof: Proof, now: string): Promise<boolean> => {
  const renewed = await tx
    .updateTable('session_family')
    .from('app_user')
    .set({ proved_at: now })
    .where('session_family.id', '=', proof.familyId)
    .where('ended_at', 'is', null)
    .whereRef('app_user.id', '=', 'session_family.user_id')
    .where('app_user.id', '=', proof.userId)
    .where('password_hash', 'is not distinct from', proof.passwordHash)
    .executeTakeFirst()
  return renewed.numUpdatedRows > 0n
}

/** Marks a refresh token as used, once: null if it is unknown, expired or was used before. */
export const spendRefreshToken = async (tx: Tx, tokenHash: string, now: string) => {
  const used = await tx
    .updateTable('refresh_token')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('family_id')
    .executeTakeFirst()
  return used?.family_id ?? null
}

export const insertPasswordReset = async (tx: Tx, reset: { userId: number; tokenHash: string; expiresAt: string }) => {
  await tx
    .insertInto('password_reset')
    .values({ token_hash: reset.tokenHash, user_id: reset.userId, expires_at: reset.expiresAt })
    .execute()
}

/** Whose password the link of a reset could set now. */
export const findOwnerOfReset = (tx: Tx, tokenHash: string, now: string) =>
  tx
    .selectFrom('password_reset')
    .innerJoin('app_user', 'app_user.id', 'user_id')
    .select(['name', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Locks the user, so that uses of one user's links run one after the other and never deadlock. */
const lockUserOfReset = (tx: Tx, tokenHash: string) =>
  tx
    .selectFrom('app_user')
    .innerJoin('password_reset', 'password_reset.user_id', 'app_user.id')
    .select('app_user.id')
    .where('token_hash', '=', tokenHash)
    .forUpdate('app_user')
    .executeTakeFirst()

/** Invalidates all reset links of this user. */
export const spendPasswordResets = async (tx: Tx, userId: number, now: string): Promise<void> => {
  await tx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}

/**
 * Uses the link of a reset, once, and invalidates the user's other links; returns the user, or null if the link is
 * unknown, expired or used.
 */
export const spendPasswordReset = async (tx: Tx, tokenHash: string, now: string): Promise<number | null> => {
  await lockUserOfReset(tx, tokenHash)
  const used = await tx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  if (!used) return null
  await spendPasswordResets(tx, used.user_id, now)
  return used.user_id
}

/** Another password ends what known devices were trusted with, because another person may have used one (SEC-006). */
export const updatePassword = async (tx: Tx, userId: number, passwordHash: string): Promise<void> => {
  await forgetDevices(tx, userId)
  await tx.updateTable('app_user').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}
