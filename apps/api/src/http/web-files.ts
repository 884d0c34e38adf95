import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { readBootstrap } from '@girassol/contract/bootstrap'
import { bootstrapParts } from '@girassol/contract/bootstrap/bootstrap-parts'
import { toUrl } from '@girassol/contract/http/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from './dependencies.ts'
import { errorBody } from './error-response.ts'
import { hidePublicLink } from './hide-public-link.ts'
import { linkPaths } from './link-tokens.ts'
import { computeRelease } from './release.ts'
import { nothing, readScreenPreloads } from './screen-preloads.ts'
import { createNonce, type InlineHashes, toPagePolicy, toPublicPagePolicy } from './security.ts'
import { storageCookies } from './storage-cookies.ts'

const bootstrapCall = toUrl(readBootstrap.path)

/** The paths before login have a smaller page of their own. */
const loginPaths = [
  '/login',
  '/esqueci-minha-senha',
  '/redefinir-senha',
  '/convite',
  '/confirmar-email',
  '/parar-envio',
  '/desfazer-email',
]

/**
 * The pages of public links, which anybody may open, by the start of their addresses (C-153), and the documentation of the
 * public API (API-011).
 */
const publicPages = {
  [linkPaths.proposal]: 'proposal.html',
  [linkPaths.warranty]: 'warranty.html',
  '/desenvolvedores': 'developers.html',
}

const inlineScript = /<script(?: type="module")?(?: crossorigin)?>(.*?)<\/script>/gs
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs

const hashAll = (html: string, inline: RegExp): string =>
  [...html.matchAll(inline)]
    .map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .join(' ')

/** The hashes of the page's inline scripts and styles for the content security policy. */
const hashInline = (html: string): InlineHashes => ({
  scripts: hashAll(html, inlineScript),
  styles: hashAll(html, inlineStyle),
})

/** In the format that start.js reads: separated by spaces, in an attribute. */
const listed = (addresses: readonly string[]): string =>
  addresses.join(' ').replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Which call each part of the bootstrap answers: 'links=/api/links'. */
const parts = Object.entries(bootstrapParts).map(([part, url]) => `${part}=${url}`)

const loadPage = async (folder: string, name: string) => {
  const html = (await readFile(join(folder, name), 'utf8')).replace('__RELEASE__', await computeRelease(folder))
  const hashes = hashInline(html)
  return (reply: FastifyReply, { files, calls } = nothing) => {
    const nonce = createNonce()
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', toPagePolicy(nonce, hashes))
      .send(
        html
          .replace('__ASKS__', () => listed([bootstrapCall, ...calls]))
          .replace('__PARTS__', () => listed(parts))
          .replace('__FILES__', () => listed(files))
          .replaceAll('__CSP_NONCE__', nonce),
      )
  }
}

/** The page before login: the build finished and compressed it, and it is the same for all visitors. */
const loadLoginPage = async (folder: string, name: string) => {
  const hashes = hashInline(await readFile(join(folder, name), 'utf8'))
  return (reply: FastifyReply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', toPagePolicy(createNonce(), hashes))
      .sendFile(name, { cacheControl: false })
}

/**
 * The page of a public link: the same for every token, valid or not (PROP-009). It is not indexed, not stored, and gives no
 * address away; neither the page nor its answer has a cookie.
 */
const loadPublicPage = async (folder: string, name: string) => {
  const html = await readFile(join(folder, name), 'utf8')
  const policy = toPublicPagePolicy(hashInline(html))
  return (reply: FastifyReply) =>
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex, nofollow')
      .header('content-security-policy', policy)
      .sendFile(name, { cacheControl: false, etag: false, lastModified: false })
}

/** The page that an address opens; undefined for an address that is no public link. */
const loadPublicPages = async (folder: string) => {
  const pages = await Promise.all(
    Object.entries(publicPages).map(async ([start, name]) => ({ start, send: await loadPublicPage(folder, name) })),
  )
  return (path: string) => pages.find(({ start }) => path.startsWith(start))?.send
}

const answerUnknown = (request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send(errorBody(request, { statusCode: 404, message: 'Caminho não encontrado.' }))

/** The names of the files in a folder, without the pages, which are answered with headers of their own. */
const listFiles = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && !entry.name.includes('.html')).map(({ name }) => name)
}

/** One route answers all assets: a route for each of 1,500 files would delay the start by a tenth of a second. */
const serveFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  const assets = new Set(await listFiles(join(folder, 'assets')))
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const { name } = request.params
    return assets.has(name) ? reply.sendFile(`assets/${name}`) : answerUnknown(request, reply)
  })
  for (const name of await listFiles(folder)) app.get(`/${name}`, (_request, reply) => reply.sendFile(name))
}

/** Serves the built web application: hashed files are cached for a year, pages contain the nonce of the request. */
export const mountWebFiles = async (app: FastifyInstance, deps: Dependencies): Promise<void> => {
  if (deps.webFolder === null) {
    app.setNotFoundHandler(answerUnknown)
    return
  }
  await app.register(fastifyStatic, {
    root: deps.webFolder,
    serve: false,
    maxAge: '1y',
    immutable: true,
    preCompressed: true,
  })
  await serveFiles(app, deps.webFolder)
  const main = await loadPage(deps.webFolder, 'index.html')
  const login = await loadLoginPage(deps.webFolder, 'login.html')
  const publicPageAt = await loadPublicPages(deps.webFolder)
  const preloadsAt = await readScreenPreloads(deps.webFolder)
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    // Before anything else: a malformed token may look like a file.
    const publicPage = publicPageAt(path)
    if (request.method === 'GET' && publicPage !== undefined) return publicPage(reply)
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !/\.[a-z0-9]{2,5}$/i.test(path)
    if (!isPage) return answerUnknown(request, reply)
    if (publicPage !== undefined) hidePublicLink(reply)
    storageCookies(deps, request, reply).requestClearing()
    return loginPaths.includes(path) ? login(reply) : main(reply, preloadsAt(request.url))
  })
}
