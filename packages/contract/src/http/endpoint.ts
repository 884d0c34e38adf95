import type { Capability } from '@girassol/domain/access'
import type { ReadEvidence } from '@girassol/domain/administration'
import type { ApiScope } from '@girassol/domain/api-keys'
import type { z } from 'zod'

/**
 * Who may call: anyone, any signed-in user, another system that signs its requests, a program with a key (`scope`), or
 * users with the capability.
 */
export type Requirement = 'public' | 'session' | 'signature' | 'key' | Capability

type Shape = z.core.$ZodType | undefined

/** Everything about a call in one object, which the server mounts and the browser calls, so that both always agree. */
export type Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Response extends z.core.$ZodType = z.core.$ZodType,
> = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Below `/api` (`/api/v2` for `/invoice…`, C-101), parameters as `:name`. */
  readonly path: `/${string}`
  readonly requires: Requirement
  /** The scope that the key of the caller needs; only where a key is required (API-004). */
  readonly scope?: ApiScope
  /** The call creates or moves something, so a key must send an Idempotency-Key (API-007). */
  readonly needsIdempotencyKey?: true
  /** One English line for the API documentation. */
  readonly summary: string
  /** A GET that writes anyway (C-57): refused without the header X-Requested-With, which a link cannot set. */
  readonly writes?: true
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly response: Response
  /** The HTTP status of success, 200 by default. */
  readonly status?: 200 | 201 | 202 | 204
  /** The status where the answer is an `Accepted`: something of the call waits for a further step. */
  readonly alsoStatus?: 202
  /** The maximum size of the body, where the default of 1 MB (16 kB for anonymous calls) is too small (C-109, SEC-013). */
  readonly megabytes?: number
  /** Calls a minute for each user or address; only for expensive calls. */
  readonly callsPerMinute?: number
  /** Calls a minute for each value of a body field: limits attempts on one account, from any address. */
  readonly countedBy?: { readonly field: string; readonly callsPerMinute: number }
  /** The body field with the e-mail of a sign-in: its failures are counted for account and network (SEC-003). */
  readonly signsIn?: string
  /**
   * A user who must have a second factor and has none may call it; every other private call is refused with
   * `secondFactorNeeded` (SEC-007).
   */
  readonly forSetUp?: true
  /**
   * A write that concerns the caller alone: profile, sessions, notifications and what he chose to see. A VIEWER of a
   * company may call it; every other write is refused to him (COMP-002).
   */
  readonly personal?: true
  /**
   * The file is the same for everyone who may read it, so the caller's browser may store it. No other answer is stored
   * anywhere (SEC-017).
   */
  readonly cached?: true
  /**
   * A list, a search or figures: a replica of the database may answer, some moments behind what others do now. What
   * the caller did is never missing (REL-019).
   */
  readonly mayLag?: true
  /** A field of the rows of a page whose equal values are sent once (`shareValues`). */
  readonly sharesField?: string
  /** What the answer contains is protected: each reading leaves this security event (SEC-009). */
  readonly evidence?: ReadEvidence
}

export const endpoint = <
  Response extends z.core.$ZodType,
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  Body extends Shape = undefined,
>(
  declared: Endpoint<Params, Query, Body, Response>,
): Endpoint<Params, Query, Body, Response> => declared

type Received<Name extends string, S> = S extends z.core.$ZodType ? { readonly [K in Name]: z.output<S> } : unknown

/** A property that may be undefined may also be left out. */
type Handed<Name extends string, S> = S extends z.core.$ZodType
  ? undefined extends z.input<S>
    ? { readonly [K in Name]?: z.input<S> }
    : { readonly [K in Name]: z.input<S> }
  : unknown

/** The input of the caller. */
export type RequestFor<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.core.$ZodType>
    ? Handed<'params', P> & Handed<'query', Q> & Handed<'body', B>
    : never

/** The input of the handler, after validation. */
export type InputFor<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.core.$ZodType>
    ? Received<'params', P> & Received<'query', Q> & Received<'body', B>
    : never

/** The response of the call. */
export type ResponseFor<E> = E extends Endpoint<Shape, Shape, Shape, infer R> ? z.output<R> : never

/** The path of an endpoint on the server (C-101). */
export const toUrl = (path: string): string => (path.startsWith('/invoice') ? `/api/v2${path}` : `/api${path}`)
