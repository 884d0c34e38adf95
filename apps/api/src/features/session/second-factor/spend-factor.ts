import type { PasskeyAnswer } from '@girassol/contract/session/second-factor'
import { isAuthenticatorCode } from '@girassol/domain/session'
import type { PublicContext, Tx } from '../../../http/context.ts'
import { findStep } from './authenticator-codes.ts'
import { verifyPasskey } from './passkeys.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { findFactors } from './second-factor-queries.ts'
import { spendPasskey, spendRecoveryCode, spendStep } from './second-factor-store.ts'

/** How the second factor was proved. */
export type Proof = 'factor' | 'recovery code'

type Use = Pick<PublicContext, 'now' | 'sealing' | 'publicUrl'> & { readonly tx: Tx; readonly userId: number }

const spendAuthenticatorCode = async ({ tx, now, sealing, userId }: Use, code: string): Promise<Proof | null> => {
  const factor = (await findFactors(tx, userId)).find(({ kind }) => kind === 'AUTHENTICATOR')
  if (!factor?.sealed_secret) return null
  const opened = sealing.open('authenticator secret', factor.sealed_secret)
  if (opened === null) return null
  const step = findStep({ secret: opened.text, code, now, lastStep: factor.last_step })
  if (step === undefined) return null
  const sealedSecret = opened.isOutdated ? sealing.seal('authenticator secret', opened.text) : factor.sealed_secret
  return (await spendStep(tx, { id: factor.id, step, now, sealedSecret })) ? 'factor' : null
}

/** SEC-006: uses a code of the authenticator application, or a recovery code; null if it is wrong or was used. */
export const spendCode = async (use: Use, code: string): Promise<Proof | null> => {
  if (isAuthenticatorCode(code)) return spendAuthenticatorCode(use, code)
  const { tx, now, userId } = use
  return (await spendRecoveryCode(tx, { userId, codeHash: hashRecoveryCode(code), now })) ? 'recovery code' : null
}

type Signed = {
  readonly answer: PasskeyAnswer
  readonly challenge: string
  readonly userVerification: 'required' | 'preferred'
}

/** Uses a passkey of the user that signed this challenge; null if none did. */
export const spendSignedPasskey = async (use: Use, signed: Signed): Promise<Proof | null> => {
  const { tx, now, publicUrl, userId } = use
  const verified = await verifyPasskey({ publicUrl, factors: await findFactors(tx, userId), ...signed })
  return verified && (await spendPasskey(tx, { ...verified, now })) ? 'factor' : null
}
