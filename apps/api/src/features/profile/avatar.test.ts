import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as contract from '@girassol/contract/profile'
import * as session from '@girassol/contract/session'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import type { Files } from '../../integrations/files/files.ts'
import { filesOnFullDisk } from '../../integrations/files/test-full-disk.ts'
import { aJpeg, aPng } from '../../integrations/files/test-pictures.ts'
import { deliverEffects } from '../../jobs/deliver-effects.ts'
import { startBoss } from '../../outbox/boss.ts'
import { type TestApplication, testApplication } from '../../test-application.ts'

const contents = {
  png: aPng(),
  jpg: aJpeg(),
  gif: Buffer.from('GIF89a', 'latin1'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
} as const

/** A file of this kind, with this size in bytes. */
const aFile = (kind: keyof typeof contents, bytes = 500) =>
  Buffer.concat([contents[kind], Buffer.alloc(bytes - contents[kind].length)])

const base64 = (kind: keyof typeof contents, bytes?: number) => aFile(kind, bytes).toString('base64')

const memoryFiles = () => {
  const stored = new Map<string, Uint8Array>()
  const files: Files = {
    put: async ({ key, bytes }) => void stored.set(key, bytes),
    get: async (key) => stored.get(key) ?? null,
    remove: async (key) => void stored.delete(key),
    exists: async (key) => stored.has(key),
    list: async () => [...stored.keys()].sort(),
  }
  return { files, stored }
}

describe.each(testedDatabases)('the picture of a user on %s', (kind) => {
  const storage = memoryFiles()
  let test$: TestApplication
  let boss: Awaited<ReturnType<typeof startBoss>>

  beforeAll(async () => {
    test$ = await testApplication({ kind, ports: { files: storage.files } })
    const { deps } = test$
    await deps.connection.db.transaction().execute(loadDemoPeople)
    boss = await startBoss(deps.connection, { works: true, onError: (error) => process.emitWarning(error) })
    await deliverEffects({ ...deps, boss })
  })
  beforeEach(() => storage.stored.clear())
  afterAll(async () => {
    await boss.stop({ graceful: false, timeout: 1000 })
    await test$.close()
  })

  const getFileName = (address: string) => address.split('/').at(-1) ?? ''

  test('AVA-006 C-112 a picture is set, cached for a year, replaced, and removed by null', async () => {
    const caller = await test$.as('integrator@girassol.demo')
    const set = async (avatar: string | null) => (await caller(contract.updateAvatar, { body: { avatar } })).json()
    const own = async () => (await caller(session.readSession)).json().avatar
    const first = (await set(`data:image/png;base64,${base64('png')}`)).avatar
    expect(first).toMatch(/^\/api\/users\/avatar\/[0-9a-f-]{36}\.png$/)
    expect(await own()).toBe(first)

    const picture = await caller(contract.showAvatar, { params: { name: getFileName(first) } })
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'png', width: 120, height: 40 })
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=31536000',
      'x-content-type-options': 'nosniff',
    })
    const known = { 'if-none-match': String(picture.headers.etag) }
    expect((await caller(contract.showAvatar, { params: { name: getFileName(first) } }, known)).statusCode).toBe(304)

    const second = (await set(base64('jpg'))).avatar
    expect(second).toMatch(/\.jpg$/)
    expect(second).not.toBe(first)
    await vi.waitFor(() => expect([...storage.stored.keys()]).toEqual([`avatars/${getFileName(second)}`]), {
      timeout: 20_000,
    })
    const gone = await caller(contract.showAvatar, { params: { name: getFileName(first) } })
    expect(gone.statusCode).toBe(404)

    expect(await set(null)).toEqual({ avatar: null })
    expect(await own()).toBeNull()
    await vi.waitFor(() => expect(storage.stored.size).toBe(0), { timeout: 20_000 })
    expect(await set(null)).toEqual({ avatar: null })
  })

  test('AVA-006 only the user may change the own picture, and reading it requires a session', async () => {
    const [one, other] = [await test$.as('manager@girassol.demo'), await test$.as('financial@girassol.demo')]
    const { avatar } = (await one(contract.updateAvatar, { body: { avatar: base64('png') } })).json()
    expect((await other(session.readSession)).json().avatar).toBeNull()
    const params = { name: getFileName(avatar) }
    expect((await other(contract.showAvatar, { params })).statusCode).toBe(200)
    expect((await test$.anonymous(contract.showAvatar, { params })).statusCode).toBe(401)
  })

  test.each([
    ['AVA-004 a GIF', base64('gif'), 'Tipo de arquivo não permitido (JPG, PNG)'],
    [
      'AVA-004 a GIF that says it is a PNG',
      `data:image/png;base64,${base64('gif')}`,
      'Tipo de arquivo não permitido (JPG, PNG)',
    ],
    ['AVA-004 a drawing with scripts', base64('svg'), 'Tipo de arquivo não permitido (JPG, PNG)'],
    ['AVA-004 nothing', '', 'Tipo de arquivo não permitido (JPG, PNG)'],
    ['AVA-004 what is no base64', 'não é', 'Tipo de arquivo não permitido (JPG, PNG)'],
    ['AVA-005 102401 bytes', base64('png', 102_401), 'Tamanho do arquivo excedido (100kb)'],
    ['AVA-005 a megabyte', base64('png', 1_000_000), 'Tamanho do arquivo excedido (100kb)'],
  ])('%s is refused, and the picture stays', async (_title, avatar, sentence) => {
    const caller = await test$.as('commercial@girassol.demo')
    const before = storage.stored.size
    const answer = await caller(contract.updateAvatar, { body: { avatar } })
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(sentence)])
    expect((await caller(session.readSession)).json().avatar).toBeNull()
    expect(storage.stored.size).toBe(before)
  })

  test('AVA-005 102400 bytes are accepted', async () => {
    const caller = await test$.as('purchase@girassol.demo')
    const answer = await caller(contract.updateAvatar, { body: { avatar: base64('png', 102_400) } })
    expect(answer.statusCode).toBe(200)
  })
})

test('REL-022 without space for a new picture the old one stays, and nothing of the new one is stored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'girassol-full-'))
  let isFull = false
  const test$ = await testApplication({ ports: { files: filesOnFullDisk(folder, () => isFull) } })
  await test$.deps.connection.db.transaction().execute(loadDemoPeople)
  const caller = await test$.as('integrator@girassol.demo')
  const change = () => caller(contract.updateAvatar, { body: { avatar: base64('png') } })
  const before = (await change()).json().avatar
  const files = await readdir(folder, { recursive: true })
  isFull = true
  const refused = await change()
  expect([refused.statusCode, refused.json().message]).toEqual([507, 'Não há espaço para guardar o arquivo.'])
  expect((await caller(session.readSession)).json().avatar).toBe(before)
  expect(await readdir(folder, { recursive: true })).toEqual(files)
  await test$.close()
  await rm(folder, { recursive: true })
})
