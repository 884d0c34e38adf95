import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The highest level: its cost is paid once, at the build. */
const strongest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** Writes a brotli and a gzip version beside each matching file; the server sends what the browser accepts. */
export const compressFiles = (pattern = /\.(?:js|css|svg)$/): Plugin => ({
  name: 'girassol:compress-files',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    const files = Object.values(bundle).filter(({ fileName }) => pattern.test(fileName))
    await Promise.all(
      files.map(async (file) => {
        const content = file.type === 'chunk' ? file.code : file.source
        const path = join(dir, file.fileName)
        await writeFile(`${path}.br`, await brotli(content, strongest))
        await writeFile(`${path}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }))
      }),
    )
  },
})
