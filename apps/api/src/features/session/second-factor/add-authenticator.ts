import type * as contract from '@girassol/contract/second-factor'
import { secondFactorSentences } from '@girassol/domain/session'
import type { Handler } from '../../../http/context.ts'
import { Refused } from '../../../http/refused.ts'
import { findStep, newAuthenticatorSecret, toAuthenticatorUri } from './authenticator-codes.ts'
import { sealChallenge } from './challenges.ts'
import { insertAuthenticator } from './second-factor-store.ts'
import { beginSetUp, finishSetUp, recordAdded } from './set-up.ts'

/** SEC-006: a secret for an authenticator application; it is stored only once its first code was sent. */
export const beginAuthenticator: Handler<typeof contract.beginAuthenticator> = async (context) => {
  const { user } = await beginSetUp(context, 'AUTHENTICATOR')
  const secret = newAuthenticatorSecret()
  const { sealing, now } = context
  const ticket = sealChallenge(sealing, { kind: 'set-up ticket', owner: user, secret, now })
  return { ticket, secret, uri: toAuthenticatorUri(secret, user.email) }
}

/** SEC-006: adds the application, whose first code proves that it has the secret; that code is used up by it. */
export const addAuthenticator: Handler<typeof contract.addAuthenticator> = async (context, { body }) => {
  const { tx, actor, now, sealing } = context
  const { secret } = await finishSetUp(context, { ticket: body.ticket, kind: 'AUTHENTICATOR' })
  const step = findStep({ secret, code: body.code, now, lastStep: null })
  if (step === undefined) throw new Refused(secondFactorSentences.wrongCode, { status: 400, reason: 'wrongCode' })
  const sealedSecret = sealing.seal('authenticator secret', secret)
  await insertAuthenticator(tx, { userId: actor.userId, name: 'Aplicativo autenticador', now, sealedSecret, step })
  return recordAdded(context)
}
