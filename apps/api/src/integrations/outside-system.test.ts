import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { whileCallerWaits } from './caller-patience.ts'
import { answerJson, type FakeHttpServer, misbehave, startFakeHttpServer } from './fake-http-server.ts'
import { StorageFull } from './files/storage-full.ts'
import { getJson } from './http-json.ts'
import { type CallLimits, createOutsideSystem, usualLimits } from './outside-system.ts'
import { SystemAway, SystemRefused } from './system-away.ts'

const quick: CallLimits = { ...usualLimits, callMs: 300, jobMs: 600 }

const servers: FakeHttpServer[] = []
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(servers.splice(0).map(({ close }) => close()))
})

type Answer = Parameters<typeof startFakeHttpServer>[0]
const answerOk: Answer = (_path, response) => answerJson(response, 200, { ok: true })

const start = async (first: Answer, limits: CallLimits = quick) => {
  const state = { answer: first }
  const server = await startFakeHttpServer((...request) => state.answer(...request))
  servers.push(server)
  const told = { called: vi.fn(), away: vi.fn() }
  const system = createOutsideSystem({ system: 'ERP', name: 'ERP' }, { limits, observer: told })
  /** The adapters' own limit is that of a job. */
  const ask = () => system.run(() => getJson(server.url, AbortSignal.timeout(limits.jobMs)))
  return { state, server, system, told, ask, askForUser: () => whileCallerWaits(ask) }
}

const failures = (work: readonly Promise<unknown>[]) =>
  Promise.all(work.map((each) => each.then(() => null).catch((error: unknown) => error as SystemAway)))

const repeat = <Result>(count: number, work: () => Result): Result[] => Array.from({ length: count }, work)

/** Moves the clock of the breaker, not the timers of the network. */
const passSeconds = (seconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
}

test('REL-007 C-234 the times are 5 s for a user and 15 s for a job, 5 failures, 30 s and 8 calls', () => {
  expect(usualLimits).toEqual({ callMs: 5000, jobMs: 15_000, failures: 5, pauseMs: 30_000, atOnce: 8, ofJobs: 4 })
})

describe('the circuit breaker of a system', () => {
  test.each(['fails', 'html', 'hangs', 'hangsUp', 'overQuota'] as const)(
    'REL-007 C-234 after five answers like %s it is not called, until one trial after 30 s succeeds',
    async (how) => {
      const { state, server, told, ask, askForUser } = await start((_path, response) => misbehave(response, how))
      for (const _each of repeat(4, () => 0)) await expect(askForUser()).rejects.toThrow(SystemAway)
      expect(told.away).not.toHaveBeenCalled()
      await expect(askForUser()).rejects.toMatchObject({ system: 'ERP', wasCalled: true })
      expect(told.away).toHaveBeenCalledExactlyOnceWith('ERP', true)
      await expect(askForUser()).rejects.toMatchObject({ system: 'ERP', wasCalled: false })
      passSeconds(29)
      await expect(ask()).rejects.toMatchObject({ wasCalled: false })
      expect(server.requests).toHaveLength(5)

      state.answer = answerOk
      passSeconds(2)
      const answers = await failures(repeat(6, ask))
      expect(answers.filter((error) => error === null)).toHaveLength(1)
      expect(server.requests).toHaveLength(6)
      expect(told.away).toHaveBeenLastCalledWith('ERP', false)
      expect(await failures(repeat(3, ask))).toEqual([null, null, null])
    },
  )

  test('REL-007 C-234 a trial that fails opens it for another 30 s', async () => {
    const { server, ask } = await start((_path, response) => misbehave(response, 'fails'))
    await failures(repeat(5, ask))
    passSeconds(31)
    await expect(ask()).rejects.toMatchObject({ wasCalled: true })
    passSeconds(29)
    await expect(ask()).rejects.toMatchObject({ wasCalled: false })
    expect(server.requests).toHaveLength(6)
  })

  test('REL-007 C-234 while the trial hangs, others are answered at once', async () => {
    const { state, server, ask } = await start((_path, response) => misbehave(response, 'fails'))
    await failures(repeat(5, ask))
    state.answer = (_path, response) => misbehave(response, 'hangs')
    passSeconds(31)
    const trial = failures([ask()])
    await expect(ask()).rejects.toMatchObject({ wasCalled: false })
    expect(server.requests.length).toBeLessThanOrEqual(6)
    expect((await trial)[0]).toMatchObject({ wasCalled: true })
  })

  test('REL-007 C-234 a refusal, of one record or of a full storage, ends a row of failures', async () => {
    const { system, told } = await start(answerOk)
    const fail = () => system.run(() => Promise.reject(new Error('down')))
    const refuse = () => system.run(() => Promise.reject(new SystemRefused('HTTP 422')))
    for (const _each of repeat(3, () => 0)) {
      await failures([fail(), fail(), fail(), fail()])
      await expect(refuse()).rejects.toMatchObject({ name: 'SystemAway', wasCalled: true, message: 'HTTP 422' })
    }
    await expect(system.run(() => Promise.reject(new StorageFull('ENOSPC')))).rejects.toThrow(StorageFull)
    expect(told.away).not.toHaveBeenCalled()
  })

  test('REL-007 C-234 that of one system touches no other', async () => {
    const [erp, hub] = [await start((_path, response) => misbehave(response, 'fails')), await start(answerOk)]
    await failures(repeat(6, erp.ask))
    expect(await failures([hub.ask()])).toEqual([null])
  })
})

