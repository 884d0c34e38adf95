import type { SecondFactorRequest } from '@girassol/contract/session/second-factor'
import type { PublicLookupContext } from '../../../http/context.ts'
import { sealChallenge } from './challenges.ts'
import { describePasskeyRequest } from './passkeys.ts'
import { findFactors, isRemembered } from './second-factor-queries.ts'

type User = { readonly id: number; readonly email: string; readonly password_hash: string | null }

/**
 * SEC-006: what the browser must send after the password of this user, who has a second factor; null if the user wished
 * not to be asked on this known device.
 */
export const requestSecondFactor = async (
  { read, now, sealing, signIns, publicUrl }: PublicLookupContext,
  user: User,
): Promise<SecondFactorRequest | null> => {
  const deviceId = signIns.findDevice(user.email)
  const { factors, isKnown } = await read(async (tx) => ({
    factors: await findFactors(tx, user.id),
    isKnown: deviceId !== null && (await isRemembered(tx, { userId: user.id, deviceId, now })),
  }))
  if (isKnown) return null
  const passkey = await describePasskeyRequest({ publicUrl, factors, userVerification: 'preferred' })
  return {
    challenge: sealChallenge(sealing, {
      kind: 'sign-in challenge',
      owner: user,
      secret: passkey?.challenge ?? '',
      now,
    }),
    hasAuthenticator: factors.some(({ kind }) => kind === 'AUTHENTICATOR'),
    passkey,
    mayRemember: deviceId !== null,
  }
}
