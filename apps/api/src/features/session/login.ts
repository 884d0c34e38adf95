import type * as contract from '@girassol/contract/session'
import type { PublicHandler } from '../../http/context.ts'
import { orNotFound, Refused, sellerNotApproved } from '../../http/refused.ts'
import { isPassword } from './passwords.ts'
import { findSessionView, findUserByEmail, isBlockedBySeller } from './session-queries.ts'
import { insertSession } from './session-store.ts'

/** AUTH-023, C-01: opens a session; a wrong e-mail and a wrong password get the same response. */
export const login: PublicHandler<typeof contract.login> = async (context, { body }) => {
  const { tx, now, cookies } = context
  const user = await findUserByEmail(tx, body.email)
  const matches = await isPassword(user?.password_hash, body.password)
  if (!user || !matches) throw new Refused('E-mail ou senha inválidos.', { status: 401 })
  if (await isBlockedBySeller(tx, user)) throw sellerNotApproved()
  const session = await insertSession(tx, user.id, now)
  cookies.open(session)
  return orNotFound(await findSessionView(context, user.id))
}
