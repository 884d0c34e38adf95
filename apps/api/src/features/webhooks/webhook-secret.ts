import { createHmac, randomBytes } from 'node:crypto'
import { secretBytes } from '@girassol/domain/webhooks'
import type { Sealing } from '../../http/sealing.ts'

const prefix = 'whsec_'
const kind = 'webhook secret'

/** C-208: a new secret, as the owner gets it once. */
const makeSecret = (): string => `${prefix}${randomBytes(secretBytes).toString('base64')}`

/** A new secret as it is stored: sealed, because each delivery is signed with it. */
export const makeSealedSecret = (sealing: Sealing): string => sealing.seal(kind, makeSecret())

/** The secret; null if this server cannot open it any more (C-224). */
export const openSecret = (sealing: Sealing, sealed: string): string | null => sealing.open(kind, sealed)?.text ?? null

type Signed = {
  readonly id: string
  /** Unix seconds. */
  readonly timestamp: number
  readonly body: string
}

/** WHK-003: the signature of a message, as Standard Webhooks writes it. */
export const signMessage = (secret: string, { id, timestamp, body }: Signed): string => {
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}
