import Fastify, { type FastifyInstance } from 'fastify'
import { contractEndpoints } from './contracts.ts'
import { registerMoveEffects } from './features/order-record/move-effects.ts'
import { buildApplication } from './http/application.ts'
import type { Dependencies } from './http/dependencies.ts'
import { mountDocumentation } from './http/documentation.ts'
import { mountHealth } from './http/health.ts'
import { measureRequests } from './http/metrics.ts'
import { noRouteSchemas } from './http/no-route-schemas.ts'
import { createRouter } from './http/route.ts'
import { mountWebFiles } from './http/web-files.ts'
import { orderMoveEffects } from './order-move-effects.ts'
import { capabilityRoutes } from './routes.ts'

/** Builds the whole HTTP application from its dependencies. Tests call this and never `main`. */
export const compose = async (deps: Dependencies): Promise<FastifyInstance> => {
  registerMoveEffects(orderMoveEffects)
  const app = await buildApplication(deps)
  const router = createRouter(app, deps)
  for (const routes of capabilityRoutes) routes(router)
  mountHealth(app, deps)
  await mountDocumentation(app, deps, contractEndpoints)
  await mountWebFiles(app, deps)
  return app
}

/** The server of a process with ROLE=worker: it serves health and metrics, and no other call (REL-004). */
export const composeWorker = async (deps: Dependencies): Promise<FastifyInstance> => {
  registerMoveEffects(orderMoveEffects)
  const app = Fastify({ ...noRouteSchemas, logger: false })
  measureRequests(app, deps)
  mountHealth(app, deps)
  return app
}