describe('the calls of a system at the same time', () => {
  test('REL-007 C-234 at most eight reach it; those whose turn does not come in time are refused', async () => {
    const open: (() => void)[] = []
    const { server, askForUser } = await start(
      (_path, response) => {
        open.push(() => answerJson(response, 200, {}))
      },
      { ...quick, callMs: 2000, jobMs: 4000 },
    )
    const waiting = failures(repeat(20, askForUser))
    await vi.waitFor(() => expect(server.requests).toHaveLength(8))
    for (const answer of open.splice(0, 2)) answer()
    await vi.waitFor(() => expect(server.requests).toHaveLength(10))
    const errors = await waiting
    expect(errors.filter((error) => error === null)).toHaveLength(2)
    expect(errors.filter((error) => error?.wasCalled === false).length).toBeGreaterThanOrEqual(10)
    expect(server.requests).toHaveLength(10)
  })

  test('REL-007 C-234 jobs leave half of the calls to users', async () => {
    const { server, ask, askForUser } = await start((_path, response) => misbehave(response, 'hangs'))
    const jobs = failures(repeat(12, ask))
    await vi.waitFor(() => expect(server.requests).toHaveLength(4))
    const users = failures(repeat(4, askForUser))
    await vi.waitFor(() => expect(server.requests).toHaveLength(8))
    await Promise.all([jobs, users])
  })
})

describe('the time of a caller', () => {
  test('REL-007 C-234 two systems share it, and the second one is not blamed for the rest', async () => {
    const first = await start((_path, response) => misbehave(response, 'hangs'))
    const second = await start((_path, response) => misbehave(response, 'hangs'))
    for (const _each of repeat(2, () => 0)) {
      await whileCallerWaits(async () => {
        await sleep(1)
        const errors = [...(await failures([first.ask()])), ...(await failures([second.ask()]))]
        expect(errors).toMatchObject([{ message: expect.stringContaining('timeout') }, { name: 'SystemAway' }])
      })
    }
    await failures(repeat(3, first.askForUser))
    expect([first.told.away.mock.calls.length, second.told.away.mock.calls.length]).toEqual([1, 0])
  })

  test('REL-007 C-234 an operation of several requests ends as a whole, and asks nothing afterwards', async () => {
    const { server, system } = await start((_path, response) => misbehave(response, 'hangs'))
    const operation = async () => {
      await getJson(server.url, AbortSignal.timeout(60_000)).catch(() => undefined)
      await getJson(server.url, AbortSignal.timeout(60_000))
    }
    await expect(whileCallerWaits(() => system.run(operation))).rejects.toThrow(/timeout/)
    expect(server.requests).toHaveLength(1)
  })
})
