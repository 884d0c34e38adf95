import type { Endpoint, InputFor, ResponseFor } from '@girassol/contract/http/endpoint'
import type { Tx } from '../database/transaction.ts'
import type { Integrations } from '../integrations/integrations.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Actor } from './actor.ts'
import type { Demonstration } from './demonstration.ts'
import type { DownloadAnswer } from './download-answer.ts'
import type { FileAnswer } from './file-answer.ts'
import type { Refused } from './refused.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { StorageCookies } from './storage-cookies.ts'

export type { Tx } from '../database/transaction.ts'

/** What every use case may touch: the one transaction, and effects that leave with it. */
export type PublicContext = {
  readonly tx: Tx
  /** UTC ISO text: rules and use cases never read a clock. */
  readonly now: string
  readonly outbox: Outbox
  readonly cookies: SessionCookies
  readonly storageCookies: StorageCookies
  readonly address: string
  readonly demonstration: Demonstration | null
  /** Is the outside simulated, so that an administrator may act for it? */
  readonly simulates: boolean
  readonly publicUrl: string
}

export type Context = PublicContext & { readonly actor: Actor }

/** For calls that ask the outside world: no transaction is open while the network is waited for. */
export type LookupContext = {
  readonly actor: Actor
  readonly ports: Integrations
  readonly now: string
  readonly publicUrl: string
  /** A short read, before or after the network. Each call is a read of its own; never wait for a port inside one. */
  readonly read: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
  /** A short transaction that keeps what the network answered. It must stand being too late: others did not wait. */
  readonly write: <Result>(work: (context: WriteContext) => Promise<Result>) => Promise<Result>
  /** The same, once for each Idempotency-Key of the user: a repetition gets the first answer. At most one a call. */
  readonly writeOnce: <Result>(work: (context: WriteContext) => Promise<Result>) => Promise<Result>
}

/** What a lookup may touch once the network has answered. */
export type WriteContext = Pick<Context, 'tx' | 'now' | 'outbox' | 'actor'>

/** A refusal is thrown to undo the work; one that is returned keeps it, and is answered after the commit. */
type Answer<E> = Promise<ResponseFor<E> | Refused>

export type Handler<E extends Endpoint> = (context: Context, input: InputFor<E>) => Answer<E>
export type PublicHandler<E extends Endpoint> = (context: PublicContext, input: InputFor<E>) => Answer<E>
export type LookupHandler<E extends Endpoint> = (context: LookupContext, input: InputFor<E>) => Answer<E>
/** For calls that answer a file: found in the transaction, sent after it. */
export type FileHandler<E extends Endpoint> = (context: Context, input: InputFor<E>) => Promise<FileAnswer>
/** A file that is the same for everyone and needs no database. */
export type PublicFileHandler<E extends Endpoint> = (input: InputFor<E>) => Promise<FileAnswer>

/** A message of another system, whose signature held. */
export type SignedMessage = {
  /** The JSON as it came: the use case judges what it says, so that what it cannot read is kept for a person. */
  readonly body: unknown
  /** Another one for each sending; the same message sent again byte by byte has the same. */
  readonly signature: string
}

/** For calls of other systems: the network may be asked before the one transaction is opened. */
export type SignedContext = {
  readonly ports: Integrations
  readonly now: string
  readonly write: <Result>(work: (tx: Tx, outbox: Outbox) => Promise<Result>) => Promise<Result>
}
export type SignedHandler<E extends Endpoint> = (context: SignedContext, message: SignedMessage) => Answer<E>

/** For calls that answer a file as it is made: it reads page by page while the browser takes it. */
export type DownloadHandler<E extends Endpoint> = (
  context: LookupContext,
  input: InputFor<E>,
) => Promise<DownloadAnswer>

/** How far a topic was heard, by a mark of the handler's own: the number of the last event, a snapshot of the database. */
export type StreamPosition<Mark> = { readonly topic: number; readonly mark: Mark }
/** What whoever had heard so far has to hear now, in order, and how far that is. */
export type News<Event, Mark> = {
  readonly position: StreamPosition<Mark>
  readonly events: readonly Event[]
  readonly mark: Mark
}

/** For calls that tell of events while they happen. */
export type StreamHandler<E extends Endpoint, Event, Mark extends string | number> = {
  /** What the caller may listen to, from now on; refuses like any call, and is asked again before each event. */
  readonly open: (context: Pick<Context, 'tx' | 'actor' | 'now'>, input: InputFor<E>) => Promise<StreamPosition<Mark>>
  /** What happened since, to any of the topics: one question for all who listen. */
  readonly poll: (tx: Tx, positions: readonly StreamPosition<Mark>[]) => Promise<readonly News<Event, Mark>[]>
  /** The event as this reader may know it. */
  readonly toMessage: (event: Event, actor: Actor) => ResponseFor<E>
}
