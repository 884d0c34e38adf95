import '@fastify/jwt'
import 'fastify'
import type { Actor } from './actor.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** All metrics of the process, as Prometheus reads them. */
    readMetrics: () => Promise<string>
  }
  interface FastifyContextConfig {
    endpoint?: string
    /** Whether the call may write. */
    writes?: boolean
  }
  interface FastifyRequest {
    /** The caller of a private endpoint; null elsewhere. */
    actor: Actor | null
  }
}

declare module '@fastify/jwt' {
  interface JWT {
    /** Checks tokens that the secret of before signed; absent unless the secret is being changed (C-224). */
    previous?: JWT
  }
}
