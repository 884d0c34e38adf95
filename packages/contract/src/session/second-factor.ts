import { roles } from '@girassol/domain/access'
import { secondFactorKinds } from '@girassol/domain/session'
import { z } from 'zod'
import { id, requiredText, text } from '../http/fields.ts'

const transports = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

/** Bytes as WebAuthn writes them in JSON. */
const base64url = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .regex(/^[\w-]+$/)

/** What this server sealed for the browser that began something: it proves nothing to anyone else. */
export const sealedTicket = base64url(2000)

const credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(transports),
})

/** What the browser needs to ask for a passkey of the account. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.enum(['required', 'preferred']),
  allowCredentials: z.array(credential),
})
export type PasskeyRequest = z.infer<typeof passkeyRequest>

/** What the browser needs to make a passkey for the account. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('discouraged'),
    userVerification: z.literal('preferred'),
  }),
})
export type PasskeyCreation = z.infer<typeof passkeyCreation>

const anyCredential = { id: base64url(1400), rawId: base64url(1400), type: z.literal('public-key') }

/** What a passkey signed; the fields of WebAuthn that the server reads. */
export const passkeyAnswer = z.object({
  ...anyCredential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(2000),
    signature: base64url(2000),
  }),
})
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>

/** A passkey that was made; the fields of WebAuthn that the server reads. */
export const newPasskey = z.object({
  ...anyCredential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(8000),
    transports: z.array(transports).max(10),
  }),
})
export type NewPasskey = z.infer<typeof newPasskey>

/** The password was right, and a second factor must follow within 10 minutes. */
export const secondFactorRequest = z.object({
  secondFactor: z.object({
    /** Sent back with the code or the passkey; no session. */
    challenge: sealedTicket,
    hasAuthenticator: z.boolean(),
    /** Null without a passkey. */
    passkey: passkeyRequest.nullable(),
    /** Whether this browser may be remembered for 30 days: the account signed in here before. */
    mayRemember: z.boolean(),
  }),
})
export type SecondFactorRequest = z.infer<typeof secondFactorRequest>['secondFactor']

/** The code of an authenticator application, or a recovery code, as typed. */
export const typedCode = text(40)

export const factorName = requiredText(60)

const secondFactor = z.object({
  id,
  kind: z.enum(secondFactorKinds),
  name: z.string(),
  addedAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type SecondFactor = z.infer<typeof secondFactor>

/** The second factors of the caller. */
export const ownSecondFactors = z.object({
  factors: z.array(secondFactor),
  recoveryCodesLeft: z.number().int(),
  /** Whether a role of the caller must have one. */
  isRequired: z.boolean(),
})

/** Shown once, never again. */
export const shownRecoveryCodes = z.array(z.string())

/** The codes are null where the account already had some. */
export const addedFactor = z.object({ recoveryCodes: shownRecoveryCodes.nullable() })

/** The roles that must have a second factor. */
export const requiredRoles = z.object({ roles: z.array(z.enum(roles)).max(roles.length) })
