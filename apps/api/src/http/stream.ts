import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { News, StreamPosition } from './context.ts'
import type { StreamTimes } from './dependencies.ts'
import { Refused } from './refused.ts'

/** When its stream ends, the browser opens a new one, and its session is checked again. */
export const usualStreamTimes: StreamTimes = { pollMs: 1000, lifeMs: 240_000, beatMs: 15_000 }

const mostStreamsOfUser = 20
/** The maximum of unread bytes, for a reader that does not read. */
const mostUnread = 64 * 1024

type Listener<Event, Mark> = StreamPosition<Mark> & {
  readonly userId: number
  /** The session of the reader. */
  readonly familyId: string
  /**
   * Returns the message for this reader, after checking their session and scope again; rejects if either is no longer
   * valid.
   */
  readonly send: (event: Event) => Promise<unknown>
  /** Rejects once the session is over. */
  readonly check: () => Promise<unknown>
}

type Listening<Event, Mark> = Listener<Event, Mark> & {
  mark: Mark
  readonly stream: PassThrough
  queue: Promise<void>
}

type Sources<Event, Mark> = {
  readonly poll: (positions: readonly StreamPosition<Mark>[]) => Promise<readonly News<Event, Mark>[]>
  /** Which of these sessions have ended. */
  readonly findEndedSessions: (ids: readonly string[]) => Promise<readonly string[]>
}

/** Sent before the stream of an ended session closes: the browser goes to the login page at once (SEC-008). */
const sessionEnded = 'event: session-ended\ndata: {}\n\n'

const toKey = ({ topic, mark }: StreamPosition<string | number>): string => `${topic} ${mark}`

/** Readers of one topic have the same mark after their first tick, so that the query has few positions. */
const withoutDuplicates = <Mark extends string | number>(
  listeners: readonly StreamPosition<Mark>[],
): readonly StreamPosition<Mark>[] => [
  ...new Map(listeners.map(({ topic, mark }) => [toKey({ topic, mark }), { topic, mark }])).values(),
]

const refuseTooMany = (listeners: Iterable<{ readonly userId: number }>, userId: number): void => {
  const open = [...listeners].filter((each) => each.userId === userId).length
  if (open >= mostStreamsOfUser) throw new Refused('Há telas demais abertas.', { status: 429, retryAfterSeconds: 60 })
}

/**
 * Sends the events to a listener one after the other; closes the stream of a listener who may no longer receive them.
 */
const sendInTurn = <Event>(listener: Listening<Event, unknown>, event: Event): void => {
  listener.queue = listener.queue.then(async () => {
    try {
      const message = await listener.send(event)
      if (message === null || listener.stream.writableEnded) return
      listener.stream.write(`data: ${JSON.stringify(message)}\n\n`)
      if (listener.stream.writableLength > mostUnread) listener.stream.destroy()
    } catch {
      // The session, role or scope has changed; the next call returns the reason.
      listener.stream.end()
    }
  })
}

/** Closes the streams of sessions that have ended. */
const closeEnded = async (
  listeners: ReadonlySet<Pick<Listening<never, unknown>, 'familyId' | 'stream'>>,
  findEndedSessions: Sources<never, unknown>['findEndedSessions'],
): Promise<void> => {
  const ended = new Set(await findEndedSessions([...new Set([...listeners].map(({ familyId }) => familyId))]))
  for (const { familyId, stream } of listeners) {
    if (ended.has(familyId) && !stream.writableEnded) stream.end(sessionEnded)
  }
}

/**
 * All listeners of one kind of event in this process: one query per tick for all of them, and none without listeners. A
 * stream ends after its lifetime, or when its session, its reader or the server ends.
 */
export const streamHub = <Event, Mark extends string | number>(
  app: FastifyInstance,
  times: StreamTimes,
  { poll, findEndedSessions }: Sources<Event, Mark>,
) => {
  const listeners = new Set<Listening<Event, Mark>>()
  let ticking: NodeJS.Timeout | undefined

  const tick = async (): Promise<void> => {
    try {
      await closeEnded(listeners, findEndedSessions)
      const polled = [...listeners].filter(({ stream }) => !stream.writableEnded)
      const found = await poll(withoutDuplicates(polled))
      const news = new Map(found.map((each) => [toKey(each.position), each]))
      for (const listener of polled) {
        const { events, mark } = news.get(toKey(listener)) ?? { events: [], mark: listener.mark }
        listener.mark = mark
        for (const event of events) sendInTurn(listener, event)
      }
    } catch (error) {
      // The database is unavailable: the next tick repeats the same query.
      app.log.warn({ error: (error as Error).message }, 'stream poll')
    }
    schedule()
  }
  const schedule = (): void => {
    ticking = listeners.size === 0 ? undefined : setTimeout(() => void tick(), times.pollMs)
  }
  app.addHook('preClose', async () => {
    for (const { stream } of listeners) stream.end()
  })

  const startHeartbeat = (listener: Listening<Event, Mark>): void => {
    const { stream } = listener
    const beat = setInterval(() => {
      listener.check().then(
        () => stream.writableEnded || stream.write(':\n\n'),
        () => stream.end(),
      )
    }, times.beatMs)
    const life = setTimeout(() => stream.end(), times.lifeMs)
    stream.once('close', () => {
      clearInterval(beat)
      clearTimeout(life)
      listeners.delete(listener)
    })
  }

  /**
   * Responds with a stream of the events in the listener's topic after its mark; 429 above twenty streams of one user.
   */
  return (reply: FastifyReply, wanted: Listener<Event, Mark>): FastifyReply => {
    refuseTooMany(listeners, wanted.userId)
    const listener = { ...wanted, stream: new PassThrough(), queue: Promise.resolve() }
    listeners.add(listener)
    startHeartbeat(listener)
    listener.stream.write(':\n\n')
    if (ticking === undefined) schedule()
    // A proxy that buffers the response would delay every event.
    reply.headers({ 'x-accel-buffering': 'no', 'cache-control': 'no-store, no-transform' })
    return reply.type('text/event-stream; charset=utf-8').send(listener.stream)
  }
}
