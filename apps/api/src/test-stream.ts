import type { LightMyRequestResponse } from 'fastify'
import { expect, vi } from 'vitest'

type Event = Readonly<Record<string, unknown>>

/** An open stream of events, as a browser reads it. */
export type OpenStream = {
  readonly statusCode: number
  /** Waits until that many events have come; returns them. */
  readonly receive: (count: number) => Promise<readonly Event[]>
  /** Waits until the server has looked for events and shown that it lives, twice; returns what has come. */
  readonly receiveAll: () => Promise<readonly Event[]>
  readonly ended: Promise<void>
  readonly close: () => void
}

/** Longer than any answer takes on a busy machine; a stream that is silent fails here. */
const timeoutMs = { timeout: 20_000, interval: 20 }

/** Reads a response that was requested with `payloadAsStream`. The server listens for events by the time it answers. */
export const readStream = (response: LightMyRequestResponse): OpenStream => {
  const stream = response.stream()
  let text = ''
  stream.on('data', (part: Buffer) => {
    text += part.toString()
  })
  // A reader that goes away is no failure.
  stream.on('error', () => undefined)
  const events = (): readonly Event[] => [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data))
  const beats = () => text.split(/^:\n\n/m).length
  return {
    statusCode: response.statusCode,
    receive: async (count) => {
      await vi.waitFor(() => expect(events()).toHaveLength(count), timeoutMs)
      return events()
    },
    receiveAll: async () => {
      const before = beats()
      await vi.waitFor(() => expect(beats()).toBeGreaterThan(before + 1), timeoutMs)
      return events()
    },
    ended: new Promise((resolve) => stream.once('end', resolve)),
    // The connection breaks: the server must notice by itself.
    close: () => void response.raw.res.destroy(),
  }
}
