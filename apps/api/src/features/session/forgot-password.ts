import type * as contract from '@girassol/contract/session'
import type { PublicHandler } from '../../http/context.ts'
import { findUserByEmail } from './session-queries.ts'

/**
 * C-02, SEC-011: neither the response nor its time shows whether the address has an account. The same two statements run
 * in every case: the account is looked up and a job is recorded, without a user if there is none. Everything else is
 * the worker's. The job carries an id and never the address, which anybody may have typed.
 */
export const forgotPassword: PublicHandler<typeof contract.forgotPassword> = async ({ tx, outbox }, { body }) => {
  const user = await findUserByEmail(tx, body.email)
  await outbox.add('mail.password-reset', { userId: user?.id ?? null })
  return null
}
