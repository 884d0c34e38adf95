import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Dependencies } from './dependencies.ts'
import { noRouteSchemas } from './no-route-schemas.ts'
import { Refused } from './refused.ts'

/** The hashes of what a page has inline. */
export type InlineHashes = { readonly scripts: string; readonly styles: string }

/**
 * The strict content security policy: only our own files, style tags only with the nonce of the page or by their hashes, and
 * inline scripts only by their hashes (architecture rule 9). Company networks may use plain http, so the policy does not
 * upgrade requests.
 */
const toContentSecurityPolicy = ({ scripts, styles }: InlineHashes): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    `style-src 'self' ${styles}`.trim(),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // An NF-e is shown in its dialog from bytes that the page already has.
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The policy of a page whose style tags have this nonce. */
export const toPagePolicy = (nonce: string, { scripts, styles }: InlineHashes): string =>
  toContentSecurityPolicy({ scripts, styles: `'nonce-${nonce}' ${styles}`.trim() })

/** Different for every page that is sent (SEC-017). */
export const createNonce = (): string => randomBytes(16).toString('base64')

/** The policy of a public link's page: its own files, what it has inline by hash, no frame, no form elsewhere (C-153). */
export const toPublicPagePolicy = (hashes: InlineHashes): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashes.scripts}`.trim(),
    `style-src 'self' ${hashes.styles}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The headers that helmet sends with every response; computed once, because they never differ. */
const constantHeaders = async (): Promise<Record<string, string>> => {
  const probe = Fastify(noRouteSchemas)
  await probe.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: false })
  let headers = {}
  probe.addHook('onSend', async (_, reply) => {
    headers = { ...reply.raw.getHeaders() }
  })
  probe.get('/', async () => null)
  await probe.inject('/')
  await probe.close()
  return headers
}

export const securityHeaders = async (app: FastifyInstance): Promise<void> => {
  // Headers set directly on the raw response make Node check and copy each of them for every response.
  const constant = {
    ...(await constantHeaders()),
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    // Nothing inline: a page replaces it.
    'content-security-policy': toContentSecurityPolicy({ scripts: '', styles: '' }),
    // What may be stored says so itself: files of the web application, and calls that the contract marks (SEC-017).
    'cache-control': 'no-store',
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(constant)
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}

const readOrigin = (request: FastifyRequest): string | null => {
  const { origin } = request.headers
  return typeof origin === 'string' && origin !== '' ? origin : null
}

/**
 * The origin of the portal's own pages (C-220). Without PUBLIC_URL it is the address that the browser connected to;
 * never one that a header of a proxy names.
 */
const findOwnOrigin = ({ publicUrl }: Dependencies, { protocol, headers }: FastifyRequest): string =>
  publicUrl === undefined ? `${protocol}://${headers.host}` : new URL(publicUrl).origin

/** A browser on another site may not change anything here, whatever cookies it sends. */
export const refuseCrossSitePosts = (app: FastifyInstance, deps: Dependencies): void => {
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
    const site = request.headers['sec-fetch-site']
    const origin = readOrigin(request)
    const isForeign = site === 'cross-site' || (origin !== null && origin !== findOwnOrigin(deps, request))
    if (isForeign) throw new Refused('Chamada de outro site recusada.', { status: 403 })
  })
}
