import type { Endpoint, InputFor } from '@girassol/contract/http/endpoint'
import { toUrl } from '@girassol/contract/http/endpoint'
import { fileBody } from '@girassol/contract/http/file'
import type { SigningSystem } from '@girassol/contract/inbound'
import { can, canWrite, hasCompanyRoleFor } from '@girassol/domain/access'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { z } from 'zod'
import { whileCallerWaits } from '../integrations/caller-patience.ts'
import type { Actor } from './actor.ts'
import { answer } from './answer.ts'
import { findBodyLimit } from './body-limit.ts'
import { type Call, lookupContext, publicContext, publicLookupContext, type Serving } from './call-contexts.ts'
import type {
  DownloadHandler,
  FileHandler,
  Handler,
  LaterHandler,
  LookupHandler,
  PublicDownloadHandler,
  PublicFileHandler,
  PublicHandler,
  PublicLookupHandler,
  SignedHandler,
  StreamHandler,
  Tx,
} from './context.ts'
import type { Dependencies } from './dependencies.ts'
import { sendDownload } from './download-answer.ts'
import { sendFile } from './file-answer.ts'
import { hidePublicLink } from './hide-public-link.ts'
import { hasKey, oncePerKey } from './idempotency.ts'
import { createKeyRoutes, recogniseKey } from './keys/key-route.ts'
import { maskPersonalFields } from './mask-personal-fields.ts'
import { limitCalls, toCountedValue } from './rate-limit.ts'
import { acceptFiles, withReceivedFile } from './receive-file.ts'
import { refuseMaskedValues } from './refuse-masked-values.ts'
import { forbidden, Refused, secondFactorNeeded, sessionRequired, viewerForbidden } from './refused.ts'
import { recordRead } from './security-events.ts'
import { findEndedSessions, identify } from './session.ts'
import { signInAttempts } from './sign-in-attempts.ts'
import { createSignedRoute } from './signed-route.ts'
import { streamHub, usualStreamTimes } from './stream.ts'
import { createTransactions, isWriting } from './transactions.ts'
import { validate } from './validate.ts'

/** Registers endpoints on one application; features receive only this. */
export type Router = ReturnType<typeof createKeyRoutes> & {
  readonly route: <E extends Endpoint>(endpoint: E, handler: LaterHandler<E>) => void
  /**
   * For writes that people make all the time. The handler reads without locks and changes the database with one
   * statement, whose conditions are what it read; so it needs no transaction, which saves two round trips.
   */
  readonly conditionalRoute: <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void
  readonly publicRoute: <E extends Endpoint>(endpoint: E, handler: PublicHandler<E>) => void
  readonly publicLookupRoute: <E extends Endpoint>(endpoint: E, handler: PublicLookupHandler<E>) => void
  readonly lookupRoute: <E extends Endpoint>(endpoint: E, handler: LookupHandler<E>) => void
  readonly fileRoute: <E extends Endpoint>(endpoint: E, handler: FileHandler<E>) => void
  readonly publicFileRoute: <E extends Endpoint>(endpoint: E, handler: PublicFileHandler<E>) => void
  readonly signedRoute: <E extends Endpoint>(endpoint: E, system: SigningSystem, handler: SignedHandler<E>) => void
  readonly downloadRoute: <E extends Endpoint>(endpoint: E, handler: DownloadHandler<E>) => void
  readonly publicDownloadRoute: <E extends Endpoint>(endpoint: E, handler: PublicDownloadHandler<E>) => void
  readonly streamRoute: <E extends Endpoint, Event, Mark extends string | number>(
    endpoint: E,
    handler: StreamHandler<E, Event, Mark>,
  ) => void
}

type Serve = (call: Call) => Promise<unknown>

const authorize = (endpoint: Endpoint, actor: Actor): void => {
  if (actor.needsSecondFactor && endpoint.forSetUp !== true) throw secondFactorNeeded()
  if (isWriting(endpoint) && endpoint.personal !== true && !canWrite(actor.companyRole)) throw viewerForbidden()
  if (endpoint.requires === 'public' || endpoint.requires === 'session') return
  if (endpoint.requires === 'signature' || endpoint.requires === 'key' || !can(actor.roles, endpoint.requires)) {
    throw forbidden()
  }
  if (!hasCompanyRoleFor(actor.companyRole, endpoint.requires)) throw forbidden()
}

/** A link or a picture on another site could start a GET that writes; only our own scripts can set this header. */
const refuseForeignGet = (endpoint: Endpoint, request: FastifyRequest): void => {
  if (endpoint.writes !== true || request.headers['x-requested-with']) return
  throw new Refused('Chamada sem o cabeçalho X-Requested-With recusada.', { status: 403 })
}

