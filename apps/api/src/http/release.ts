import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** The built web application by a name of its own: its page names the files, and their names hold their content. */
export const computeRelease = async (webFolder: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(join(webFolder, 'index.html')))
    .digest('hex')
    .slice(0, 12)

/** Tells with every answer which release is served, so that a page of an older one knows that it is old. */
export const announceRelease = async (app: FastifyInstance, webFolder: string | null): Promise<void> => {
  if (webFolder === null) return
  const release = await computeRelease(webFolder)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-release', release)
  })
}
