import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toUrl } from '@girassol/contract/http/endpoint'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { compose } from '../app.ts'
import { demoPassword } from '../demo-data/demo-accounts.ts'
import { loadDemoPeople } from '../demo-data/demo-people.ts'
import { type TestApplication, testApplication } from '../test-application.ts'
import { everyEndpoint } from './test-contract.ts'
import { findErrorFaults } from './test-hostile-calls.ts'

const login = '/api/auth/login'
const right = { email: 'integrator@girassol.demo', password: demoPassword }

const safe = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': expect.stringMatching(/script-src 'self' ?;/),
  'x-request-id': expect.stringMatching(/^[0-9a-f]{8}$/),
}

describe('protection of every response', () => {
  let application: TestApplication
  let folder: string
  /** Behind a proxy with https, with a built web application. */
  let site: FastifyInstance

  beforeAll(async () => {
    application = await testApplication()
    await application.deps.connection.db.transaction().execute(loadDemoPeople)
    folder = await mkdtemp(join(tmpdir(), 'girassol-web-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'index.html'), '<!doctype html><meta content="__RELEASE__"><title>Girassol</title>')
    await writeFile(join(folder, 'login.html'), '<!doctype html><title>Entrar</title>')
    await writeFile(join(folder, 'proposal.html'), '<!doctype html><title>Proposta</title>')
    await writeFile(join(folder, 'warranty.html'), '<!doctype html><title>Garantias</title>')
    await writeFile(join(folder, 'developers.html'), '<!doctype html><title>API pública</title>')
    await writeFile(join(folder, 'assets', 'main.js'), 'export {}')
    site = await compose({ ...application.deps, webFolder: folder, trustProxy: 1 })
  })
  beforeEach(() => application.deps.connection.db.deleteFrom('rate_limit').execute())
  afterAll(async () => {
    await site.close()
    await application.close()
    await rm(folder, { recursive: true })
  })

  const answers: readonly (readonly [string, number, { readonly url: string } & Record<string, unknown>])[] = [
    ['a page', 200, { url: '/pedidos' }],
    ['the page of the login', 200, { url: '/login' }],
    ['a page whose address cannot be decoded', 200, { url: '/pedidos/%ff' }],
    ['a file', 200, { url: '/assets/main.js' }],
    ['a file that is not there', 404, { url: '/assets/other.js' }],
    ['a path above the files', 404, { url: '/assets/..%2f..%2fpackage.json' }],
    ['a success', 200, { url: '/api/auth/demo-accounts' }],
    ['a call that is not there', 404, { url: '/api/nothing' }],
    ['a call without a session', 401, { url: '/api/auth/me' }],
    ['a broken call', 400, { url: login, method: 'POST', payload: {} }],
    ['another kind of content', 415, { url: login, method: 'POST', payload: 'a', headers: { 'content-type': 'a/b' } }],
    ['an anonymous call of 17 kB', 413, { url: login, method: 'POST', payload: { email: 'x'.repeat(17 * 1024) } }],
    ['a method that is none', 404, { url: '/api/auth/me', method: 'DELETE' }],
    ['the documentation', 200, { url: '/api/docs/' }],
    ['the health', 200, { url: '/health' }],
  ]

  test.each(answers)('C-102 %s (%i) has the headers that protect it', async (_what, status, request) => {
    const answer = await site.inject(request)
    expect([answer.statusCode, answer.headers]).toEqual([status, expect.objectContaining(safe)])
    if (status >= 400) expect(findErrorFaults(answer)).toEqual([])
    if (request.url.startsWith('/api/')) expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('SEC-017 C-224 the files of the web application are cached by their names, its pages are asked for again', async () => {
    const read = async (url: string) => (await site.inject({ url })).headers['cache-control']
    expect(await read('/assets/main.js')).toBe('public, max-age=31536000, immutable')
    expect(await read('/assets/other.js')).toBe('no-store')
    expect([await read('/pedidos'), await read('/login')]).toEqual(['no-cache', 'no-cache'])
  })

  test('C-16 every response and the page itself name the release, which changes with the files of the application', async () => {
    const [page, call, refusal] = await Promise.all(['/', '/health', '/api/auth/me'].map((url) => site.inject({ url })))
    const release = page?.headers['x-release']
    expect(release).toMatch(/^[0-9a-f]{12}$/)
    expect([call?.headers['x-release'], refusal?.headers['x-release']]).toEqual([release, release])
    expect(page?.body).toContain(`<meta content="${release}">`)
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Girassol 2</title>')
    const updated = await compose({ ...application.deps, webFolder: folder })
    expect((await updated.inject({ url: '/health' })).headers['x-release']).not.toBe(release)
    await updated.close()
  })

  test('C-01 session cookies are HttpOnly, SameSite, and Secure over https', async () => {
    const plain = await site.inject({ method: 'POST', url: login, payload: right })
    const headers = { 'x-forwarded-proto': 'https' }
    const secure = await site.inject({ method: 'POST', url: login, payload: right, headers })
    for (const [answer, isSecure] of [
      [plain, undefined],
      [secure, true],
    ] as const) {
      const flags = answer.cookies.map(({ name, httpOnly, sameSite, secure: over, path }) => [
        name,
        httpOnly,
        sameSite,
        over,
        path,
      ])
      expect(flags).toEqual([
        ['girassol_access', true, 'Lax', isSecure, '/'],
        ['girassol_refresh', true, 'Lax', isSecure, '/api/auth'],
        ['girassol_device', true, 'Lax', isSecure, '/api/auth'],
      ])
    }
    expect([plain, secure].map((answer) => answer.headers['strict-transport-security'])).toEqual([
      undefined,
      'max-age=31536000; includeSubDomains',
    ])
  })

  const changes = everyEndpoint.filter(([, { method }]) => method !== 'GET')
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
    { origin: 'http://localhost:8080' },
    { 'sec-fetch-site': 'cross-site' },
  ]

  test.each(changes)(
    'AUTH-008 %s is refused to a page of another site before its content is read',
    async (_name, endpoint) => {
      for (const headers of foreign) {
        const url = toUrl(endpoint.path).replace(/:\w+/g, '1')
        const answer = await application.app.inject({ method: endpoint.method, url, headers })
        expect([headers, answer.statusCode, findErrorFaults(answer)]).toEqual([headers, 403, []])
        expect(answer.json().message).toBe('Chamada de outro site recusada.')
      }
    },
  )

  test('C-01 C-102 too many attempts get a Retry-After, and are accepted after it', async () => {
    application.setNow('2026-11-23T15:00:00.000Z')
    const attempt = () =>
      application.app.inject({ method: 'POST', url: login, payload: { email: 'x@y.demo', password: 'x' } })
    const counted = await Promise.all(Array.from({ length: 10 }, attempt))
    application.setNow('2026-11-23T15:09:18.500Z')
    const refused = await attempt()
    expect(counted.every(({ statusCode }) => statusCode === 401)).toBe(true)
    expect([refused.statusCode, refused.headers['retry-after'], findErrorFaults(refused)]).toEqual([429, '42', []])
    application.setNow('2026-11-23T15:10:00.500Z')
    expect((await attempt()).statusCode).toBe(401)
  })

  const spellings = [
    'x@spellings.demo',
    ' x@spellings.demo',
    'x@spellings.demo ',
    '\tx@spellings.demo\n',
    'X@SPELLINGS.demo',
    `${' '.repeat(100)}x@Spellings.Demo`,
    `${' '.repeat(40_000)}x@spellings.demo`,
  ]

  test.each(spellings)(
    'SEC-001 C-220 after 20 attempts no spelling of the e-mail gets its own counter (%#)',
    async (email) => {
      application.setNow('2026-11-23T17:00:00.000Z')
      const attempt = (typed: string) =>
        application.app.inject({ method: 'POST', url: login, payload: { email: typed, password: 'x' } })
      for (let count = 0; count < 20; count += 1) await attempt('x@spellings.demo')
      expect([429, 413]).toContain((await attempt(email)).statusCode)
    },
  )

  test('SEC-001 invalid calls without a readable e-mail are counted by their address', async () => {
    application.setNow('2026-11-23T18:00:00.000Z')
    const attempt = () => application.app.inject({ method: 'POST', url: login, payload: { email: 7 } })
    const answers = await Promise.all(Array.from({ length: 61 }, attempt))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(60).fill(400), 429])
  })

  const byProxy = async (trustProxy: number | string[] | undefined, addresses: readonly string[]) => {
    const proxied = await compose({ ...application.deps, trustProxy })
    const answers = []
    for (const forwarded of addresses)
      answers.push(
        await proxied.inject({
          method: 'POST',
          url: '/api/auth/forgot-password',
          remoteAddress: '10.0.0.1',
          headers: { 'x-forwarded-for': forwarded },
          payload: { email: `${answers.length}@proxied.demo` },
        }),
      )
    await proxied.close()
    return answers.map(({ statusCode }) => statusCode)
  }

  test('SEC-002 C-220 behind one proxy, a forged address gets no separate counter', async () => {
    application.setNow('2026-11-23T19:00:00.000Z')
    const invented = Array.from({ length: 21 }, (_, number) => `198.51.100.${number}, 203.0.113.7`)
    expect(await byProxy(1, invented)).toEqual([...Array(20).fill(202), 429])
    application.setNow('2026-11-23T19:10:00.000Z')
    const real = Array.from({ length: 21 }, (_, number) => `203.0.113.7, 198.51.100.${number}`)
    expect(await byProxy(1, real)).toEqual(Array(21).fill(202))
  })

  test('SEC-002 without a proxy, and behind named networks, the first outside address is counted', async () => {
    application.setNow('2026-11-23T20:00:00.000Z')
    const callers = Array.from({ length: 21 }, (_, number) => `198.51.100.${number}`)
    expect(await byProxy(undefined, callers)).toEqual([...Array(20).fill(202), 429])
    application.setNow('2026-11-23T21:00:00.000Z')
    expect(await byProxy(['10.0.0.0/8'], callers)).toEqual(Array(21).fill(202))
    const behindTwo = callers.map((caller) => `${caller}, 203.0.113.9, 10.1.1.1`)
    application.setNow('2026-11-23T22:00:00.000Z')
    expect(await byProxy(['10.0.0.0/8'], behindTwo)).toEqual([...Array(20).fill(202), 429])
  })

  test('SEC-002 the own origin is PUBLIC_URL, not a header of a proxy', async () => {
    const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    const answer = await site.inject({ method: 'POST', url: login, payload: right, headers })
    expect([answer.statusCode, answer.json().message]).toEqual([403, 'Chamada de outro site recusada.'])
    const withoutUrl = await compose({ ...application.deps, publicUrl: undefined, trustProxy: 1 })
    expect((await withoutUrl.inject({ method: 'POST', url: login, payload: right, headers })).statusCode).toBe(403)
    await withoutUrl.close()
  })

  test('SEC-013 C-220 a body that is too large is refused before it is parsed or counted', async () => {
    application.setNow('2026-11-23T23:00:00.000Z')
    const send = (url: string, payload: string, headers = {}) =>
      application.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/json', 'x-requested-with': 'girassol', ...headers },
      })
    const large = await Promise.all(Array.from({ length: 61 }, () => send(login, '['.repeat(17 * 1024))))
    expect(new Set(large.map(({ statusCode }) => statusCode))).toEqual(new Set([413]))
    expect(large[0]?.json().message).toBe('O conteúdo enviado é grande demais.')
    expect((await send(login, JSON.stringify(right))).statusCode).toBe(200)
    const cookie = (await send(login, JSON.stringify(right))).cookies
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    const change = {
      method: 'PATCH',
      url: '/api/users/profile',
      headers: { cookie, 'content-type': 'application/json' },
    } as const
    expect((await application.app.inject({ ...change, payload: '['.repeat(1024 * 1024 + 1) })).statusCode).toBe(413)
  })

  test('SEC-013 only calls that accept a file accept more than a megabyte', () => {
    const more = everyEndpoint.flatMap(([name, { megabytes }]) => (megabytes === undefined ? [] : [[name, megabytes]]))
    expect(Object.fromEntries(more)).toEqual({
      addAttachment: 9,
      addBanner: 5,
      addCheckPhoto: 9,
      addClaimMessage: 22,
      addClaimPhoto: 9,
      addNegotiationMessage: 22,
      addPhoto: 9,
      applyCatalogueImport: 50,
      listCatalogueRefusals: 50,
      changeBanner: 5,
      changeBrandLogo: 3,
      changeOwnLogo: 3,
      changeSellerLogo: 3,
      createTriangulation: 75,
      previewCatalogueImport: 50,
      previewQuickOrderFile: 2,
      updateAvatar: 2,
      updateTriangulation: 75,
      uploadProductFile: 30,
    })
  })

  test('C-01 an unknown e-mail takes as long as a wrong password', async () => {
    application.setNow('2026-11-23T16:00:00.000Z')
    const time = async (email: string): Promise<number> => {
      const from = performance.now()
      await application.app.inject({ method: 'POST', url: login, payload: { email, password: 'Errada@2026' } })
      return performance.now() - from
    }
    const pairs: { known: number; unknown: number }[] = []
    for (const each of [1, 2, 3, 4, 5])
      pairs.push({ known: await time(right.email), unknown: await time(`no${each}@y.demo`) })
    const fastest = (of: 'known' | 'unknown') => Math.min(...pairs.map((pair) => pair[of]))
    // Without a password check, the response for an unknown user would take a tenth of the time.
    expect(fastest('unknown')).toBeGreaterThan(fastest('known') / 3)
  })
})

