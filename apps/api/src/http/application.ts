import { randomUUID } from 'node:crypto'
import { maxHeaderSize } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { pino } from 'pino'
import { signAccessTokens } from './access-tokens.ts'
import { compressAnswers } from './compress-answers.ts'
import type { Dependencies } from './dependencies.ts'
import { answerErrors } from './error-response.ts'
import { logOptions } from './log-options.ts'
import { measureRequests } from './metrics.ts'
import { noRouteSchemas } from './no-route-schemas.ts'
import { announceRelease } from './release.ts'
import { findOrigin } from './request-origin.ts'
import { refuseCrossSitePosts, securityHeaders } from './security.ts'
import { recordRefusedAccess } from './security-events.ts'
import { endSlowRequests } from './slow-requests.ts'
import { answerUnreadable } from './unreadable-request.ts'
import { rememberWrites } from './written-position.ts'

const megabyte = 1024 * 1024

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    // '%zz', '%ff': no text has this encoding.
    return false
  }
}

/** A path that cannot be decoded is used undecoded, so that it is unknown or refused like any other. */
const readablePath = (url: string): string =>
  !url.includes('%') || isDecodable(url.split('?')[0] ?? '') ? url : url.replaceAll('%', '%25')

/** Fastify itself takes no number of proxies: with one, only the operator knows that nobody connects past them (C-220). */
const toTrustedProxies = (proxies: Dependencies['trustProxy'] = 0) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** Several lines are written together and in the background, so no call waits for the disk; the rest when the process ends. */
const openStandardOutput = () =>
  pino.destination({ dest: process.stdout.fd, sync: false, minLength: 4096, periodicFlush: 200 })

const toLogger = ({ logLevel, logStream }: Dependencies) => {
  if (logLevel === undefined) return false
  return { ...logOptions(logLevel), stream: logStream ?? openStandardOutput() }
}

/** Who called, in a form that names nobody (SEC-010). */
const describeCaller = (deps: Dependencies, request: FastifyRequest) => {
  const { network } = findOrigin(deps, request)
  const { actor } = request
  if (actor === null) return { network }
  if (actor.key !== undefined) return { network, key: actor.key.id, seller: actor.seller?.id }
  return { network, user: actor.userId, roles: actor.roles, seller: actor.seller?.id }
}

/** The HTTP server with what applies to every call: ids, logs, cookies, security headers, error bodies. */
export const buildApplication = async (deps: Dependencies): Promise<FastifyInstance> => {
  const app = Fastify({
    ...noRouteSchemas,
    bodyLimit: megabyte,
    trustProxy: toTrustedProxies(deps.trustProxy),
    genReqId: () => randomUUID().slice(0, 8),
    logger: toLogger(deps),
    // One line per request, without query strings or bodies, because they contain personal data.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    clientErrorHandler: answerUnreadable,
    http: { connectionsCheckingInterval: 5000 },
    rewriteUrl: ({ url = '/' }) => readablePath(url),
    // Node itself refuses longer headers; a refusal by the router would not have the format of C-102.
    routerOptions: { maxParamLength: maxHeaderSize },
  })
  app.removeContentTypeParser('text/plain')
  await app.register(cookie)
  await signAccessTokens(app, deps)
  // Registered first, so that a refusal by a later hook has it too.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  await announceRelease(app, deps.webFolder)
  await securityHeaders(app)
  await compressAnswers(app)
  refuseCrossSitePosts(app, deps)
  measureRequests(app, deps)
  answerErrors(app)
  recordRefusedAccess(app, deps)
  rememberWrites(app, deps)
  endSlowRequests(app, deps.arrival)
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.endpoint ?? request.routeOptions.url
    const line = { call, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ...describeCaller(deps, request) }
    request.log.info(line, 'request')
  })
  return app
}