/** Refuses callers without permission before the body is read. */
const recognise = (deps: Dependencies, endpoint: Endpoint) => async (request: FastifyRequest, reply: FastifyReply) => {
  const actor = await identify(deps, request, reply)
  request.actor = actor
  authorize(endpoint, actor)
  refuseForeignGet(endpoint, request)
}

/** The steps of every private call, in this order: session and role, then rate limit and validation. */
const admit = async (deps: Dependencies, endpoint: Endpoint, { request }: Call) => {
  const { actor } = request
  if (actor === null) throw sessionRequired(false)
  await limitCalls(deps.connection.db, endpoint, {
    caller: String(actor.userId),
    body: request.body,
    now: deps.clock(),
  })
  const input = validate(endpoint, request)
  refuseMaskedValues(request.body)
  return { actor, input }
}

/** The steps of every public call: rate limit, then validation. */
const admitAnyone = async (deps: Dependencies, endpoint: Endpoint, { request, reply }: Call) => {
  const { ip, body } = request
  if (endpoint.path.startsWith('/public/')) hidePublicLink(reply)
  if (endpoint.signsIn !== undefined) {
    await signInAttempts(deps, request, reply).begin(toCountedValue(endpoint, endpoint.signsIn, body))
  }
  await limitCalls(deps.connection.db, endpoint, { caller: ip, body, now: deps.clock() })
  return validate(endpoint, request)
}

type Mounting = Serving & {
  readonly app: FastifyInstance
  readonly mountPrivate: (endpoint: Endpoint, serve: Serve) => void
}

/** Session and scope are checked when a stream opens, and again before every event. */
const createStreamRoute =
  ({ app, deps, transactions, mountPrivate }: Mounting): Router['streamRoute'] =>
  <E extends Endpoint, Event, Mark extends string | number>(endpoint: E, handler: StreamHandler<E, Event, Mark>) => {
    const listen = streamHub<Event, Mark>(app, deps.streams ?? usualStreamTimes, {
      // What an event makes a browser read again comes from the same place, or a newer one.
      poll: (positions) => transactions.readBehind(null, (tx) => handler.poll(tx, positions)),
      findEndedSessions: (ids) => transactions.read((tx) => findEndedSessions(deps, tx, ids)),
    })
    mountPrivate(endpoint, async (call) => {
      const { actor, input } = await admit(deps, endpoint, call)
      const open = (as: Actor) =>
        transactions.read((tx) =>
          handler.open({ tx, actor: as, now: deps.clock() }, input as InputFor<typeof endpoint>),
        )
      const check = async () => {
        const reader = await identify(deps, call.request, call.reply)
        authorize(endpoint, reader)
        return reader
      }
      const send = async (event: Event) => {
        const reader = await check()
        await open(reader)
        const message = handler.toMessage(event, reader)
        if (message === null) return null
        if (deps.checkResponses) z.parse(endpoint.response, message)
        return maskPersonalFields(endpoint.response, message, reader)
      }
      return listen(call.reply, { ...(await open(actor)), ...actor, check, send })
    })
  }

/** Registers the endpoint under its URL; endpoints of version 2 also under the shorter URL (C-101). */
const mountOn =
  (app: FastifyInstance, deps: Dependencies) =>
  (endpoint: Endpoint, serve: Serve, onRequest: onRequestAsyncHookHandler[] = []): void => {
    const url = toUrl(endpoint.path)
    const urls = url.startsWith('/api/v2/') ? [url, url.replace('/api/v2/', '/api/')] : [url]
    const bodyLimit = findBodyLimit(endpoint)
    const takesFile = endpoint.body === fileBody
    const receiving = { folder: deps.uploadsFolder, mostBytes: bodyLimit }
    const receive: Serve = takesFile ? (call) => withReceivedFile(call, receiving, () => serve(call)) : serve
    const register = (scope: FastifyInstance) => {
      for (const each of urls) {
        scope.route({
          method: endpoint.method,
          url: each,
          config: { endpoint: `${endpoint.method} ${endpoint.path}`, writes: isWriting(endpoint) },
          bodyLimit,
          onRequest,
          ...(endpoint.evidence !== undefined && { onResponse: recordRead(deps, endpoint.evidence) }),
          handler: (request, reply) => whileCallerWaits(() => receive({ request, reply })),
        })
      }
    }
    if (takesFile) acceptFiles(app, register)
    else register(app)
  }

const createPublicFileRoute =
  (deps: Dependencies, mount: ReturnType<typeof mountOn>): Router['publicFileRoute'] =>
  (endpoint, handler) =>
    mount(endpoint, async (call) => {
      const input = validate(endpoint, call.request) as InputFor<typeof endpoint>
      return sendFile(await handler(input), { ...call, cached: endpoint.cached === true }, deps.ports.files)
    })

