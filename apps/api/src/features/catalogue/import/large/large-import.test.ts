import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueHeader, mostRows, startCatalogueServer, toCatalogueLine } from './test-large-catalogue.ts'

const writeLargeFile = async (path: string): Promise<void> => {
  const file = createWriteStream(path)
  file.write(catalogueHeader)
  for (let from = 0; from < mostRows; from += 1000) {
    const lines = Array.from({ length: 1000 }, (_, at) => toCatalogueLine(from + at))
    if (!file.write(lines.join(''))) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
}

/** The time within which this share of the calls was answered. */
const findShare = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

describe('a large catalogue in a server of its own', () => {
  let catalogue: Awaited<ReturnType<typeof startCatalogueServer>>
  let path = ''

  const readOrders = () => {
    const { server, cookie } = catalogue
    return fetch(`${server.url}/api/v2/invoice?status=INVOICE`, { headers: { cookie } })
  }
  const send = (url: string) => catalogue.sendFile(path, url)

  beforeAll(async () => {
    catalogue = await startCatalogueServer()
    path = join(catalogue.folder, 'grande.csv')
    await writeLargeFile(path)
  }, 120_000)
  afterAll(() => catalogue.stop())

  /** What the system gave to a process in megabytes, its share of what several use; 0 when it has just ended. */
  const weighProcess = async (pid: number): Promise<number> => {
    const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
    return Number(/^Pss: +(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024
  }

  /** The resident memory of the server and of the processes that it started, together. */
  const readMemoryMb = async (): Promise<number> => {
    const { pid = 0 } = catalogue.server.process
    const started = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean)
    const weights = await Promise.all([pid, ...started.map(Number)].map(weighProcess))
    return weights.reduce((sum, weight) => sum + weight, 0)
  }

  /** While the work is done: how long a call for the list of orders takes, every 50 ms, and the most memory. */
  const measure = async <Result>(work: Promise<Result>) => {
    const times: number[] = []
    let peakMb = 0
    let isRunning = true
    const ask = async () => {
      while (isRunning) {
        const from = performance.now()
        const answer = await readOrders()
        await answer.arrayBuffer()
        times.push(performance.now() - from)
        await sleep(50)
      }
    }
    const weigh = async () => {
      while (isRunning) {
        peakMb = Math.max(peakMb, await readMemoryMb())
        await sleep(100)
      }
    }
    const watching = Promise.all([ask(), weigh()])
    const result = await work
    isRunning = false
    await watching
    return { result, peakMb, median: findShare(times, 0.5), late: findShare(times, 0.95) }
  }

  test('REL-009 C-236 is compared and imported while other calls go on, in bounded memory that is given back', async () => {
    expect((await stat(path)).size).toBeGreaterThan(50_000_000)
    await measure(sleep(1000))
    const quiet = await measure(sleep(1500))
    const startMb = await readMemoryMb()
    const preview = await measure(send('/admin/catalogue/preview?fileName=grande.csv'))
    expect(preview.result).toMatchObject({
      status: 200,
      body: { read: mostRows, good: 99_000, added: 99_000, bad: 1000 },
    })
    const { version } = preview.result.body
    const query = new URLSearchParams({ fileName: 'grande.csv', version, skipBad: 'true' })
    const applied = await measure(send(`/admin/catalogue/import?${query}`))
    expect(applied.result).toMatchObject({ status: 200, body: { added: 99_000, bad: 1000 } })
    for (const { peakMb, median, late } of [preview, applied]) {
      expect(peakMb - startMb).toBeLessThan(300)
      expect(median).toBeLessThan(2 * quiet.median + 20)
      // A machine that runs other tests too lets a call wait for itself; a server that is busy would let many wait.
      expect(late).toBeLessThan(250 + 2 * quiet.late)
    }
    expect((await readMemoryMb()) - startMb).toBeLessThan(150)
  }, 300_000)
})
