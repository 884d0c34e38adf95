import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** Identifies the built web application by its page, which names the files by the hash of their content. */
export const computeRelease = async (webFolder: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(join(webFolder, 'index.html')))
    .digest('hex')
    .slice(0, 12)

/** Adds the current release to every response, so that an open page of an older release can detect it. */
export const announceRelease = async (app: FastifyInstance, webFolder: string | null): Promise<void> => {
  if (webFolder === null) return
  const release = await computeRelease(webFolder)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-release', release)
  })
}
