import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type LogPosition, parseLogPosition, readWrittenPosition } from '../database/replica.ts'
import type { Dependencies } from './dependencies.ts'
import { areSecure, toHostCookie } from './host-cookies.ts'

const plainPlace = { name: 'girassol_written', path: '/api' }

/** Long after any replica that is in use has caught up, in seconds. */
const rememberedSeconds = 300

/** The place in the database's log of changes up to which this browser has written; null if it wrote nothing lately. */
export const findWrittenPosition = (deps: Dependencies, request: FastifyRequest): LogPosition | null =>
  parseLogPosition(request.cookies[toHostCookie(deps, plainPlace).name] ?? '')

/** After every place of every log: reads go to the primary until the browser forgets it. */
const unknownPosition = 'FFFFFFFF/FFFFFFFF'

/**
 * With a replica, the answer to each write carries how far the database had come, so that the next reads of the same
 * browser do not go to a replica that lacks the write (REL-019). The value tells nothing about anybody, and one that is
 * made up only sends its maker's reads to the primary.
 */
export const rememberWrites = (app: FastifyInstance, deps: Dependencies): void => {
  if (deps.connection.replica === null) return
  const { name, path } = toHostCookie(deps, plainPlace)
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.routeOptions.config.writes !== true || reply.statusCode >= 400) return
    // The write is done, whatever this reading meets.
    const value = await readWrittenPosition(deps.connection.db).catch(() => unknownPosition)
    const options = { httpOnly: true, sameSite: 'strict', secure: areSecure(deps, request) } as const
    reply.setCookie(name, value, { ...options, path, maxAge: rememberedSeconds })
  })
}
