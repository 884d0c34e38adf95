import type { Endpoint, InputFor, ResponseFor } from '@girassol/contract/http/endpoint'
import type { OutsideSystem } from '@girassol/domain/setup'
import type { Tx } from '../database/transaction.ts'
import type { Files } from '../integrations/files/files.ts'
import type { Integrations } from '../integrations/integrations.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Accepted } from './accepted.ts'
import type { Actor } from './actor.ts'
import type { Demonstration } from './demonstration.ts'
import type { DownloadAnswer } from './download-answer.ts'
import type { FileAnswer } from './file-answer.ts'
import type { LinkTokens } from './link-tokens.ts'
import type { Refused } from './refused.ts'
import type { RequestOrigin } from './request-origin.ts'
import type { Sealing } from './sealing.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { SignInAttempts } from './sign-in-attempts.ts'
import type { StorageCookies } from './storage-cookies.ts'

export type { Tx } from '../database/transaction.ts'

/** What every use case receives: the one transaction, and the effects that are sent after its commit. */
export type PublicContext = {
  readonly tx: Tx
  /** UTC ISO text: rules and use cases never read a clock. */
  readonly now: string
  readonly outbox: Outbox
  readonly cookies: SessionCookies
  readonly storageCookies: StorageCookies
  readonly signIns: SignInAttempts
  readonly sealing: Sealing
  readonly linkTokens: LinkTokens
  readonly origin: RequestOrigin
  readonly address: string
  /** HEAD is answered by the handler of GET, without its body. */
  readonly isHead: boolean
  /** What the browser says about itself; empty if it says nothing. */
  readonly userAgent: string
  readonly demonstration: Demonstration | null
  /** Whether the other systems are simulated, so that an administrator may trigger their events. */
  readonly simulates: boolean
  /** The outside systems that are simulated. */
  readonly simulatedSystems: OutsideSystem[]
  readonly publicUrl: string
}

/** For public calls that check or compute a password, or read a file: no transaction is open meanwhile. */
export type PublicLookupContext = Omit<PublicContext, 'tx' | 'outbox'> & {
  readonly files: Files
  /** A read of its own. */
  readonly read: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
  /** A transaction. It must expect changes since the last read, because no lock was in place. */
  readonly write: <Result>(work: (tx: Tx, outbox: Outbox) => Promise<Result>) => Promise<Result>
}

export type Context = PublicContext & { readonly actor: Actor }

/** For calls that use the network: no transaction is open while they wait for it. */
export type LookupContext = {
  readonly actor: Actor
  /** The outside systems that are simulated. */
  readonly simulatedSystems: OutsideSystem[]
  readonly ports: Integrations
  readonly now: string
  readonly publicUrl: string
  readonly signIns: SignInAttempts
  readonly sealing: Sealing
  readonly linkTokens: LinkTokens
  /**
   * A short read, before or after the network call. Each call is a read of its own; never wait for a port inside one.
   */
  readonly read: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
  /**
   * A short transaction that stores the result of the network call. It must expect changes since the last read, because
   * no lock was in place.
   */
  readonly write: <Result>(work: (context: WriteContext) => Promise<Result>) => Promise<Result>
  /**
   * Like `write`, but once per Idempotency-Key of the user: a repeated call gets the first result. At most one per
   * call.
   */
  readonly writeOnce: <Result>(work: (context: WriteContext) => Promise<Result>) => Promise<Result>
}

/** What a lookup may use after the network call. */
export type WriteContext = Pick<Context, 'tx' | 'now' | 'outbox' | 'origin' | 'actor'>

/** A refusal that is thrown rolls the work back; one that is returned commits the work and is then sent. */
type Answer<E> = Promise<ResponseFor<E> | Refused>
type LaterAnswer<E> = Promise<ResponseFor<E> | Accepted<ResponseFor<E>> | Refused>

export type Handler<E extends Endpoint> = (context: Context, input: InputFor<E>) => Answer<E>
/** For calls whose work may first need a further step of a person. */
export type LaterHandler<E extends Endpoint> = (context: Context, input: InputFor<E>) => LaterAnswer<E>
export type PublicHandler<E extends Endpoint> = (context: PublicContext, input: InputFor<E>) => Answer<E>
export type PublicLookupHandler<E extends Endpoint> = (
  context: PublicLookupContext,
  input: InputFor<E>,
) => LaterAnswer<E>
export type LookupHandler<E extends Endpoint> = (context: LookupContext, input: InputFor<E>) => LaterAnswer<E>
/** For calls that return a file: found in the transaction, sent after it. */
export type FileHandler<E extends Endpoint> = (context: Context, input: InputFor<E>) => Promise<FileAnswer>
/** A file that is the same for everyone and needs no database. */
export type PublicFileHandler<E extends Endpoint> = (input: InputFor<E>) => Promise<FileAnswer>

/** A message of another system whose signature is valid. */
export type SignedMessage = {
  /** The JSON as received: the use case validates it, so that an invalid message is stored for an administrator. */
  readonly body: unknown
  /** Different for each sending; the same bytes sent again have the same signature. */
  readonly signature: string
}

/** For calls of other systems: they may use the network before the one transaction is opened. */
export type SignedContext = {
  readonly ports: Integrations
  readonly now: string
  readonly write: <Result>(work: (tx: Tx, outbox: Outbox) => Promise<Result>) => Promise<Result>
}
export type SignedHandler<E extends Endpoint> = (context: SignedContext, message: SignedMessage) => Answer<E>

/** For calls that return a file while it is generated: they read page by page, as fast as the browser downloads. */
export type DownloadHandler<E extends Endpoint> = (
  context: LookupContext,
  input: InputFor<E>,
) => Promise<DownloadAnswer>

export type PublicDownloadHandler<E extends Endpoint> = (
  context: PublicLookupContext,
  input: InputFor<E>,
) => Promise<DownloadAnswer>

/**
 * The position of a reader in a topic. The mark is defined by the handler: the number of the last event, or a snapshot
 * of the database.
 */
export type StreamPosition<Mark> = { readonly topic: number; readonly mark: Mark }
/** The new events for the readers at a position, in order, and their new mark. */
export type News<Event, Mark> = {
  readonly position: StreamPosition<Mark>
  readonly events: readonly Event[]
  readonly mark: Mark
}

/** For calls that stream events. */
export type StreamHandler<E extends Endpoint, Event, Mark extends string | number> = {
  /**
   * Checks what the caller may follow and returns the start position; refuses like any call, and runs again before each
   * event.
   */
  readonly open: (context: Pick<Context, 'tx' | 'actor' | 'now'>, input: InputFor<E>) => Promise<StreamPosition<Mark>>
  /** The events since these positions, in one query for all readers. */
  readonly poll: (tx: Tx, positions: readonly StreamPosition<Mark>[]) => Promise<readonly News<Event, Mark>[]>
  /** The event with the fields that this reader may see. */
  /** Null for what this reader does not learn of. */
  readonly toMessage: (event: Event, actor: Actor) => ResponseFor<E> | null
}
