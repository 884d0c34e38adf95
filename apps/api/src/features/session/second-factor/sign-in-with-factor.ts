import type * as contract from '@girassol/contract/session'
import { secondFactorSentences } from '@girassol/domain/session'
import type { PublicLookupContext, PublicLookupHandler, Tx } from '../../../http/context.ts'
import { Refused } from '../../../http/refused.ts'
import { recordSecurityEvent } from '../../../http/security-events.ts'
import type { Outbox } from '../../../outbox/outbox.ts'
import { openSession } from '../open-sessions/open-session.ts'
import { type Challenge, isOwnChallenge, openChallenge } from './challenges.ts'
import { findUser, lockUser } from './second-factor-queries.ts'
import { rememberDevice, spendChallenge } from './second-factor-store.ts'
import { type Proof, spendCode, spendSignedPasskey } from './spend-factor.ts'

const expired = () => new Refused(secondFactorSentences.expired, { status: 401, reason: 'challengeExpired' })
const wrongCode = () => new Refused(secondFactorSentences.wrongCode, { status: 401, reason: 'wrongCode' })
const wrongPasskey = () => new Refused(secondFactorSentences.wrongPasskey, { status: 401, reason: 'wrongPasskey' })

type User = NonNullable<Awaited<ReturnType<typeof lockUser>>>

/** The user of a challenge, whose password must still be the one that was proved. */
const orExpired = (user: User | undefined, challenge: Challenge): User => {
  if (user === undefined || !isOwnChallenge(challenge, user)) throw expired()
  return user
}

/** SEC-009: a recovery code that was used is a sign that the device is lost, or that another person has the codes. */
const recordProof = async (
  { now, origin }: PublicLookupContext,
  { tx, outbox, user, proof }: { tx: Tx; outbox: Outbox; user: User; proof: Proof },
): Promise<void> => {
  if (proof !== 'recovery code') return
  await recordSecurityEvent(tx, { now, kind: 'second-factor-changed', origin, userId: user.id })
  await outbox.add('mail.second-factor-changed', { userId: user.id, change: 'recoveryCodeUsed' })
}

type Attempt = {
  readonly challenge: string
  readonly remember: boolean
  readonly spend: (tx: Tx, challenge: Challenge) => Promise<Proof | null>
  readonly wrong: () => Refused
}

/** Spends the factor and the challenge and opens the session, in one transaction; null if the factor is wrong. */
const openProvedSession = (context: PublicLookupContext, attempt: Attempt, challenge: Challenge) =>
  context.write(async (tx, outbox) => {
    const user = orExpired(await lockUser(tx, challenge.userId), challenge)
    const proof = await attempt.spend(tx, challenge)
    if (proof === null) return null
    if (!(await spendChallenge(tx, challenge))) throw expired()
    await recordProof(context, { tx, outbox, user, proof })
    const deviceId = context.signIns.findDevice(user.email)
    if (attempt.remember && deviceId !== null) {
      await rememberDevice(tx, { userId: user.id, deviceId, now: context.now })
    }
    return openSession(tx, context, user)
  })

const signIn = async (context: PublicLookupContext, attempt: Attempt) => {
  const { read, write, now, origin, sealing, signIns, cookies } = context
  const challenge = openChallenge(sealing, { kind: 'sign-in challenge', sealed: attempt.challenge, now })
  if (challenge === null) throw expired()
  const { id, email } = orExpired(await read((tx) => findUser(tx, challenge.userId)), challenge)
  await signIns.begin(email)
  const opened = await openProvedSession(context, attempt, challenge)
  if (opened === null) {
    await write((tx) => recordSecurityEvent(tx, { now, kind: 'sign-in-failed', origin, userId: id }))
    throw attempt.wrong()
  }
  await signIns.giveBack(email)
  cookies.open(opened.session)
  signIns.rememberDevice(email)
  return opened.view
}

/** SEC-006: opens the session after the password with a code; failures are counted like wrong passwords (SEC-003). */
export const signInWithCode: PublicLookupHandler<typeof contract.signInWithCode> = (context, { body }) => {
  const { now, sealing, publicUrl } = context
  return signIn(context, {
    ...body,
    wrong: wrongCode,
    spend: (tx, { userId }) => spendCode({ tx, now, sealing, publicUrl, userId }, body.code),
  })
}

/** SEC-006: opens the session after the password with a passkey that signed the challenge. */
export const signInWithPasskey: PublicLookupHandler<typeof contract.signInWithPasskey> = (context, { body }) => {
  const { now, sealing, publicUrl } = context
  return signIn(context, {
    ...body,
    wrong: wrongPasskey,
    spend: (tx, { userId, secret }) =>
      spendSignedPasskey(
        { tx, now, sealing, publicUrl, userId },
        { answer: body.passkey, challenge: secret, userVerification: 'preferred' },
      ),
  })
}
