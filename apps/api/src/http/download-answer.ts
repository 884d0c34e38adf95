import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { contentDisposition } from './file-answer.ts'

/** A file that is generated while it is sent, so that it is never completely in memory. */
export type DownloadAnswer = {
  /** The file name for the download. */
  readonly name: string
  readonly contentType: string
  /** For endpoints that the contract marks `cached`: how long the reader may use it without a new request. */
  readonly maxAgeSeconds?: number
  /** Read only as fast as the browser downloads. */
  readonly content: AsyncIterable<string | Uint8Array>
}

export const sendDownload = (answer: DownloadAnswer, reply: FastifyReply): FastifyReply => {
  const { name, contentType, maxAgeSeconds, content } = answer
  if (maxAgeSeconds !== undefined) reply.header('cache-control', `private, max-age=${maxAgeSeconds}`)
  return reply
    .header('content-disposition', contentDisposition({ name, disposition: 'attachment' }))
    .type(contentType)
    .send(Readable.from(content, { objectMode: false }))
}
