import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import jwt from '@fastify/jwt'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Dependencies } from './dependencies.ts'
import { answerErrors } from './error-response.ts'
import { logOptions } from './log-options.ts'
import { measureRequests } from './metrics.ts'
import { refuseCrossSitePosts, securityHeaders } from './security.ts'

const tenMegabytes = 10 * 1024 * 1024

/** The HTTP server with everything that is true of every call: ids, logs, cookies, security headers, error bodies. */
export const buildApplication = async (deps: Dependencies): Promise<FastifyInstance> => {
  const app = Fastify({
    bodyLimit: tenMegabytes,
    trustProxy: deps.trustProxy ?? false,
    genReqId: () => randomUUID().slice(0, 8),
    logger: deps.logLevel === undefined ? false : logOptions(deps.logLevel),
    // One line a request, without query strings or bodies: those carry personal data.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  })
  app.removeContentTypeParser('text/plain')
  await app.register(cookie)
  await app.register(jwt, { secret: deps.sessionSecret, verify: { cache: 5000 } })
  // First of all, so that a refusal of a later hook has it too.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  await securityHeaders(app)
  refuseCrossSitePosts(app, deps)
  measureRequests(app)
  answerErrors(app)
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.endpoint ?? request.routeOptions.url
    request.log.info({ call, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request')
  })
  return app
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: string
  }
}
