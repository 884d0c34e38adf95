import { createHash, createHmac } from 'node:crypto'
import type { SigningSystem } from '@girassol/contract/inbound'
import type { FastifyRequest } from 'fastify'
import { Refused } from './refused.ts'
import { isSameSecret } from './same-secret.ts'

export type SignatureSecrets = { readonly [System in SigningSystem]?: string | undefined }

export const timestampHeader = 'x-girassol-timestamp'
export const signatureHeader = 'x-girassol-signature'

/** How far the sender's clock may differ from ours: an intercepted message is useless afterwards. */
const toleratedSeconds = 300

/** The header of the sender: HMAC-SHA256 over the time stamp (seconds since 1970), a dot and the body. */
export const signBody = (secret: string, timestamp: string, body: Buffer | string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`

const unsigned = (): Refused => new Refused('Assinatura inválida.', { status: 401, reason: 'unsigned' })

/**
 * Pagar.me does not sign its hooks: the secret is the password in the URL instead, and every hook is verified by a
 * query to the gateway. Returns the digest of the message, or null without the right password.
 */
export const readPassword = (secret: string | undefined, request: FastifyRequest): string | null => {
  const [, encoded = ''] = /^Basic ([0-9A-Za-z+/=]+)$/.exec(request.headers.authorization ?? '') ?? []
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? []
  if (secret === undefined || !isSameSecret(password, secret)) return null
  return createHash('sha256')
    .update(request.body as Buffer)
    .digest('hex')
}

type Signed = { readonly secret: string | undefined; readonly request: FastifyRequest; readonly now: string }

/**
 * Refuses with 401 a message that was not signed in the last five minutes, and with 404 every message if no secret is
 * configured. Returns the signature, which is different for every message and every second.
 */
export const requireSignature = ({ secret, request, now }: Signed): string => {
  if (secret === undefined) throw new Refused('Integração não configurada.', { status: 404, reason: 'noSecret' })
  const timestamp = request.headers[timestampHeader]
  const signature = request.headers[signatureHeader]
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(timestamp)) throw unsigned()
  if (!isSameSecret(signature, signBody(secret, timestamp, request.body as Buffer))) throw unsigned()
  const seconds = new Date(now).getTime() / 1000
  if (Math.abs(seconds - Number(timestamp)) > toleratedSeconds)
    throw new Refused('Mensagem fora do prazo.', { status: 401, reason: 'stale' })
  return signature
}
