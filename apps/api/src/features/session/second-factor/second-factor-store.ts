import type { Role } from '@girassol/domain/access'
import { rememberedDays } from '@girassol/domain/session'
import { plusHours } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import { countRecoveryCodes } from './second-factor-queries.ts'

type Added = { readonly userId: number; readonly name: string; readonly now: string }

/** Adds an authenticator application whose first code, of this step, was just used. */
export const insertAuthenticator = async (
  tx: Tx,
  { userId, name, now, sealedSecret, step }: Added & { readonly sealedSecret: string; readonly step: number },
): Promise<void> => {
  await tx
    .insertInto('second_factor')
    .values({
      user_id: userId,
      kind: 'AUTHENTICATOR',
      name,
      added_at: now,
      sealed_secret: sealedSecret,
      last_step: step,
    })
    .execute()
}

export type Passkey = {
  readonly credentialId: string
  /** In base64url. */
  readonly publicKey: string
  readonly useCount: number
  readonly transports: readonly string[]
}

/** Adds a passkey; false if it was added before, by any user. */
export const insertPasskey = async (
  tx: Tx,
  { userId, name, now, credentialId, publicKey, useCount, transports }: Added & Passkey,
): Promise<boolean> => {
  const added = await tx
    .insertInto('second_factor')
    .values({
      user_id: userId,
      kind: 'PASSKEY',
      name,
      added_at: now,
      credential_id: credentialId,
      public_key: publicKey,
      use_count: useCount,
      transports: [...transports],
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

type UsedStep = {
  readonly id: number
  readonly step: number
  readonly now: string
  /** Sealed with the current secret. */
  readonly sealedSecret: string
}

/** SEC-006: uses the code of a step, once; false if it, or a later one, was used. */
export const spendStep = async (tx: Tx, { id, step, now, sealedSecret }: UsedStep): Promise<boolean> => {
  const used = await tx
    .updateTable('second_factor')
    .set({ last_step: step, last_used_at: now, sealed_secret: sealedSecret })
    .where('id', '=', id)
    .where((eb) => eb('last_step', 'is', null).or('last_step', '<', step))
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

type UsedPasskey = { readonly id: number; readonly useCount: number; readonly now: string }

/** Records a use as the device counts it; false if the count did not grow. Many devices count nothing and say 0. */
export const spendPasskey = async (tx: Tx, { id, useCount, now }: UsedPasskey): Promise<boolean> => {
  const used = await tx
    .updateTable('second_factor')
    .set({ use_count: useCount, last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb('use_count', '<', useCount).or(eb('use_count', '=', 0).and(eb.lit(useCount === 0))))
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

type UsedCode = { readonly userId: number; readonly codeHash: string; readonly now: string }

/** SEC-006: uses a recovery code, once; false if it is unknown or was used. */
export const spendRecoveryCode = async (tx: Tx, { userId, codeHash, now }: UsedCode): Promise<boolean> => {
  const used = await tx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

/** Replaces every recovery code of a user. */
export const replaceRecoveryCodes = async (tx: Tx, userId: number, codeHashes: readonly string[]): Promise<void> => {
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  if (codeHashes.length === 0) return
  await tx
    .insertInto('recovery_code')
    .values(codeHashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

/** Uses a challenge, once; false if it was answered before. */
export const spendChallenge = async (
  tx: Tx,
  { id, expiresAt }: { readonly id: string; readonly expiresAt: string },
): Promise<boolean> => {
  const spent = await tx
    .insertInto('used_challenge')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (spent.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** C-222: no second factor is asked for on this device for 30 days. */
export const rememberDevice = async (
  tx: Tx,
  { userId, deviceId, now }: { readonly userId: number; readonly deviceId: string; readonly now: string },
): Promise<void> => {
  const until = plusHours(now, rememberedDays * 24)
  await tx
    .insertInto('remembered_device')
    .values({ user_id: userId, device_id: deviceId, remembered_until: until })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_id']).doUpdateSet({ remembered_until: until }))
    .execute()
}

/** The second factor is asked for everywhere again: what opens the account changed, or another person may have it. */
export const forgetDevices = async (tx: Tx, userId: number): Promise<void> => {
  await tx.deleteFrom('remembered_device').where('user_id', '=', userId).execute()
}

/** Removes one factor of a user; with the last one, the recovery codes. Every device must prove again. */
export const deleteFactor = async (tx: Tx, { userId, id }: { readonly userId: number; readonly id: number }) => {
  await tx.deleteFrom('second_factor').where('user_id', '=', userId).where('id', '=', id).execute()
  await forgetDevices(tx, userId)
  const left = await tx.selectFrom('second_factor').select('id').where('user_id', '=', userId).executeTakeFirst()
  if (left === undefined) await replaceRecoveryCodes(tx, userId, [])
}

/** Removes every factor of a user; the number of those that there were, and of recovery codes. */
export const deleteFactors = async (tx: Tx, userId: number) => {
  const recoveryCodes = await countRecoveryCodes(tx, userId)
  const removed = await tx.deleteFrom('second_factor').where('user_id', '=', userId).executeTakeFirst()
  await replaceRecoveryCodes(tx, userId, [])
  await forgetDevices(tx, userId)
  return { secondFactors: Number(removed.numDeletedRows), recoveryCodes }
}

/** One change of the required roles at a time. */
export const lockRequiredRoles = async (tx: Tx): Promise<void> => {
  // The table may be empty, so there may be no row to lock; readers go on.
  await sql`lock table second_factor_role in exclusive mode`.execute(tx)
}

/** SEC-007: from now on exactly these roles must have a second factor. */
export const writeRequiredRoles = async (tx: Tx, roles: readonly Role[]): Promise<void> => {
  await tx.deleteFrom('second_factor_role').execute()
  if (roles.length === 0) return
  await tx
    .insertInto('second_factor_role')
    .values(roles.map((role) => ({ role })))
    .execute()
}
