import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Heard, News } from './context.ts'
import type { StreamTimes } from './dependencies.ts'
import { Refused } from './refused.ts'

/** A browser comes back when its stream ends, with its session checked anew. */
export const usualStreamTimes: StreamTimes = { pollMs: 1000, lifeMs: 240_000, beatMs: 15_000 }

const mostStreamsOfUser = 20
/** Bytes that wait for a reader who does not read. */
const mostUnread = 64 * 1024

type Listener<Event> = Heard & {
  readonly userId: number
  /** What the event says to this reader, after their session and scope were checked again; rejects when they are gone. */
  readonly tell: (event: Event) => Promise<unknown>
  /** Rejects once the session is over. */
  readonly check: () => Promise<unknown>
}

type Listening<Event> = Listener<Event> & { cursor: number; readonly stream: PassThrough; queue: Promise<void> }

type Poll<Event> = (heard: readonly Heard[]) => Promise<readonly News<Event>[]>

/** The oldest that somebody still has to hear of each topic. */
const oldestOf = (listeners: Iterable<Heard>): readonly Heard[] => {
  const cursors = new Map<number, number>()
  for (const { topic, cursor } of listeners) cursors.set(topic, Math.min(cursor, cursors.get(topic) ?? cursor))
  return [...cursors].map(([topic, cursor]) => ({ topic, cursor }))
}

const refuseTooMany = (listeners: Iterable<Listener<never>>, userId: number): void => {
  const open = [...listeners].filter((each) => each.userId === userId).length
  if (open >= mostStreamsOfUser) throw new Refused('Há telas demais abertas.', { status: 429, retryAfterSeconds: 60 })
}

/** Tells one listener after the other event, never two at once; whoever may not hear it any more is sent away. */
const tellInTurn = <Event>(listener: Listening<Event>, { cursor, event }: News<Event>): void => {
  listener.queue = listener.queue.then(async () => {
    try {
      const told = await listener.tell(event)
      listener.stream.write(`id: ${cursor}\ndata: ${JSON.stringify(told)}\n\n`)
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
export const streamHub = <Event>(app: FastifyInstance, times: StreamTimes, poll: Poll<Event>) => {
  const listeners = new Set<Listening<Event>>()
  let ticking: NodeJS.Timeout | undefined

  const tick = async (): Promise<void> => {
    try {
      for (const news of await poll(oldestOf(listeners))) {
        for (const listener of listeners) {
          if (listener.topic !== news.topic || listener.cursor >= news.cursor) continue
          listener.cursor = news.cursor
          tellInTurn(listener, news)
        }
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

  const keepAlive = (listener: Listening<Event>): void => {
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

  /** Answers with a stream of what happens to the listener's topic from its cursor on; 429 above twenty of one user. */
  return (reply: FastifyReply, wanted: Listener<Event>): FastifyReply => {
    refuseTooMany(listeners as Set<Listener<never>>, wanted.userId)
    const listener = { ...wanted, stream: new PassThrough(), queue: Promise.resolve() }
    listeners.add(listener)
    keepAlive(listener)
    listener.stream.write(':\n\n')
    if (ticking === undefined) schedule()
    // A proxy that gathers the answer before it hands it on would hold back every event.
    reply.headers({ 'x-accel-buffering': 'no', 'cache-control': 'no-store, no-transform' })
    return reply.type('text/event-stream; charset=utf-8').send(listener.stream)
  }
}
