import { createHash } from 'node:crypto'
import { toPlainLetters } from '@girassol/domain/shared'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Files } from '../integrations/files/files.ts'
import { orNotFound } from './refused.ts'

/** A file that a use case found; its bytes are fetched when the transaction is over and the browser lacks them. */
export type FileAnswer = {
  /** The name a person saves it under. */
  readonly name: string
  readonly contentType: string
  /** Shown in its place, or saved. */
  readonly disposition: 'inline' | 'attachment'
  /** Another text whenever the bytes are others. */
  readonly version: string
  /** How long the browser of whoever asked may keep it without asking again. */
  readonly maxAgeSeconds: number
  /** Null when the storage lost it. */
  readonly bytes: (files: Files) => Promise<Uint8Array | null>
  /** For the calls that the documents answer in base64: the JSON around it, instead of the bytes. */
  readonly asJson?: (base64: string) => unknown
}

/** Names with accents travel twice: bare letters for old clients, UTF-8 for the others (RFC 6266). */
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

type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** Sends a file, or 304 to a browser that has this version. */
export const sendFile = async (answer: FileAnswer, { request, reply }: Call, files: Files): Promise<FastifyReply> => {
  const etag = toEtag(answer.version)
  reply.headers({ etag, 'cache-control': `private, max-age=${answer.maxAgeSeconds}` })
  if (knows(request, etag)) return reply.code(304).send()
  const bytes = orNotFound(await answer.bytes(files), 'Arquivo não encontrado.')
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (answer.asJson) return reply.send(answer.asJson(content.toString('base64')))
  return reply.header('content-disposition', contentDisposition(answer)).type(answer.contentType).send(content)
}
