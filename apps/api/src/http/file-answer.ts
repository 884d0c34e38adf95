import { createHash } from 'node:crypto'
import { toPlainLetters } from '@girassol/domain/shared'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Files } from '../integrations/files/files.ts'
import { orNotFound } from './refused.ts'

/**
 * A file that a use case found. Its bytes are read after the transaction, and only if the browser does not have them.
 */
export type FileAnswer = {
  /** The file name for the download. */
  readonly name: string
  readonly contentType: string
  /** Shown in the browser, or saved. */
  readonly disposition: 'inline' | 'attachment'
  /**
   * For endpoints that the contract marks `cached`: a version that changes whenever the bytes change, and how long the
   * browser may use it without a new request, in seconds.
   */
  readonly caching?: { readonly version: string; readonly maxAgeSeconds: number }
  /** Null if the storage has lost it. */
  readonly bytes: (files: Files) => Promise<Uint8Array | null>
  /** For calls whose contract returns base64: wraps it in JSON, instead of sending the bytes. */
  readonly asJson?: (base64: string) => unknown
}

/** Names with accents are sent twice: plain letters for old clients, UTF-8 for the others (RFC 6266). */
export const contentDisposition = ({ disposition, name }: Pick<FileAnswer, 'disposition' | 'name'>): string => {
  const bare = toPlainLetters(name).replace(/[^0-9A-Za-z ._-]+/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${disposition}; filename="${bare}"; filename*=UTF-8''${encoded}`
}

const toEtag = (version: string): string => `"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`

const knows = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag)

type Call = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Whether the contract lets the browser of the caller store the answer. */
  readonly cached: boolean
}

/** Without them the answer is not stored at all, like every other (SEC-017); no shared cache stores any. */
const toCachingHeaders = ({ caching }: FileAnswer): Record<string, string> =>
  caching === undefined
    ? {}
    : { etag: toEtag(caching.version), 'cache-control': `private, max-age=${caching.maxAgeSeconds}` }

/** Sends a file, or 304 to a browser that has this version of a file that may be cached. */
export const sendFile = async (answer: FileAnswer, call: Call, files: Files): Promise<FastifyReply> => {
  const { request, reply } = call
  const caching = call.cached ? toCachingHeaders(answer) : {}
  if (caching.etag !== undefined && knows(request, caching.etag)) return reply.headers(caching).code(304).send()
  const bytes = orNotFound(await answer.bytes(files), 'Arquivo não encontrado.')
  // Not before: a browser must ask again for a file that the storage has lost.
  reply.headers(caching)
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (answer.asJson) return reply.send(answer.asJson(content.toString('base64')))
  return reply.header('content-disposition', contentDisposition(answer)).type(answer.contentType).send(content)
}
