import { createHash, randomUUID } from 'node:crypto'
import { secondFactorMinutes } from '@girassol/domain/session'
import { plusHours } from '@girassol/domain/shared'
import { z } from 'zod'
import type { SealedKind, Sealing } from '../../../http/sealing.ts'

/** What this server remembers, in the browser, between the beginning and the end of a proof or a set-up. */
const challenge = z.object({
  id: z.uuid(),
  userId: z.number(),
  expiresAt: z.string(),
  /** A hash of the stored password: another password ends what waits. */
  passwordStamp: z.string(),
  /** What a passkey must sign, or the secret of a new application; empty where there is none. */
  secret: z.string(),
})
export type Challenge = z.infer<typeof challenge>

type Owner = { readonly id: number; readonly password_hash: string | null }

const toStamp = ({ password_hash }: Owner): string =>
  createHash('sha256')
    .update(`password stamp ${password_hash ?? ''}`)
    .digest('base64url')

type Begun = { readonly kind: SealedKind; readonly owner: Owner; readonly secret: string; readonly now: string }

/** A challenge that only this server can read, for 10 minutes; it is no session. */
export const sealChallenge = (sealing: Sealing, { kind, owner, secret, now }: Begun): string => {
  const expiresAt = plusHours(now, secondFactorMinutes / 60)
  const content: Challenge = { id: randomUUID(), userId: owner.id, expiresAt, passwordStamp: toStamp(owner), secret }
  return sealing.seal(kind, JSON.stringify(content))
}

type Given = { readonly kind: SealedKind; readonly sealed: string; readonly now: string }

/** The challenge, or null if this server did not seal it or it expired. */
export const openChallenge = (sealing: Sealing, { kind, sealed, now }: Given): Challenge | null => {
  const opened = sealing.open(kind, sealed)
  if (opened === null) return null
  const found = challenge.parse(JSON.parse(opened.text))
  return found.expiresAt > now ? found : null
}

/** Whether the challenge belongs to this user and their present password. */
export const isOwnChallenge = ({ userId, passwordStamp }: Challenge, owner: Owner): boolean =>
  userId === owner.id && passwordStamp === toStamp(owner)
