import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from './refused.ts'

/** How long a request may take to arrive, in milliseconds (REL-005, C-232). */
export type ArrivalLimits = {
  readonly headersMs: number
  /** For a body of up to one megabyte; larger ones get more time. */
  readonly bodyMs: number
}

const servingArrival: ArrivalLimits = { headersMs: 15_000, bodyMs: 30_000 }

/** Larger bodies, where an endpoint takes them, may arrive as slowly as this: 250 kB a second. */
const slowestBytesPerMs = 250
const megabyte = 1024 * 1024

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Ends a request that stops arriving half-way, which would otherwise occupy its connection for ever. */
export const endSlowRequests = (app: FastifyInstance, { headersMs, bodyMs }: ArrivalLimits = servingArrival): void => {
  app.server.headersTimeout = headersMs
  app.addHook('preParsing', async (request, reply, payload) => {
    if (!hasBody(request)) return
    const { bodyLimit = megabyte } = request.routeOptions
    const allowedMs = bodyMs + Math.max(0, bodyLimit - megabyte) / slowestBytesPerMs
    const timer = setTimeout(() => {
      reply.raw.once('finish', () => request.raw.destroy())
      reply.header('connection', 'close')
      reply.send(new Refused('A requisição demorou demais para chegar.', { status: 408 }))
    }, allowedMs)
    const clear = () => clearTimeout(timer)
    payload.once('end', clear)
    payload.once('close', clear)
  })
}
