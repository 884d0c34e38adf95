import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id } from './http/fields.ts'
import {
  addedFactor,
  factorName,
  newPasskey,
  ownSecondFactors,
  passkeyAnswer,
  passkeyCreation,
  passkeyRequest,
  sealedTicket,
  shownRecoveryCodes,
  typedCode,
} from './session/second-factor.ts'

export const beginPasskeyProof = endpoint({
  method: 'POST',
  path: '/auth/confirm/passkey/begin',
  requires: 'session',
  personal: true,
  summary: 'What a passkey must sign to count like the password that changes of the own access need.',
  response: z.object({ ticket: sealedTicket, passkey: passkeyRequest.nullable() }),
})

export const confirmWithPasskey = endpoint({
  method: 'POST',
  path: '/auth/confirm/passkey',
  requires: 'session',
  personal: true,
  summary: 'Prove the own access again with a passkey instead of the password.',
  body: z.object({ ticket: sealedTicket, passkey: passkeyAnswer }),
  response: z.null(),
  status: 204,
})

export const listOwnFactors = endpoint({
  method: 'GET',
  path: '/auth/second-factors',
  requires: 'session',
  summary: 'The second factors of the caller, and how many recovery codes are left.',
  response: ownSecondFactors,
  forSetUp: true,
})

export const beginAuthenticator = endpoint({
  method: 'POST',
  path: '/auth/second-factors/authenticator/begin',
  requires: 'session',
  personal: true,
  summary: 'A new secret for an authenticator application; counts once its first code was sent. Needs a fresh sign-in.',
  response: z.object({ ticket: sealedTicket, secret: z.string(), uri: z.string() }),
  callsPerMinute: 20,
  forSetUp: true,
})

export const addAuthenticator = endpoint({
  method: 'POST',
  path: '/auth/second-factors/authenticator',
  requires: 'session',
  personal: true,
  summary: 'Add the authenticator application with its first code. Needs a fresh sign-in.',
  body: z.object({ ticket: sealedTicket, code: typedCode }),
  response: addedFactor,
  status: 201,
  callsPerMinute: 20,
  forSetUp: true,
})

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/auth/second-factors/passkey/begin',
  requires: 'session',
  personal: true,
  summary: 'What the browser needs to make a passkey. Needs a fresh sign-in.',
  response: z.object({ ticket: sealedTicket, passkey: passkeyCreation }),
  callsPerMinute: 20,
  forSetUp: true,
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/auth/second-factors/passkey',
  requires: 'session',
  personal: true,
  summary: 'Add the passkey that the browser made. Needs a fresh sign-in.',
  body: z.object({ ticket: sealedTicket, name: factorName, passkey: newPasskey }),
  response: addedFactor,
  status: 201,
  callsPerMinute: 20,
  forSetUp: true,
})

export const removeFactor = endpoint({
  method: 'DELETE',
  path: '/auth/second-factors/:factor',
  requires: 'session',
  personal: true,
  summary: 'Remove a second factor of the caller; the recovery codes end with the last one. Needs a fresh sign-in.',
  params: z.object({ factor: id }),
  response: z.null(),
  status: 204,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/second-factors/recovery-codes',
  requires: 'session',
  personal: true,
  summary: 'Ten new recovery codes; the earlier ones end. Needs a fresh sign-in.',
  response: z.object({ recoveryCodes: shownRecoveryCodes }),
  callsPerMinute: 20,
})
