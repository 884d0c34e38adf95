import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Dependencies } from './dependencies.ts'
import { measureState } from './state-metrics.ts'

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
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await all().metrics()))
  app.addHook('onClose', async () => registry.clear())
}
