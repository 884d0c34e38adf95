import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '@girassol/contract/session/second-factor'
import { secondFactorMinutes } from '@girassol/domain/session'
import type { Factor } from './second-factor-queries.ts'
import type { Passkey } from './second-factor-store.ts'

/** Loaded with the first passkey, because its three hundred files delay a start by a tenth of a second. */
const loadLibrary = () => import('@simplewebauthn/server')

/** A passkey belongs to the host of the portal, which is its public address. */
const toHost = (publicUrl: string): string => new URL(publicUrl).hostname
const toOrigin = (publicUrl: string): string => new URL(publicUrl).origin

/** EdDSA, ES256 and RS256 (COSE): one of them is known to every device. */
const algorithms = [-8, -7, -257]

const timeout = secondFactorMinutes * 60_000

type Transport = PasskeyRequest['allowCredentials'][number]['transports'][number]

const toCredentials = (factors: readonly Factor[]) =>
  factors.flatMap(({ credential_id, transports }) =>
    credential_id === null
      ? []
      : [{ id: credential_id, type: 'public-key' as const, transports: (transports ?? []) as Transport[] }],
  )

type Asked = {
  readonly publicUrl: string
  readonly factors: readonly Factor[]
  /** 'required': the device checks its owner too, by finger, face or PIN. */
  readonly userVerification: 'required' | 'preferred'
}

/** What the browser needs to ask for a passkey of the user; null if the user has none. */
export const describePasskeyRequest = async (asked: Asked): Promise<PasskeyRequest | null> => {
  const { publicUrl, factors, userVerification } = asked
  const allowCredentials = toCredentials(factors)
  if (allowCredentials.length === 0) return null
  const rpId = toHost(publicUrl)
  const { generateAuthenticationOptions } = await loadLibrary()
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId })
  return { challenge, rpId, timeout, userVerification, allowCredentials }
}

type Answered = Pick<Asked, 'publicUrl' | 'factors' | 'userVerification'> & {
  readonly challenge: string
  readonly answer: PasskeyAnswer
}

/** The passkey of the user that signed the challenge, with its new count of uses; null if none did. */
export const verifyPasskey = async (answered: Answered): Promise<{ id: number; useCount: number } | null> => {
  const { publicUrl, factors, userVerification, challenge, answer } = answered
  const factor = factors.find(({ credential_id }) => credential_id === answer.id)
  if (!factor?.credential_id || factor.public_key === null) return null
  const { verifyAuthenticationResponse } = await loadLibrary()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: toOrigin(publicUrl),
      expectedRPID: toHost(publicUrl),
      requireUserVerification: userVerification === 'required',
      credential: {
        id: factor.credential_id,
        publicKey: new Uint8Array(Buffer.from(factor.public_key, 'base64url')),
        counter: factor.use_count ?? 0,
      },
    })
    return verified ? { id: factor.id, useCount: authenticationInfo.newCounter } : null
  } catch {
    // The library throws for each field that is not as it must be, and says which; the user can only try again.
    return null
  }
}

type User = { readonly id: number; readonly name: string; readonly email: string }

/** What the browser needs to make a passkey for the user; one that the user has is not made twice. */
export const describePasskeyCreation = async (
  publicUrl: string,
  user: User,
  factors: readonly Factor[],
): Promise<PasskeyCreation> => {
  const rp = { id: toHost(publicUrl), name: 'Girassol' }
  const { generateRegistrationOptions } = await loadLibrary()
  const { challenge } = await generateRegistrationOptions({
    rpID: rp.id,
    rpName: rp.name,
    userName: user.email,
    supportedAlgorithmIDs: algorithms,
  })
  return {
    challenge,
    rp,
    user: { id: Buffer.from(`user ${user.id}`).toString('base64url'), name: user.email, displayName: user.name },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout,
    attestation: 'none',
    excludeCredentials: toCredentials(factors),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  }
}

type Made = { readonly publicUrl: string; readonly challenge: string; readonly made: NewPasskey }

/** The passkey that the browser made for this challenge; null if it is not as it must be. */
export const verifyNewPasskey = async ({ publicUrl, challenge, made }: Made): Promise<Passkey | null> => {
  const { verifyRegistrationResponse } = await loadLibrary()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: toOrigin(publicUrl),
      expectedRPID: toHost(publicUrl),
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      useCount: counter,
      transports: made.response.transports,
    }
  } catch {
    // The library throws for each field that is not as it must be.
    return null
  }
}
