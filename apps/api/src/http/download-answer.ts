import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { contentDisposition } from './file-answer.ts'

/** A file that is made while it is sent, so that none of it waits in memory. */
export type DownloadAnswer = {
  /** The name a person saves it under. */
  readonly name: string
  readonly contentType: string
  /** Read only as fast as the browser takes it. */
  readonly content: AsyncIterable<string | Uint8Array>
}

export const sendDownload = ({ name, contentType, content }: DownloadAnswer, reply: FastifyReply): FastifyReply =>
  reply
    .headers({
      'cache-control': 'no-store',
      'content-disposition': contentDisposition({ name, disposition: 'attachment' }),
    })
    .type(contentType)
    .send(Readable.from(content, { objectMode: false }))
