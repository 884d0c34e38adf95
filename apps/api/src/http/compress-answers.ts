import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Compressing shorter responses saves nothing. */
const thresholdBytes = 1024

/**
 * Nearly as small as the strongest level, in a small part of its time: these responses are compressed on every call.
 */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * Compresses text responses as far as the browser supports: lists of orders shrink to a sixth. Files of the build are
 * compressed once, at build time, and event streams are not compressed.
 */
export const compressAnswers = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    encodings: ['br', 'gzip', 'identity'],
    threshold: thresholdBytes,
    brotliOptions: quickBrotli,
    zlibOptions: { level: 5 },
  })
}
