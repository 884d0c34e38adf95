import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compose } from '../app.ts'
import { type TestApplication, testApplication } from '../test-application.ts'

const script = 'document.title'
const page = `<meta name="asks" content="__ASKS__"><meta name="parts" content="__PARTS__"><meta name="files" content="__FILES__"><script>${script}</script>`

const module = 'const isLess = 1 < 2\nrender(isLess)'
const style = 'p { margin: 0 }'
const warrantyPage = '<!doctype html><title>Garantias</title>'
const publicPage = `<title>Proposta</title><script>${script}</script><script type="module" crossorigin>${module}</script><style rel="stylesheet" crossorigin>${style}</style>`

const written = {
  '/pedidos': { files: ['assets/list.js', 'assets/list.css'], calls: ['/api/v2/invoice?take=5&skip=1'] },
  '/pedidos/$id': { files: ['assets/order.js'], calls: ['/api/v2/invoice/$id'] },
}

const hash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

const mark = '<svg xmlns="http://www.w3.org/2000/svg"/>'

const loginPage = `<title>Entrar</title><script type="module" crossorigin>${module}</script><style>${style}</style>`

describe('the page of a screen', () => {
  let application: TestApplication
  let site: FastifyInstance
  let folder: string

  beforeAll(async () => {
    application = await testApplication()
    folder = await mkdtemp(join(tmpdir(), 'girassol-web-'))
    await writeFile(join(folder, 'index.html'), page)
    await writeFile(join(folder, 'login.html'), loginPage)
    await writeFile(join(folder, 'login.html.br'), brotliCompressSync(loginPage))
    await writeFile(join(folder, 'proposal.html'), publicPage)
    await writeFile(join(folder, 'proposal.html.br'), brotliCompressSync(publicPage))
    await writeFile(join(folder, 'warranty.html'), warrantyPage)
    await writeFile(join(folder, 'developers.html'), '<!doctype html><title>API pública</title>')
    await writeFile(join(folder, 'preloads.json'), JSON.stringify(written))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'assets', 'list-a1b2.js'), module)
    await writeFile(join(folder, 'assets', 'list-a1b2.js.br'), brotliCompressSync(module))
    await writeFile(join(folder, 'mark.svg'), mark)
    site = await compose({ ...application.deps, webFolder: folder })
  })
  afterAll(async () => {
    await site.close()
    await application.close()
    await rm(folder, { recursive: true })
  })

  const namedBy = async (url: string) => {
    const { body } = await site.inject({ url })
    const named = (name: string) => new RegExp(`name="${name}" content="([^"]*)"`).exec(body)?.[1]
    return { calls: named('asks'), files: named('files') }
  }

  test('preloads the bootstrap, the first calls of the screen and its files', async () => {
    expect(await namedBy('/pedidos')).toEqual({
      calls: '/api/bootstrap /api/v2/invoice?take=5&amp;skip=1',
      files: '/assets/list.js /assets/list.css',
    })
  })

  test('names which call each part of the bootstrap answers', async () => {
    const { body } = await site.inject({ url: '/' })
    expect(body).toContain(
      'name="parts" content="session=/api/auth/me links=/api/links notifications=/api/notification?take=50&amp;page=1"',
    )
  })

  test('fills in the id of the address, and ignores an invalid one', async () => {
    expect((await namedBy('/pedidos/10010')).calls).toBe('/api/bootstrap /api/v2/invoice/10010')
    for (const broken of ['10%22onload', 'abc', '0', '12345678901'])
      expect((await namedBy(`/pedidos/${broken}`)).calls, broken).toBe('/api/bootstrap')
  })

  test('preloads no data for an address with a search, because the screen requests others', async () => {
    expect(await namedBy('/pedidos?q=10010')).toEqual({
      calls: '/api/bootstrap',
      files: '/assets/list.js /assets/list.css',
    })
  })

  test('without a screen of its own, preloads only the bootstrap', async () => {
    expect(await namedBy('/nada')).toEqual({ calls: '/api/bootstrap', files: '' })
  })

  test('allows its inline script by the hash, and no other', async () => {
    const { headers } = await site.inject({ url: '/pedidos' })
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hash(script)};`)
  })

  test('responses are compressed where the browser accepts it, except event streams and short ones', async () => {
    const request = (url: string) => site.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect((await request('/api/openapi.json')).headers['content-encoding']).toBe('br')
    expect((await request('/health')).headers['content-encoding']).toBeUndefined()
    expect((await site.inject({ url: '/api/openapi.json' })).headers['content-encoding']).toBeUndefined()
  })

  test('PROP-009 the page of a public link is the same for every token, whatever it looks like', async () => {
    const open = async (url: string) => {
      const { statusCode, body, headers } = await site.inject({ url })
      const { date: _date, 'x-request-id': _id, ...rest } = headers
      return { statusCode, body, headers: rest }
    }
    const page = await open(`/p/${'a'.repeat(43)}`)
    expect(page.body).toBe(publicPage)
    for (const token of ['', 'curto', 'a.php', 'a/b', '%00', '<script>', `${'b'.repeat(43)}?versao=2`])
      expect(await open(`/p/${token}`), token).toEqual(page)
  })

  test('WAR-006 the page of warranties is one of its own, the same for every token', async () => {
    for (const token of ['a'.repeat(43), '', 'a/b']) {
      const { statusCode, body, headers } = await site.inject({ url: `/g/${token}` })
      expect([statusCode, body]).toEqual([200, warrantyPage])
      expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' })
    }
  })

  test('a file of the build is sent as it was compressed, and may be stored for a year', async () => {
    const accepting = { url: '/assets/list-a1b2.js', headers: { 'accept-encoding': 'gzip, br' } }
    const { headers, rawPayload } = await site.inject(accepting)
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' })
    expect(headers['content-type']).toMatch(/javascript/)
    expect(brotliDecompressSync(rawPayload).toString()).toBe(module)
    const { body, statusCode } = await site.inject({ url: '/mark.svg' })
    expect([statusCode, body]).toEqual([200, mark])
    expect((await site.inject({ method: 'HEAD', url: '/assets/list-a1b2.js' })).statusCode).toBe(200)
  })

  test.each(['/assets/list-0000.js', '/assets/..%2Findex.html', '/assets/..%2F..%2Fpackage.json', '/login.html'])(
    '%s is no file of the build, and answered with the common error body',
    async (url) => {
      const answer = await site.inject({ url })
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'Caminho não encontrado.'])
    },
  )

  test('PROP-011 the page of a public link is sent as the build compressed it', async () => {
    const accepting = { url: `/p/${'a'.repeat(43)}`, headers: { 'accept-encoding': 'gzip, br' } }
    const { headers, rawPayload } = await site.inject(accepting)
    expect([headers['content-encoding'], headers['content-type']]).toEqual(['br', 'text/html; charset=utf-8'])
    expect(brotliDecompressSync(rawPayload).toString()).toBe(publicPage)
  })

  test('the page of the login is sent as the build compressed it, and again only when it changed', async () => {
    const accepting = { url: '/login', headers: { 'accept-encoding': 'gzip, br' } }
    const { headers, rawPayload } = await site.inject(accepting)
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' })
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hash(module)};`)
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'nonce-[^']+' 'sha256-/)
    expect(brotliDecompressSync(rawPayload).toString()).toBe(loginPage)
    const known = { ...accepting.headers, 'if-none-match': String(headers.etag) }
    expect((await site.inject({ url: '/login', headers: known })).statusCode).toBe(304)
  })

  test('PROP-009 the page of a public link is not indexed, not stored, sends no address and no cookie', async () => {
    const { headers } = await site.inject({ url: `/p/${'a'.repeat(43)}`, headers: { cookie: 'access_token=x' } })
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self' ${hash(script)} ${hash(module)}; style-src 'self' ${hash(style)}; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    )
  })
})
