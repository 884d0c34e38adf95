import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clearCookie } from '@girassol/contract/session'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compose } from '../../app.ts'
import { type TestApplication, testApplication } from '../../test-application.ts'

let test$: TestApplication
let folder: string
const apps: FastifyInstance[] = []

beforeAll(async () => {
  test$ = await testApplication()
  folder = await mkdtemp(join(tmpdir(), 'girassol-web-'))
  await mkdir(join(folder, 'assets'))
  for (const page of ['index.html', 'login.html', 'proposal.html', 'warranty.html', 'developers.html'])
    await writeFile(join(folder, page), '<!doctype html>')
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await test$.close()
  await rm(folder, { recursive: true })
})

/** The same product, serving its pages after a release. */
const afterRelease = async (clearStorageRelease: string | undefined) => {
  const app = await compose({ ...test$.deps, webFolder: folder, clearStorageRelease })
  apps.push(app)
  return app
}

const openPage = (app: FastifyInstance, url: string, cookie = '') => app.inject({ url, headers: { cookie } })

const confirm = (app: FastifyInstance, key = 'clear_storage') =>
  app.inject({ method: 'POST', url: '/api/auth/clear-cookie', payload: { key } })

test('AUTH-013 the call with the key expires the readable cookie, and another key is refused', async () => {
  const answer = await test$.anonymous(clearCookie, { body: { key: 'clear_storage' } })
  expect(answer.statusCode).toBe(204)
  expect(answer.cookies).toEqual([
    expect.objectContaining({ name: 'clear_storage', value: '', path: '/', expires: new Date(0) }),
  ])
  const refused = await confirm(test$.app, 'girassol_access')
  expect([refused.statusCode, refused.cookies]).toEqual([400, []])
})

test('C-16 after a breaking release every page sets a readable cookie until the browser confirms', async () => {
  const app = await afterRelease('2026.12')
  for (const path of ['/', '/pedidos', '/login']) {
    const page = await openPage(app, path)
    expect([page.statusCode, page.cookies]).toEqual([
      200,
      [{ name: 'clear_storage', value: '2026.12', path: '/', sameSite: 'Lax' }],
    ])
  }
  const confirmed = await confirm(app)
  const [expired, remaining] = confirmed.cookies
  expect(expired).toMatchObject({ name: 'clear_storage', value: '' })
  expect(remaining).toMatchObject({ name: 'girassol_storage', value: '2026.12', httpOnly: true })
  expect((await openPage(app, '/', `${remaining?.name}=${remaining?.value}`)).cookies).toEqual([])
})

test('C-16 the next breaking release sets it again', async () => {
  const app = await afterRelease('2027.01')
  const { cookies } = await openPage(app, '/', 'girassol_storage=2026.12')
  expect(cookies).toEqual([expect.objectContaining({ name: 'clear_storage', value: '2027.01' })])
})

test('C-16 without a breaking release no page sets it', async () => {
  const app = await afterRelease(undefined)
  expect((await openPage(app, '/')).cookies).toEqual([])
  expect((await confirm(app)).cookies.map(({ name }) => name)).toEqual(['clear_storage'])
})
