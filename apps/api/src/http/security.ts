import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Dependencies } from './dependencies.ts'
import { Refused } from './refused.ts'

/**
 * The strict policy: nothing but our own files, and style tags only with the page's nonce (architecture rule 9). Plain
 * http hosts are legal inside a company network, so requests are not upgraded by policy.
 */
const policyOf = (nonce: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

export const securityHeaders = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: false })
  app.decorateRequest('nonce', '')
  app.addHook('onRequest', async (request, reply) => {
    request.nonce = randomBytes(16).toString('base64')
    reply.header('content-security-policy', policyOf(request.nonce))
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}

const originOf = (request: FastifyRequest): string | null => {
  const { origin } = request.headers
  return typeof origin === 'string' && origin !== '' ? origin : null
}

/** A browser on another site may not change anything here, whatever cookies it sends. */
export const refuseCrossSitePosts = (app: FastifyInstance, deps: Dependencies): void => {
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
    const site = request.headers['sec-fetch-site']
    const origin = originOf(request)
    const own = [`${request.protocol}://${request.host}`, deps.publicUrl]
    const foreign = (site !== undefined && site === 'cross-site') || (origin !== null && !own.includes(origin))
    if (foreign) throw new Refused('Chamada de outro site recusada.', { status: 403 })
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    nonce: string
  }
}
