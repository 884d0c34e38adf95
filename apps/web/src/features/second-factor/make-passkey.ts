import { addPasskey, beginPasskey } from '@girassol/contract/second-factor'
import type { NewPasskey, PasskeyCreation } from '@girassol/contract/session/second-factor'
import { callEndpoint } from '../../lib/api-client.ts'

type Transports = NewPasskey['response']['transports']

/** Lets the browser make a passkey; its code is loaded now. Rejects if the user cancels. */
const createPasskey = async (creation: PasskeyCreation): Promise<NewPasskey> => {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: creation })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports: transports as Transports } }
}

/** SEC-006: makes a passkey and adds it to the account; the recovery codes if it is the first factor. */
export const makePasskey = async (name: string): Promise<readonly string[] | null> => {
  const { ticket, passkey } = await callEndpoint(beginPasskey, {})
  const made = await createPasskey(passkey)
  return (await callEndpoint(addPasskey, { body: { ticket, name, passkey: made } })).recoveryCodes
}
