import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Dependencies } from './dependencies.ts'
import { Refused } from './refused.ts'

/**
 * The strict policy: nothing but our own files, style tags only with the page's nonce, and of the scripts in a page
 * only those whose hashes are named (architecture rule 9). Plain http hosts are legal inside a company network, so
 * requests are not upgraded by policy.
 */
export const toContentSecurityPolicy = (nonce: string, scriptHashes = ''): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes}`.trim(),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // An NF-e is shown inside its dialog, from bytes that the page holds.
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** What helmet sends with every answer; asked once, because it never differs. */
const constantHeaders = async (): Promise<Record<string, string>> => {
  const probe = Fastify()
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
  // Headers that a plugin sets past the reply make Node check and copy each of them for every answer.
  const constant = { ...(await constantHeaders()), 'permissions-policy': 'camera=(), microphone=(), geolocation=()' }
  app.decorateRequest('nonce', '')
  app.addHook('onRequest', async (request, reply) => {
    request.nonce = randomBytes(16).toString('base64')
    reply.headers(constant)
    reply.header('content-security-policy', toContentSecurityPolicy(request.nonce))
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}

const readOrigin = (request: FastifyRequest): string | null => {
  const { origin } = request.headers
  return typeof origin === 'string' && origin !== '' ? origin : null
}

/** A browser on another site may not change anything here, whatever cookies it sends. */
export const refuseCrossSitePosts = (app: FastifyInstance, deps: Dependencies): void => {
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
    const site = request.headers['sec-fetch-site']
    const origin = readOrigin(request)
    const own = [`${request.protocol}://${request.host}`, deps.publicUrl]
    const foreign = (site !== undefined && site === 'cross-site') || (origin !== null && !own.includes(origin))
    if (foreign) throw new Refused('Chamada de outro site recusada.', { status: 403 })
  })
}
