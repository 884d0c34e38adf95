import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { applyFreightImport, previewFreightImport } from '@girassol/contract/freight'
import { freightTemplate } from '@girassol/domain/freight'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeSnapshot } from '../database/test-snapshot.ts'
import { openShop, type Shop } from '../features/cart/test-shop.ts'
import type { Caller } from '../test-application.ts'
import { removeLeftFiles } from './receive-file.ts'

const megabyte = 1024 * 1024
const url = '/api/admin/freight/preview?fileName=frete.csv'

describe('a file that is sent as the body of a call', () => {
  let shop: Shop
  let administrator: Caller
  let cookie: string
  let port: number

  beforeAll(async () => {
    shop = await openShop('postgres', { arrival: { headersMs: 5000, bodyMs: 400 } })
    administrator = await shop.as('administrator@girassol.demo')
    const login = { email: 'administrator@girassol.demo', password: 'Girassol@2026' }
    const { cookies } = await shop.app.inject({ method: 'POST', url: '/api/auth/login', payload: login })
    cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    port = (shop.app.server.address() as { port: number }).port
  })
  afterAll(() => shop.close())

  const preview = (body: Uint8Array, headers = {}) =>
    administrator(previewFreightImport, { query: { fileName: 'frete.csv' }, body }, headers)

  /** Sends these bytes of a longer body, and returns what the server answers until it closes the connection. */
  const sendStart = async (bytes: string, { length = 1000, leavesAfterMs = 5000, session = cookie } = {}) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (part) => {
      answer += part
    })
    const head = [
      `POST ${url} HTTP/1.1`,
      'host: localhost',
      'x-requested-with: girassol',
      'content-type: application/octet-stream',
      `content-length: ${length}`,
      `cookie: ${session}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${bytes}`)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    await Promise.race([closed, sleep(leavesAfterMs)])
    socket.destroy()
    return answer
  }

  test('REL-009 of the size that the endpoint accepts is read, and one more byte is refused in Portuguese', async () => {
    const padded = Buffer.alloc(megabyte, '\n')
    padded.write(freightTemplate)
    expect((await preview(padded)).statusCode).toBe(200)
    const large = await preview(Buffer.concat([padded, Buffer.from('\n')]))
    expect([large.statusCode, large.json().message]).toEqual([413, 'O arquivo pode ter no máximo 1 MB.'])
  })

  test('REL-009 is not accepted as JSON, and no other call accepts a file', async () => {
    const json = await preview(Buffer.from('{}'), { 'content-type': 'application/json' })
    expect([json.statusCode, json.json().message]).toEqual([415, 'Formato de conteúdo não aceito.'])
    const other = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/octet-stream' },
      payload: 'x',
    })
    expect(other.statusCode).toBe(415)
  })

  test('REL-009 SEC-013 of a caller without permission is refused before it has arrived', async () => {
    expect(await sendStart('', { session: '' })).toMatch(/^HTTP\/1\.1 401 /)
  })

  test('REL-009 too large is refused by its announced size, before it has arrived', async () => {
    expect(await sendStart('x', { length: 2 * megabyte })).toMatch(/^HTTP\/1\.1 413 .*no máximo 1 MB/s)
  })

  test('REL-009 REL-005 that stops arriving is ended, and leaves no file', async () => {
    expect(await sendStart('estado;')).toMatch(/^HTTP\/1\.1 408 /)
    expect(await readdir(shop.deps.uploadsFolder)).toEqual([])
  })

  test('REL-009 whose sender leaves half-way leaves no file, no open file and no row', async () => {
    const before = await takeSnapshot(shop.db)
    const opened = (await readdir('/proc/self/fd').catch(() => [])).length
    await sendStart('estado;', { leavesAfterMs: 100 })
    await sleep(100)
    expect(await readdir(shop.deps.uploadsFolder)).toEqual([])
    expect((await readdir('/proc/self/fd').catch(() => [])).length).toBeLessThanOrEqual(opened)
    expect(await takeSnapshot(shop.db)).toEqual(before)
  })

  test('REL-009 SEC-016 sent again with its key has the first answer, and another file is refused', async () => {
    const { version } = (await preview(Buffer.from(freightTemplate))).json()
    const apply = (text: string) => {
      const query = { fileName: 'frete.csv', version }
      const key = { 'idempotency-key': 'one-import-of-freight' }
      return administrator(applyFreightImport, { query, body: Buffer.from(text) }, key)
    }
    const first = await apply(freightTemplate)
    expect(first.statusCode).toBe(200)
    expect((await apply(freightTemplate)).json()).toEqual(first.json())
    const other = await apply(`${freightTemplate}\n`)
    expect([other.statusCode, other.json().reason]).toEqual([422, 'keyReused'])
  })

  test('REL-009 is described as bytes in the documentation', async () => {
    const { paths } = (await shop.app.inject({ url: '/api/openapi.json' })).json()
    const { requestBody, parameters } = paths['/api/admin/freight/preview'].post
    expect(Object.keys(requestBody.content)).toEqual(['application/octet-stream'])
    expect(parameters).toMatchObject([{ name: 'fileName', in: 'query', required: true }])
  })
})

test('REL-009 what a killed process left is removed at the next start', async () => {
  const folder = join(tmpdir(), `uploads-${crypto.randomUUID()}`)
  await removeLeftFiles(folder)
  await mkdir(folder)
  await writeFile(join(folder, 'left'), 'x')
  await removeLeftFiles(folder)
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})