const createFileRoute =
  ({ deps, transactions, mountPrivate }: Mounting): Router['fileRoute'] =>
  (endpoint, handler) =>
    mountPrivate(endpoint, async (call) => {
      const { actor, input } = await admit(deps, endpoint, call)
      const file = await transactions.run(endpoint, call.request, (tx) =>
        handler({ ...publicContext(deps, call, tx), actor }, input as InputFor<typeof endpoint>),
      )
      return sendFile(file, { ...call, cached: endpoint.cached === true }, deps.ports.files)
    })

const createDownloadRoute =
  ({ mountPrivate, ...serving }: Mounting): Router['downloadRoute'] =>
  (endpoint, handler) =>
    mountPrivate(endpoint, async (call) => {
      const { actor, input } = await admit(serving.deps, endpoint, call)
      const context = lookupContext(serving, actor, call)
      return sendDownload(await handler(context, input as InputFor<typeof endpoint>), call.reply)
    })

type Run = (call: Call, work: (tx: Tx) => Promise<unknown>) => Promise<unknown>

/** Routes whose handler gets the database in the way that `chooseRun` says. */
const createRoute =
  ({ deps, mountPrivate }: Mounting, chooseRun: (endpoint: Endpoint) => Run): Router['route'] =>
  (endpoint, handler) => {
    const run = chooseRun(endpoint)
    mountPrivate(endpoint, async (call) => {
      const { actor, input } = await admit(deps, endpoint, call)
      const result = await run(call, (tx) => {
        const work = () => handler({ ...publicContext(deps, call, tx), actor }, input as InputFor<typeof endpoint>)
        const attempt = { tx, actor, request: call.request, now: deps.clock(), writes: isWriting(endpoint) }
        return oncePerKey(attempt, work)
      })
      return answer({ deps, endpoint }, call, result)
    })
  }

/** An idempotency key is stored together with the change, so a call with one gets a transaction. */
const runConditionally =
  ({ transactions }: Serving): Run =>
  ({ request }, work) =>
    (hasKey(request) ? transactions.write : transactions.writeAlone)(request.actor, work)

export const createRouter = (app: FastifyInstance, deps: Dependencies): Router => {
  app.decorateRequest('actor', null)
  const mount = mountOn(app, deps)
  const transactions = createTransactions(deps)
  const serving = { deps, transactions }
  const mountPrivate = (endpoint: Endpoint, serve: Serve): void => mount(endpoint, serve, [recognise(deps, endpoint)])
  const mounting = { app, ...serving, mountPrivate }
  return {
    route: createRoute(
      mounting,
      (endpoint) =>
        ({ request }, work) =>
          transactions.run(endpoint, request, work),
    ),
    conditionalRoute: createRoute(mounting, () => runConditionally(serving)),
    ...createKeyRoutes(serving, (endpoint, serve) => mount(endpoint, serve, [recogniseKey(deps, endpoint)])),
    publicRoute: (endpoint, handler) =>
      mount(endpoint, async (call) => {
        const input = (await admitAnyone(deps, endpoint, call)) as InputFor<typeof endpoint>
        const result = await transactions.run(endpoint, call.request, (tx) =>
          handler(publicContext(deps, call, tx), input),
        )
        return answer({ deps, endpoint }, call, result)
      }),
    publicLookupRoute: (endpoint, handler) =>
      mount(endpoint, async (call) => {
        const input = (await admitAnyone(deps, endpoint, call)) as InputFor<typeof endpoint>
        return answer({ deps, endpoint }, call, await handler(publicLookupContext(serving, call), input))
      }),
    lookupRoute: (endpoint, handler) =>
      mountPrivate(endpoint, async (call) => {
        const { actor, input } = await admit(deps, endpoint, call)
        const context = lookupContext(serving, actor, call)
        return answer({ deps, endpoint }, call, await handler(context, input as InputFor<typeof endpoint>))
      }),
    signedRoute: createSignedRoute(app, deps, answer),
    fileRoute: createFileRoute(mounting),
    publicFileRoute: createPublicFileRoute(deps, mount),
    downloadRoute: createDownloadRoute(mounting),
    publicDownloadRoute: (endpoint, handler) =>
      mount(endpoint, async (call) => {
        const input = (await admitAnyone(deps, endpoint, call)) as InputFor<typeof endpoint>
        return sendDownload(await handler(publicLookupContext(serving, call), input), call.reply)
      }),
    streamRoute: createStreamRoute(mounting),
  }
}
