import type { Endpoint, InputOf } from '@girassol/contract/http/endpoint'
import { urlOf } from '@girassol/contract/http/endpoint'
import { can } from '@girassol/domain/access'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/connection.ts'
import { outboxOf } from '../outbox/outbox.ts'
import type { Actor } from './actor.ts'
import type { FileHandler, Handler, LookupHandler, PublicContext, PublicHandler, Tx } from './context.ts'
import type { Dependencies } from './dependencies.ts'
import { InvalidRequest } from './error-response.ts'
import { sendFile } from './file-answer.ts'
import { oncePerKey } from './idempotency.ts'
import { countCall } from './rate-limit.ts'
import { Refused } from './refused.ts'
import { identify } from './session.ts'
import { sessionCookies } from './session-cookies.ts'

/** Mounts endpoints on one application; features receive it and nothing else. */
export type Router = {
  readonly route: <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void
  readonly publicRoute: <E extends Endpoint>(endpoint: E, handler: PublicHandler<E>) => void
  readonly lookupRoute: <E extends Endpoint>(endpoint: E, handler: LookupHandler<E>) => void
  readonly fileRoute: <E extends Endpoint>(endpoint: E, handler: FileHandler<E>) => void
}

type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply }
type Mounted = { readonly deps: Dependencies; readonly endpoint: Endpoint }
type Serve = (call: Call) => Promise<unknown>

const authorize = (endpoint: Endpoint, actor: Actor): void => {
  if (endpoint.requires === 'public' || endpoint.requires === 'session') return
  if (!can(actor.roles, endpoint.requires)) {
    throw new Refused('Você não tem permissão para esta ação.', { status: 403 })
  }
}

/** Params, query and body, validated together: the caller hears of every fault at once. */
const validate = (endpoint: Endpoint, request: FastifyRequest): InputOf<Endpoint> => {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    const input = request[part]
    return schema ? [{ part, input, result: schema.safeParse(part === 'body' ? (input ?? undefined) : input) }] : []
  })
  const failures = parts.flatMap(({ input, result }) => (result.error ? [{ error: result.error, input }] : []))
  if (failures.length > 0) throw new InvalidRequest(failures)
  return Object.fromEntries(parts.map(({ part, result }) => [part, result.data])) as InputOf<Endpoint>
}

const limitCalls = async (deps: Dependencies, endpoint: Endpoint, call: { who: string; body?: unknown }) => {
  const name = `${endpoint.method} ${endpoint.path}`
  const window = { seconds: 60, now: deps.clock() }
  if (endpoint.callsPerMinute !== undefined) {
    await countCall(deps.connection.db, `${name} ${call.who}`, { ...window, limit: endpoint.callsPerMinute })
  }
  if (endpoint.countedBy === undefined) return
  const { field, callsPerMinute } = endpoint.countedBy
  const value = String((call.body as Record<string, unknown> | undefined)?.[field] ?? '').toLowerCase()
  await countCall(deps.connection.db, `${name} ${field} ${value}`, { ...window, limit: callsPerMinute })
}

/** Reads cannot write (a GET that tries fails); writes run in one transaction. */
const inTransaction = <Result>(deps: Dependencies, endpoint: Endpoint, work: (tx: Tx) => Promise<Result>) => {
  const { connection } = deps
  if (endpoint.method !== 'GET') return connection.db.transaction().execute(work)
  // On a server the reader's connections are read-only by themselves; a plain connection saves two round trips.
  if (!connection.embedded) return work(connection.readOnly as Database as Tx)
  return connection.db.transaction().setAccessMode('read only').execute(work)
}

const answer = (mounted: Mounted, { reply }: Call, result: unknown): unknown => {
  const { deps, endpoint } = mounted
  if (result instanceof Refused) throw result
  if (deps.checkResponses) endpoint.response.parse(result)
  reply.code(endpoint.status ?? 200)
  return endpoint.status === 204 ? reply.send() : reply.send(result)
}

const publicContext = (deps: Dependencies, { request, reply }: Call, tx: Tx): PublicContext => ({
  tx,
  now: deps.clock(),
  outbox: outboxOf(deps.boss, tx),
  cookies: sessionCookies(request, reply),
  address: request.ip,
  demo: deps.demo,
  publicUrl: deps.publicUrl ?? `${request.protocol}://${request.host}`,
})

/** The steps every private call takes, in this order: session, role, calls a minute, validation. */
const admit = async (deps: Dependencies, endpoint: Endpoint, call: Call) => {
  const actor = await identify(deps, call.request, call.reply)
  authorize(endpoint, actor)
  await limitCalls(deps, endpoint, { who: String(actor.userId), body: call.request.body })
  return { actor, input: validate(endpoint, call.request) }
}

export const routerOf = (app: FastifyInstance, deps: Dependencies): Router => {
  const mount = (endpoint: Endpoint, serve: Serve): void => {
    const url = urlOf(endpoint.path)
    const urls = url.startsWith('/api/v2/') ? [url, url.replace('/api/v2/', '/api/')] : [url]
    for (const each of urls) {
      app.route({
        method: endpoint.method,
        url: each,
        config: { endpoint: `${endpoint.method} ${endpoint.path}` },
        handler: (request, reply) => serve({ request, reply }),
      })
    }
  }
  return {
    route: (endpoint, handler) =>
      mount(endpoint, async (call) => {
        const { actor, input } = await admit(deps, endpoint, call)
        const result = await inTransaction(deps, endpoint, (tx) => {
          const work = () => handler({ ...publicContext(deps, call, tx), actor }, input as InputOf<typeof endpoint>)
          return oncePerKey({ tx, actor, request: call.request, now: deps.clock() }, work)
        })
        return answer({ deps, endpoint }, call, result)
      }),
    publicRoute: (endpoint, handler) =>
      mount(endpoint, async (call) => {
        const input = validate(endpoint, call.request) as InputOf<typeof endpoint>
        await limitCalls(deps, endpoint, { who: call.request.ip, body: call.request.body })
        const result = await inTransaction(deps, endpoint, (tx) => handler(publicContext(deps, call, tx), input))
        return answer({ deps, endpoint }, call, result)
      }),
    lookupRoute: (endpoint, handler) =>
      mount(endpoint, async (call) => {
        const { actor, input } = await admit(deps, endpoint, call)
        const context = { actor, ports: deps.ports, now: deps.clock() }
        return answer({ deps, endpoint }, call, await handler(context, input as InputOf<typeof endpoint>))
      }),
    fileRoute: (endpoint, handler) =>
      mount(endpoint, async (call) => {
        const { actor, input } = await admit(deps, endpoint, call)
        const file = await inTransaction(deps, endpoint, (tx) =>
          handler({ ...publicContext(deps, call, tx), actor }, input as InputOf<typeof endpoint>),
        )
        return sendFile(file, call, deps.ports.files)
      }),
  }
}
