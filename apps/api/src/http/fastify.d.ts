import 'fastify'
import type { Actor } from './actor.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** All metrics of the process, as Prometheus reads them. */
    readMetrics: () => Promise<string>
  }
  interface FastifyContextConfig {
    endpoint?: string
  }
  interface FastifyRequest {
    /** The caller of a private endpoint; null elsewhere. */
    actor: Actor | null
    nonce: string
  }
}
