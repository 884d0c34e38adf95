import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { takeArrivedAnswer, takeEarlyAnswer } from './lib/early-answers.ts'
import { registerPageReset } from './lib/page-memory.ts'

const script = readFileSync(join(import.meta.dirname, '../public/start.js'), 'utf8')

registerPageReset(() => {
  globalThis.girassolEarly = undefined
})

const writePage = (named: Readonly<Record<string, string>>) => {
  for (const [name, content] of Object.entries(named))
    document.head.append(Object.assign(document.createElement('meta'), { name, content }))
}

/** Runs the script of the page, whose calls get these responses by address. */
const run = (answers: Readonly<Record<string, () => Response>>) => {
  const send = vi.fn((url: string) => Promise.resolve(answers[url]?.() ?? new Response(null, { status: 404 })))
  vi.stubGlobal('fetch', send)
  new Function(script)()
  return send
}

beforeEach(() => {
  // The page was opened just before, however long this worker has been running.
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  writePage({
    asks: '/api/bootstrap /api/v2/invoice?take=5',
    parts: 'session=/api/auth/me notifications=/api/notification?take=50&page=1',
    files: '',
  })
})

test('AUTH-003 NOT-007 the calls of the frame are answered by one response', async () => {
  const send = run({
    '/api/bootstrap': () => Response.json({ session: { id: 7 }, notifications: { unread: 3 } }),
    '/api/v2/invoice?take=5': () => Response.json({ data: [] }),
  })
  expect(send.mock.calls.map(([url]) => url)).toEqual(['/api/bootstrap', '/api/v2/invoice?take=5'])
  await vi.waitFor(() => expect(takeArrivedAnswer('/api/auth/me', undefined)).toEqual({ id: 7 }))
  const bell = await takeEarlyAnswer('/api/notification?take=50&page=1', undefined)
  expect(await bell?.json()).toEqual({ unread: 3 })
  await vi.waitFor(() => expect(takeArrivedAnswer('/api/v2/invoice?take=5', undefined)).toEqual({ data: [] }))
})

test('AUTH-003 when the response is an error, each call of the frame gets it', async () => {
  run({ '/api/bootstrap': () => Response.json({ message: 'Sessão expirada', expiredToken: true }, { status: 401 }) })
  for (const url of ['/api/auth/me', '/api/notification?take=50&page=1']) {
    const answer = await takeEarlyAnswer(url, undefined)
    expect([answer?.status, await answer?.json()]).toEqual([401, { message: 'Sessão expirada', expiredToken: true }])
    expect(takeArrivedAnswer(url, undefined)).toBeUndefined()
  }
})

test('AUTH-003 a page without calls sends none', () => {
  document.head.replaceChildren()
  expect(run({})).not.toHaveBeenCalled()
  expect(globalThis.girassolEarly).toBeUndefined()
})
