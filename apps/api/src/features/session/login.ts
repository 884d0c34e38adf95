import type * as contract from '@girassol/contract/session'
import type { PublicLookupContext, PublicLookupHandler } from '../../http/context.ts'
import { orNotFound, Refused, sellerNotApproved } from '../../http/refused.ts'
import { recordSecurityEvent } from '../../http/security-events.ts'
import { isPassword } from './passwords.ts'
import { findSessionView, findUserByEmail, isBlockedBySeller } from './session-queries.ts'
import { insertSession } from './session-store.ts'

const refuse = () => new Refused('E-mail ou senha inválidos.', { status: 401 })

/** In a transaction of its own, because the call fails (SEC-009). */
const recordFailedSignIn = ({ write, now, origin }: PublicLookupContext, userId: number | null): Promise<void> =>
  write((tx) => recordSecurityEvent(tx, { now, kind: 'sign-in-failed', origin, userId }))

type Checked = { readonly email: string; readonly passwordHash: string | null }

/** The password may have changed, or the user been deactivated, while it was checked. */
const openSession = (context: PublicLookupContext, { email, passwordHash }: Checked) =>
  context.write(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (user === undefined || user.password_hash !== passwordHash) throw refuse()
    if (await isBlockedBySeller(tx, user)) throw sellerNotApproved()
    const { now, origin, userAgent, address } = context
    const session = await insertSession(tx, { userId: user.id, now, userAgent, address })
    await recordSecurityEvent(tx, { now, kind: 'sign-in', origin, userId: user.id })
    return { session, view: orNotFound(await findSessionView({ ...context, tx }, user.id)) }
  })

/**
 * AUTH-023, C-01: opens a session; a wrong e-mail and a wrong password get the same response. The attempt was counted
 * before, as a failure (SEC-003).
 */
export const login: PublicLookupHandler<typeof contract.login> = async (context, { body: { email, password } }) => {
  const user = await context.read((tx) => findUserByEmail(tx, email))
  const matches = await isPassword(user?.password_hash, password)
  if (user === undefined || !matches) {
    await recordFailedSignIn(context, user?.id ?? null)
    throw refuse()
  }
  await context.signIns.giveBack(email)
  const { session, view } = await openSession(context, { email, passwordHash: user.password_hash })
  context.cookies.open(session)
  context.signIns.rememberDevice(email)
  return view
}
