import { isFreshSignIn } from '@girassol/domain/session'
import type { Context, LookupContext, Tx } from '../../http/context.ts'
import { orNotFound, Refused } from '../../http/refused.ts'
import { recordSecurityEvent } from '../../http/security-events.ts'
import { isPassword } from './passwords.ts'

export const freshSignInNeeded = (): Refused =>
  new Refused('Confirme sua senha para continuar.', { status: 403, reason: 'freshSignInNeeded' })

type OwnAccess = {
  readonly name: string
  readonly email: string
  readonly password_hash: string | null
  readonly proved_at: string
}

/** The caller as stored, and when this session's password was last proved. */
export const readOwnAccess = async (tx: Tx, familyId: string): Promise<OwnAccess> =>
  orNotFound(
    await tx
      .selectFrom('session_family')
      .innerJoin('app_user', 'app_user.id', 'user_id')
      .select(['name', 'email', 'password_hash', 'proved_at'])
      .where('session_family.id', '=', familyId)
      .executeTakeFirst(),
  )

/** Refuses a wrong password (403, because the session stays open), and counts it as a failed sign-in (SEC-003). */
export const provePassword = async (
  { signIns, actor, write }: Pick<LookupContext, 'signIns' | 'actor' | 'write'>,
  { email, password_hash }: OwnAccess,
  password: string,
): Promise<void> => {
  await signIns.begin(email)
  if (!(await isPassword(password_hash, password))) {
    await write(({ tx, now, origin }) =>
      recordSecurityEvent(tx, { now, kind: 'sign-in-failed', origin, userId: actor.userId }),
    )
    throw new Refused('Senha incorreta.', { status: 403, reason: 'wrongPassword' })
  }
  await signIns.giveBack(email)
}

/**
 * SEC-004, C-221: refuses a change of the own access unless the current password comes with it or was proved in this
 * session at most ten minutes ago.
 */
export const requireFreshSignIn = async (
  context: Pick<LookupContext, 'signIns' | 'actor' | 'write' | 'now'>,
  access: OwnAccess,
  currentPassword: string,
): Promise<void> => {
  if (currentPassword !== '') await provePassword(context, access, currentPassword)
  else if (!isFreshSignIn(access.proved_at, context.now)) throw freshSignInNeeded()
}

/** SEC-004, C-221: refuses a change of the own access unless the caller proved it at most ten minutes ago; the caller. */
export const requireFreshProof = async ({
  tx,
  actor,
  now,
}: Pick<Context, 'tx' | 'actor' | 'now'>): Promise<OwnAccess> => {
  const access = await readOwnAccess(tx, actor.familyId)
  if (!isFreshSignIn(access.proved_at, now)) throw freshSignInNeeded()
  return access
}