describe('requests that are not HTTP', () => {
  let application: TestApplication
  let port: number

  beforeAll(async () => {
    application = await testApplication()
    port = Number(new URL(await application.app.listen({ port: 0, host: '127.0.0.1' })).port)
  })
  afterAll(() => application.close())

  const talk = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let received = ''
      socket.on('data', (chunk) => {
        received += chunk
      })
      socket.on('close', () => resolve(received))
      socket.on('error', reject)
      socket.write(text)
    })

  const nonsense: readonly (readonly [string, number, string])[] = [
    ['words', 400, 'HELLO\r\n\r\n'],
    ['an address of 20 kB', 431, `GET /api/auth/me?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['a header of 20 kB', 431, `GET /api/auth/me HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['a header with NUL', 400, 'GET /api/auth/me HTTP/1.1\r\nHost: a\r\nsellerid: a\u0000b\r\n\r\n'],
    [
      'two lengths',
      400,
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ]

  test.each(nonsense)(
    'C-102 %s is answered %i with the common error body, and the connection is closed',
    async (_what, status, text) => {
      const received = await talk(text)
      const [head = '', body = ''] = received.split('\r\n\r\n')
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(head).toContain('x-content-type-options: nosniff')
      expect(JSON.parse(body)).toEqual({
        timestamp: expect.stringMatching(/^2\d{3}-/),
        statusCode: status,
        error: expect.any(String),
        message: expect.stringMatching(/^[A-ZÀ-Ú].+\.$/),
        path: '',
        requestId: expect.stringMatching(/^[0-9a-f]{8}$/),
      })
    },
  )
})
