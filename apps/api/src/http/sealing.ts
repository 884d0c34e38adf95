import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Dependencies } from './dependencies.ts'

const algorithm = 'aes-256-gcm'
const [keyBytes, nonceBytes, tagBytes] = [32, 12, 16]

/** What is sealed; each kind has a key of its own, so that one is never read as another. */
export type SealedKind =
  | 'authenticator secret'
  | 'sign-in challenge'
  | 'set-up ticket'
  | 'fresh sign-in challenge'
  | 'page cursor'
  | 'webhook secret'

/** An opened text; `isOutdated` if the secret of before sealed it, so that it should be sealed again. */
export type Opened = { readonly text: string; readonly isOutdated: boolean }

/** Encrypts what only this server may read or write (C-222). */
export type Sealing = {
  /** The text, encrypted and authenticated, in base64url. */
  readonly seal: (kind: SealedKind, text: string) => string
  /** Null if this server did not seal it as this kind, or it was changed. */
  readonly open: (kind: SealedKind, sealed: string) => Opened | null
}

const deriveKey = (secret: string, kind: SealedKind): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `girassol sealing: ${kind}`, keyBytes))

const openWith = (key: Buffer, sealed: Buffer): string | null => {
  if (sealed.length < nonceBytes + tagBytes) return null
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  const content = decipher.update(sealed.subarray(nonceBytes, -tagBytes))
  try {
    return Buffer.concat([content, decipher.final()]).toString('utf8')
  } catch {
    // The tag does not match: another key sealed it, or it was changed.
    return null
  }
}

/** AES-256-GCM under keys that HKDF derives from SESSION_SECRET; what SESSION_SECRET_PREVIOUS sealed opens too (C-224). */
export const createSealing = ({
  sessionSecret,
  previousSecret,
}: Pick<Dependencies, 'sessionSecret' | 'previousSecret'>): Sealing => ({
  seal: (kind, text) => {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv(algorithm, deriveKey(sessionSecret, kind), nonce, { authTagLength: tagBytes })
    const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, content, cipher.getAuthTag()]).toString('base64url')
  },
  open: (kind, sealed) => {
    const bytes = Buffer.from(sealed, 'base64url')
    const text = openWith(deriveKey(sessionSecret, kind), bytes)
    if (text !== null) return { text, isOutdated: false }
    const earlier = previousSecret === undefined ? null : openWith(deriveKey(previousSecret, kind), bytes)
    return earlier === null ? null : { text: earlier, isOutdated: true }
  },
})
