import { authenticatorCode, listUsableSteps, plainCode } from '@girassol/domain/session'
import { Secret, TOTP } from 'otpauth'
import { isSameSecret } from '../../../http/same-secret.ts'

const issuer = 'Girassol'
const secretBytes = 20

const toGenerator = (secret: string, label: string) =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: authenticatorCode.digits,
    period: authenticatorCode.seconds,
    secret: Secret.fromBase32(secret),
  })

/** A new secret of 160 bits, in base32 as people type it into the application. */
export const newAuthenticatorSecret = (): string => new Secret({ size: secretBytes }).base32

/** The address that the QR code contains. */
export const toAuthenticatorUri = (secret: string, email: string): string => toGenerator(secret, email).toString()

type Typed = { readonly secret: string; readonly code: string; readonly now: string; readonly lastStep: number | null }

/** The step whose code was typed, among those that are valid now and were not used; undefined if none is (C-222). */
export const findStep = ({ secret, code, now, lastStep }: Typed): number | undefined => {
  const generator = toGenerator(secret, '')
  const typed = plainCode(code)
  return listUsableSteps(now, lastStep).find((step) =>
    isSameSecret(typed, generator.generate({ timestamp: step * authenticatorCode.seconds * 1000 })),
  )
}
