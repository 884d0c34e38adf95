import { once } from 'node:events'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../../database/test-database.ts'
import { demoPassword } from '../../../demo-data/demo-accounts.ts'
import { startTestServer, type TestServer } from '../../../test-server.ts'

const rows = 100_000
const mostBytes = 50 * 1024 * 1024

/** 23 columns of a plain product: its code, its price, and what most catalogues say beside them. */
const header =
  'B1_COD;VLR_TOT;B1_DESC;DETALHES;BM_GRUPO;BM_DESC;CAT_COD;CAT_DESC;ZAM_COD;ZAM_DESC;cost;points;unit;weightKg;cubageM3;power;BLK_INT;active;onlineStore;remainingQuantity;boardingDate;lengthMm;widthMm\n'

const details =
  'Grampo de fixação em alumínio para módulos em telhado cerâmico, com parafuso de aço inox e borracha. '.repeat(4)

/** As long as 100,000 rows may be in 50 MB. */
const toLine = (at: number): string => {
  const price = at % 100 === 0 ? '1.000,00' : '10'
  const start = `1020${at};${price};GRAMPO ${at};`
  const end = `;1020;FIXAÇÃO;C1;FIXADORES;Z1;MARCA;3,25;${at % 50};UN;0,35;0,01;0;N;S;S;${at % 1000};2026-12-01;100;50\n`
  const free = Math.floor((mostBytes - header.length) / rows) - Buffer.byteLength(start + end)
  return (
    start +
    Buffer.from(details)
      .subarray(0, free)
      .toString()
      .replace(/\uFFFD/g, '') +
    end
  )
}

const writeLargeFile = async (path: string): Promise<void> => {
  const file = createWriteStream(path)
  file.write(header)
  for (let from = 0; from < rows; from += 1000) {
    const lines = Array.from({ length: 1000 }, (_, at) => toLine(from + at))
    if (!file.write(lines.join(''))) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
}

/** The time within which this share of the calls was answered. */
const findShare = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

// The second test kills the server that the first one measures.
describe('a large catalogue in a server of its own', { shuffle: false }, () => {
  const folder = mkdtemp(join(tmpdir(), 'girassol-large-'))
  const database = createTestDatabase('demonstration')
  let server: TestServer
  let path = ''
  let cookie = ''

  const call = (url: string, body?: string | Blob) =>
    fetch(`${server.url}/api${url}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie,
        'x-requested-with': 'girassol',
        'content-type': typeof body === 'string' ? 'application/json' : 'application/octet-stream',
      },
      ...(body !== undefined && { body }),
    })
  const send = async (url: string) => {
    const answer = await call(url, await openAsBlob(path))
    return { status: answer.status, body: await answer.json() }
  }

  beforeAll(async () => {
    path = join(await folder, 'grande.csv')
    await writeLargeFile(path)
    server = await startTestServer({ DATABASE_URL: (await database).url, DATA_DIR: await folder })
    const account = { email: 'administrator@girassol.demo', password: demoPassword }
    const answer = await call('/auth/login', JSON.stringify(account))
    cookie = answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
  }, 120_000)
  afterAll(async () => {
    await server.kill()
    await (await database).drop()
    await rm(await folder, { recursive: true })
  })

  /** What the system gave to a process in megabytes, its share of what several use; 0 when it has just ended. */
  const weighProcess = async (pid: number): Promise<number> => {
    const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
    return Number(/^Pss: +(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024
  }

  /** The resident memory of the server and of the processes that it started, together. */
  const readMemoryMb = async (): Promise<number> => {
    const { pid = 0 } = server.process
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
        const answer = await call('/v2/invoice?status=INVOICE')
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
    expect(preview.result).toMatchObject({ status: 200, body: { read: rows, good: 99_000, added: 99_000, bad: 1000 } })
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

  test('REL-009 a server that is killed while it imports leaves no row and no file', async () => {
    const client = new pg.Client({ connectionString: (await database).url })
    await client.connect()
    const count = async () => (await client.query('select count(*)::integer as products from product')).rows[0].products
    const isImporting = async () => {
      const active = `select 1 from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() and query like '%into product (%'`
      return (await client.query(active)).rowCount !== 0
    }
    try {
      const before = await count()
      const lines = Array.from({ length: 5000 }, (_, at) => toLine(rows + at).replace(';1.000,00;', ';10;'))
      path = `${path}.more`
      await writeFile(path, `${header}${lines.join('')}`)
      const { version } = (await send('/admin/catalogue/preview?fileName=mais.csv')).body
      const importing = send(`/admin/catalogue/import?${new URLSearchParams({ fileName: 'mais.csv', version })}`)
      const failed = expect(importing).rejects.toThrow()
      while (!(await isImporting())) await sleep(5)
      await server.kill()
      await failed
      while (await isImporting()) await sleep(20)
      expect(await count()).toBe(before)
      expect(await readdir(join(await folder, 'uploads'))).toEqual([])
    } finally {
      await client.end()
    }
  }, 120_000)
})
