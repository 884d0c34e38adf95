import { followOrder } from '@girassol/contract/orders'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { readEvents } from './read-events.ts'
import { readWithReconnect } from './read-with-reconnect.ts'

const bytes = new TextEncoder()

const streaming = (...parts: string[]) =>
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream({
      start: (controller) => {
        for (const part of parts) controller.enqueue(bytes.encode(part))
        controller.close()
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })

const readAll = async (...parts: string[]) => {
  streaming(...parts)
  const events: unknown[] = []
  await readEvents(followOrder, { params: { id: 7 } }, { onEvent: (event) => events.push(event) })
  return events
}

describe('a stream of events', () => {
  test('C-52 is handed over event by event, however the network cuts it', async () => {
    expect(await readAll(':\n\nid: 1\nda', 'ta: {"id":1}\n', '\nid: 2\ndata: {"id":2}\n\n')).toEqual([
      { id: 1 },
      { id: 2 },
    ])
  })

  test.each([
    ['leads to the login page', 401, ['/login']],
    ['changes nothing when another tab signed in again', 200, []],
  ] as const)('SEC-008 of a session that was ended elsewhere %s', async (...row) => {
    const [, status, expected] = row
    const left: string[] = []
    vi.spyOn(window.location, 'assign').mockImplementation((url) => void left.push(String(url)))
    streaming('data: {"id":1}\n\n', 'event: session-ended\ndata: {}\n\n')
    const stream = globalThis.fetch
    const answer = () => new Response(status === 401 ? '{"message":"Entre para continuar."}' : 'null', { status })
    vi.stubGlobal('fetch', (url: string) => (url === '/api/auth/me' ? Promise.resolve(answer()) : stream(url)))
    const events: unknown[] = []
    const reading = readEvents(followOrder, { params: { id: 7 } }, { onEvent: (event) => events.push(event) })
    await reading.catch((error: unknown) => expect(error).toMatchObject({ status: 401 }))
    expect([events, left]).toEqual([[{ id: 1 }], expected])
  })

  test('C-52 shows by a comment that it lives, which is no event', async () => {
    expect(await readAll(':\n\n', ':\n\n')).toEqual([])
  })
})

describe('reading stream after stream', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const start = (read: (signal: AbortSignal) => Promise<void>) => {
    const control = new AbortController()
    const onGap = vi.fn()
    const done = readWithReconnect({ read, onGap, signal: control.signal })
    return { control, onGap, done }
  }

  test('C-52 where none gets through the record is requested every 15 seconds', async () => {
    const { control, onGap, done } = start(() => Promise.reject(new ApiError({ status: 502, message: 'x' })))
    await vi.advanceTimersByTimeAsync(14_900)
    expect(onGap).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(30_200)
    expect(onGap).toHaveBeenCalledTimes(3)
    control.abort()
    await done
  })

  test('C-52 a stream that ends is followed by the next one, after asking for what was missed', async () => {
    const read = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 240_000)))
    const { control, onGap, done } = start(read)
    await vi.advanceTimersByTimeAsync(241_100)
    expect([read.mock.calls.length, onGap.mock.calls.length]).toEqual([2, 1])
    control.abort()
    await vi.advanceTimersByTimeAsync(240_000)
    await done
  })

  test.each([401, 403, 404])('C-52 C-08 what answers %d is not requested again', async (status) => {
    const { onGap, done } = start(() => Promise.reject(new ApiError({ status, message: 'x' })))
    await done
    expect(onGap).not.toHaveBeenCalled()
  })
})
