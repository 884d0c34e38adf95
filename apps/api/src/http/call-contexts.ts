import type { FastifyReply, FastifyRequest } from 'fastify'
import { createOutbox } from '../outbox/outbox.ts'
import type { Actor } from './actor.ts'
import type { LookupContext, PublicContext, PublicLookupContext, Tx, WriteContext } from './context.ts'
import type { Dependencies } from './dependencies.ts'
import { oncePerKey } from './idempotency.ts'
import { createLinkTokens } from './link-tokens.ts'
import { findOrigin } from './request-origin.ts'
import { createSealing } from './sealing.ts'
import { sessionCookies } from './session-cookies.ts'
import { signInAttempts } from './sign-in-attempts.ts'
import { storageCookies } from './storage-cookies.ts'
import type { Transactions } from './transactions.ts'

export type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply }
export type Serving = { readonly deps: Dependencies; readonly transactions: Transactions }

const findPublicUrl = ({ publicUrl }: Dependencies, { request }: Call): string =>
  publicUrl ?? `${request.protocol}://${request.headers.host}`

const callContext = (deps: Dependencies, { request, reply }: Call): Omit<PublicContext, 'tx' | 'outbox'> => ({
  now: deps.clock(),
  cookies: sessionCookies(deps, request, reply),
  storageCookies: storageCookies(deps, request, reply),
  signIns: signInAttempts(deps, request, reply),
  sealing: createSealing(deps),
  linkTokens: createLinkTokens(deps),
  origin: findOrigin(deps, request),
  address: request.ip,
  isHead: request.method === 'HEAD',
  userAgent: request.headers['user-agent'] ?? '',
  demonstration: deps.demonstration,
  publicUrl: findPublicUrl(deps, { request, reply }),
  simulates: deps.simulates,
  simulatedSystems: [...deps.simulatedSystems],
})

/** What a use case receives in its transaction. */
export const publicContext = (deps: Dependencies, call: Call, tx: Tx): PublicContext => ({
  ...callContext(deps, call),
  tx,
  outbox: createOutbox(deps.boss, tx, { requestId: call.request.id }),
})

export const publicLookupContext = ({ deps, transactions }: Serving, call: Call): PublicLookupContext => ({
  ...callContext(deps, call),
  files: deps.ports.files,
  read: transactions.read,
  write: (work) =>
    transactions.write(null, (tx) => work(tx, createOutbox(deps.boss, tx, { requestId: call.request.id }))),
})

type Writer = { readonly actor: Actor; readonly request: FastifyRequest }

const writeContext = (deps: Dependencies, { actor, request }: Writer, tx: Tx): WriteContext => ({
  tx,
  now: deps.clock(),
  outbox: createOutbox(deps.boss, tx, { requestId: request.id }),
  origin: findOrigin(deps, request),
  actor,
})

export const lookupContext = ({ deps, transactions }: Serving, actor: Actor, call: Call): LookupContext => ({
  actor,
  simulatedSystems: [...deps.simulatedSystems],
  ports: deps.ports,
  now: deps.clock(),
  publicUrl: findPublicUrl(deps, call),
  signIns: signInAttempts(deps, call.request, call.reply),
  sealing: createSealing(deps),
  linkTokens: createLinkTokens(deps),
  read: transactions.read,
  write: (work) => transactions.write(actor, (tx) => work(writeContext(deps, { ...call, actor }, tx))),
  writeOnce: (work) =>
    transactions.write(actor, (tx) => {
      const attempt = { tx, actor, request: call.request, now: deps.clock(), writes: true }
      return oncePerKey(attempt, () => work(writeContext(deps, { ...call, actor }, tx)))
    }),
})
