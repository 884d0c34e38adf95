import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { News, StreamPosition } from './context.ts'
import type { StreamTimes } from './dependencies.ts'
import { Refused } from './refused.ts'

/** A browser comes back when its stream ends, with its session checked anew. */
export const usualStreamTimes: StreamTimes = { pollMs: 1000, lifeMs: 240_000, beatMs: 15_000 }

const mostStreamsOfUser = 20
/** Bytes that wait for a reader who does not read. */
const mostUnread = 64 * 1024

type Listener<Event, Mark> = StreamPosition<Mark> & {
  readonly userId: number
  /** What the event says to this reader, after their session and scope were checked again; rejects when they are gone. */
  readonly send: (event: Event) => Promise<unknown>
  /** Rejects once the session is over. */
  readonly check: () => Promise<unknown>
}

type Listening<Event, Mark> = Listener<Event, Mark> & {
  mark: Mark
  readonly stream: PassThrough
  queue: Promise<void>
}

type Poll<Event, Mark> = (positions: readonly StreamPosition<Mark>[]) => Promise<readonly News<Event, Mark>[]>

const toKey = ({ topic, mark }: StreamPosition<string | number>): string => `${topic} ${mark}`

/** Those of one topic stand at one mark from their first tick on, so that few are asked for. */
const withoutDuplicates = <Mark extends string | number>(
  listeners: readonly StreamPosition<Mark>[],
): readonly StreamPosition<Mark>[] => [
  ...new Map(listeners.map(({ topic, mark }) => [toKey({ topic, mark }), { topic, mark }])).values(),
]

const refuseTooMany = (listeners: Iterable<{ readonly userId: number }>, userId: number): void => {
  const open = [...listeners].filter((each) => each.userId === userId).length
  if (open >= mostStreamsOfUser) throw new Refused('Há telas demais abertas.', { status: 429, retryAfterSeconds: 60 })
}

/** Tells one listener after the other event, never two at once; whoever may not hear it any more is sent away. */
const sendInTurn = <Event>(listener: Listening<Event, unknown>, event: Event): void => {
  listener.queue = listener.queue.then(async () => {
    try {
      const message = await listener.send(event)
      listener.stream.write(`data: ${JSON.stringify(message)}\n\n`)
      if (listener.stream.writableLength > mostUnread) listener.stream.destroy()
    } catch {
      // Logged out, another role, or out of scope by now: the next call says which.
      listener.stream.end()
    }
  })
}

/**
 * Everybody who listens to one kind of event in this process: one question to the database a tick, however many listen
 * and only while somebody does. Streams end with their life, their session, their reader or the server.
 */
export const streamHub = <Event, Mark extends string | number>(
  app: FastifyInstance,
  times: StreamTimes,
  poll: Poll<Event, Mark>,
) => {
  const listeners = new Set<Listening<Event, Mark>>()
  let ticking: NodeJS.Timeout | undefined

  const tick = async (): Promise<void> => {
    try {
      const polled = [...listeners]
      const found = await poll(withoutDuplicates(polled))
      const news = new Map(found.map((each) => [toKey(each.position), each]))
      for (const listener of polled) {
        const { events, mark } = news.get(toKey(listener)) ?? { events: [], mark: listener.mark }
        listener.mark = mark
        for (const event of events) sendInTurn(listener, event)
      }
    } catch (error) {
      // The database is away: the next tick asks for the same again.
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
        () => stream.write(':\n\n'),
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

  /** Answers with a stream of what happens to the listener's topic from its mark on; 429 above twenty of one user. */
  return (reply: FastifyReply, wanted: Listener<Event, Mark>): FastifyReply => {
    refuseTooMany(listeners, wanted.userId)
    const listener = { ...wanted, stream: new PassThrough(), queue: Promise.resolve() }
    listeners.add(listener)
    startHeartbeat(listener)
    listener.stream.write(':\n\n')
    if (ticking === undefined) schedule()
    // A proxy that gathers the answer before it hands it on would hold back every event.
    reply.headers({ 'x-accel-buffering': 'no', 'cache-control': 'no-store, no-transform' })
    return reply.type('text/event-stream; charset=utf-8').send(listener.stream)
  }
}
