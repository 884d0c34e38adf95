import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Dependencies } from './dependencies.ts'
import { noRouteSchemas } from './no-route-schemas.ts'
import { notFound } from './refused.ts'
import { isSameSecret } from './same-secret.ts'
import { measureState } from './state-metrics.ts'

/** In production only with the token (SEC-018). */
const mayReadMetrics = ({ guarded }: Dependencies, { headers }: FastifyRequest): boolean => {
  if (guarded === undefined) return true
  const { metricsToken } = guarded
  if (metricsToken === undefined) return false
  return isSameSecret(headers.authorization ?? '', `Bearer ${metricsToken}`)
}

/**
 * Prometheus metrics: the process, the duration of each call in seconds, by status, the state of the queues and of the
 * database, and the calls to outside systems (REL-015).
 */
export const measureRequests = (app: FastifyInstance, deps: Dependencies): void => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds to answer a call',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.endpoint ?? request.routeOptions.url ?? 'unknown'
    seconds.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  measureState(registry, deps)
  const all = () => Registry.merge(deps.outsideMetrics === undefined ? [registry] : [registry, deps.outsideMetrics])
  app.decorate('readMetrics', () => all().metrics())
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(deps, request)) throw notFound('Caminho não encontrado.')
    return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await app.readMetrics())
  })
  app.addHook('onClose', async () => registry.clear())
}

/**
 * Serves the metrics of `app` on a port of their own, without a token: only the operator's network may reach it
 * (SEC-018). Call it before `app` listens; it ends together with `app`. Returns its address.
 */
export const serveMetrics = async (
  app: FastifyInstance,
  at: { readonly port: number; readonly host: string },
): Promise<string> => {
  const server = Fastify({ ...noRouteSchemas, logger: false })
  server.get('/metrics', async (_request, reply) =>
    reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await app.readMetrics()),
  )
  app.addHook('onClose', () => server.close())
  return server.listen(at)
}
