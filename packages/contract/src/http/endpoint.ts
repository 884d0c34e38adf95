import type { Capability } from '@girassol/domain/access'
import type { z } from 'zod'

/** Who may call: anyone, anyone logged in, another system that signs what it sends, or whoever holds the capability. */
export type Requirement = 'public' | 'session' | 'signature' | Capability

type Shape = z.core.$ZodType | undefined

/** Everything about a call in one object: the server mounts it, the browser calls it, both ends cannot disagree. */
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
  /** One English line for the readers of the API's documentation. */
  readonly summary: string
  /** A GET that writes all the same (C-57): refused without the header X-Requested-With, which no link can set. */
  readonly writes?: true
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly response: Response
  /** The HTTP status of success, 200 unless told. */
  readonly status?: 200 | 201 | 202 | 204
  /** What a body may weigh, where the 10 MB of every call are too few (C-109). */
  readonly megabytes?: number
  /** Calls a minute for one user or address, for costly calls only. */
  readonly callsPerMinute?: number
  /** Calls a minute for one value of a body field as well: attempts on one account, wherever they come from. */
  readonly countedBy?: { readonly field: string; readonly callsPerMinute: number }
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

/** A part that may be undefined may also be left out. */
type Handed<Name extends string, S> = S extends z.core.$ZodType
  ? undefined extends z.input<S>
    ? { readonly [K in Name]?: z.input<S> }
    : { readonly [K in Name]: z.input<S> }
  : unknown

/** What the caller hands over. */
export type RequestFor<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.core.$ZodType>
    ? Handed<'params', P> & Handed<'query', Q> & Handed<'body', B>
    : never

/** What the handler receives, after validation. */
export type InputFor<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.core.$ZodType>
    ? Received<'params', P> & Received<'query', Q> & Received<'body', B>
    : never

/** What the call answers. */
export type ResponseFor<E> = E extends Endpoint<Shape, Shape, Shape, infer R> ? z.output<R> : never

/** The path under which an endpoint is served (C-101). */
export const toUrl = (path: string): string => (path.startsWith('/invoice') ? `/api/v2${path}` : `/api${path}`)
