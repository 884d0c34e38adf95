import type * as contract from '@girassol/contract/session'
import type { LookupHandler } from '../../http/context.ts'
import { sessionRequired } from '../../http/refused.ts'
import { provePassword, readOwnAccess } from './prove-password.ts'
import { renewProof } from './session-store.ts'

/** SEC-004: from now on this session is a fresh sign-in for ten minutes. */
export const confirmPassword: LookupHandler<typeof contract.confirmPassword> = async (context, { body }) => {
  const { actor, now, read, write } = context
  const access = await read((tx) => readOwnAccess(tx, actor.familyId))
  await provePassword(context, access, body.password)
  const isRenewed = await write(({ tx }) => renewProof(tx, { ...actor, passwordHash: access.password_hash }, now))
  if (!isRenewed) throw sessionRequired(false)
  return null
}
