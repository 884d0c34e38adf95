import type { PasskeyAnswer, PasskeyRequest } from '@girassol/contract/session/second-factor'

/** Whether this browser can use passkeys at all. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window

export const passkeyRefused = 'A chave de acesso não foi confirmada. Tente de novo ou use outra forma.'

/** Lets the browser ask for a passkey of the account; its code is loaded now. Rejects if the user cancels. */
export const askForPasskey = async (request: PasskeyRequest): Promise<PasskeyAnswer> => {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: request })
}
