import type * as contract from '@girassol/contract/session'
import { Accepted } from '../../http/accepted.ts'
import type { PublicLookupContext, PublicLookupHandler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { recordSecurityEvent } from '../../http/security-events.ts'
import { openSession } from './open-sessions/open-session.ts'
import { isPassword } from './passwords.ts'
import { requestSecondFactor } from './second-factor/request-second-factor.ts'
import { findUserByEmail } from './session-queries.ts'

const refuse = () => new Refused('E-mail ou senha inválidos.', { status: 401 })

/** In a transaction of its own, because the call fails (SEC-009). */
const recordFailedSignIn = ({ write, now, origin }: PublicLookupContext, userId: number | null): Promise<void> =>
  write((tx) => recordSecurityEvent(tx, { now, kind: 'sign-in-failed', origin, userId }))

type Checked = { readonly email: string; readonly password_hash: string | null; readonly has_factor: boolean }

/** The password or the second factor may have changed, or the user been deactivated, while the password was checked. */
const openCheckedSession = (context: PublicLookupContext, checked: Checked) =>
  context.write(async (tx) => {
    const user = await findUserByEmail(tx, checked.email)
    if (user?.password_hash !== checked.password_hash || user.has_factor !== checked.has_factor) throw refuse()
    return openSession(tx, context, user)
  })

/**
 * AUTH-023, C-01: opens a session; a wrong e-mail and a wrong password get the same response. The attempt was counted
 * before, as a failure (SEC-003). An account with a second factor gets a challenge instead of a session (SEC-006).
 */
export const login: PublicLookupHandler<typeof contract.login> = async (context, { body: { email, password } }) => {
  const user = await context.read((tx) => findUserByEmail(tx, email))
  const matches = await isPassword(user?.password_hash, password)
  if (user === undefined || !matches) {
    await recordFailedSignIn(context, user?.id ?? null)
    throw refuse()
  }
  await context.signIns.giveBack(email)
  const secondFactor = user.has_factor ? await requestSecondFactor(context, user) : null
  if (secondFactor !== null) return new Accepted({ secondFactor })
  const { session, view } = await openCheckedSession(context, user)
  context.cookies.open(session)
  context.signIns.rememberDevice(email)
  return view
}
