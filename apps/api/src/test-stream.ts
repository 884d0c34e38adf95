import type { LightMyRequestResponse } from 'fastify'
import { expect, vi } from 'vitest'

type Event = Readonly<Record<string, unknown>>

/** An open stream of events, as a browser reads it. */
export type OpenStream = {
  readonly statusCode: number
  /** Waits until this many events have arrived; returns them. */
  readonly receive: (count: number) => Promise<readonly Event[]>
  /** Waits until the server has polled and sent a heartbeat, twice; returns the events so far. */
  readonly receiveAll: () => Promise<readonly Event[]>
  readonly ended: Promise<void>
  readonly close: () => void
}

/** Longer than any response takes on a busy machine; a silent stream fails here. */
const timeoutMs = { timeout: 20_000, interval: 20 }

/**
 * Reads a response that was requested with `payloadAsStream`. When the response arrives, the server already listens for
 * events.
 */
export const readStream = (response: LightMyRequestResponse): OpenStream => {
  const stream = response.stream()
  let text = ''
  stream.on('data', (part: Buffer) => {
    text += part.toString()
  })
  // A reader that disconnects is not an error.
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
    // Breaks the connection: the server must notice by itself.
    close: () => void response.raw.res.destroy(),
  }
}
