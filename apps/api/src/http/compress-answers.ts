import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Shorter answers gain nothing. */
const thresholdBytes = 1024

/** Nearly as small as the strongest, at a small part of its time: these are compressed anew for every answer. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * Texts leave as small as the browser takes them: lists of orders shrink to a sixth. Files of the build are compressed
 * once, when they are built, and event streams are not.
 */
export const compressAnswers = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    encodings: ['br', 'gzip', 'identity'],
    threshold: thresholdBytes,
    brotliOptions: quickBrotli,
    zlibOptions: { level: 5 },
  })
}
