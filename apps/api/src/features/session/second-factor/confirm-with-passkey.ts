import type * as contract from '@girassol/contract/second-factor'
import { secondFactorSentences } from '@girassol/domain/session'
import type { Handler, LookupContext, LookupHandler } from '../../../http/context.ts'
import { orNotFound, Refused, sessionRequired } from '../../../http/refused.ts'
import { recordSecurityEvent } from '../../../http/security-events.ts'
import { renewProof } from '../session-store.ts'
import { type Challenge, isOwnChallenge, openChallenge, sealChallenge } from './challenges.ts'
import { describePasskeyRequest } from './passkeys.ts'
import { findFactors, findUser, lockUser } from './second-factor-queries.ts'
import { spendChallenge } from './second-factor-store.ts'
import { spendSignedPasskey } from './spend-factor.ts'

/** The passkey stands for the password here, so the device must check its owner. */
const userVerification = 'required'
const kind = 'fresh sign-in challenge'

/** SEC-004, C-221: what a passkey must sign to prove a fresh sign-in; null for a caller without a passkey. */
export const beginPasskeyProof: Handler<typeof contract.beginPasskeyProof> = async (context) => {
  const { tx, actor, now, sealing, publicUrl } = context
  const owner = orNotFound(await findUser(tx, actor.userId))
  const factors = await findFactors(tx, actor.userId)
  const passkey = await describePasskeyRequest({ publicUrl, factors, userVerification })
  return { ticket: sealChallenge(sealing, { kind, owner, secret: passkey?.challenge ?? '', now }), passkey }
}

const refuse = () => new Refused(secondFactorSentences.wrongPasskey, { status: 400, reason: 'wrongPasskey' })

type Answer = Parameters<typeof spendSignedPasskey>[1]['answer']

/** Spends passkey and challenge and renews the proof of this session, in one transaction; false if they are wrong. */
const renewByPasskey = ({ write, sealing, publicUrl }: LookupContext, challenge: Challenge, answer: Answer) =>
  write(async ({ tx, now, actor }) => {
    const user = orNotFound(await lockUser(tx, actor.userId))
    if (!isOwnChallenge(challenge, user)) return false
    const signed = { answer, challenge: challenge.secret, userVerification } as const
    const proof = await spendSignedPasskey({ tx, now, sealing, publicUrl, userId: actor.userId }, signed)
    if (proof === null) return false
    if (!(await spendChallenge(tx, challenge))) throw refuse()
    if (!(await renewProof(tx, { ...actor, passwordHash: user.password_hash }, now))) throw sessionRequired(false)
    return true
  })

/** SEC-004, C-221: a passkey makes this session a fresh sign-in; a wrong one counts like a wrong password (SEC-003). */
export const confirmWithPasskey: LookupHandler<typeof contract.confirmWithPasskey> = async (context, { body }) => {
  const { actor, now, read, write, sealing, signIns } = context
  const { email } = orNotFound(await read((tx) => findUser(tx, actor.userId)))
  await signIns.begin(email)
  const challenge = openChallenge(sealing, { kind, sealed: body.ticket, now })
  if (challenge === null || !(await renewByPasskey(context, challenge, body.passkey))) {
    await write(({ tx, origin }) =>
      recordSecurityEvent(tx, { now, kind: 'sign-in-failed', origin, userId: actor.userId }),
    )
    throw refuse()
  }
  await signIns.giveBack(email)
  return null
}
