/** A delivery of a webhook as it arrives, and the secret of the webhook. */
export type Delivery = {
  readonly secret: string
  readonly id: string
  readonly timestamp: string
  readonly body: string
}

const prefix = 'whsec_'

/** The bytes of a secret; null for a text that is none. */
const readSecret = (secret: string): Uint8Array<ArrayBuffer> | null => {
  if (!secret.startsWith(prefix)) return null
  try {
    return Uint8Array.from(atob(secret.slice(prefix.length)), (letter) => letter.charCodeAt(0))
  } catch {
    // No base64.
    return null
  }
}

/** WHK-003: the signature that a delivery must have; null if the secret is none. */
export const signDelivery = async ({ secret, id, timestamp, body }: Delivery): Promise<string | null> => {
  const bytes = readSecret(secret.trim())
  if (bytes === null || bytes.length === 0) return null
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${timestamp}.${body}`))
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signed)))}`
}
