import { join } from 'node:path'
import { defineConfig } from 'rolldown'

/** The server, and what it starts in threads and processes of their own (`installedProgram`). */
const programs = [
  'main',
  'features/catalogue/import/catalogue-worker',
  'features/generator/kit-worker',
  'integrations/files/pdf-worker',
  'spreadsheets/file-worker',
]

/** Packages of many small modules, which need nothing but themselves. */
const bundled = /^(@girassol|@brazilian-utils|kysely|zod|cockatiel)(\/|$)/

/**
 * One file instead of two thousand: the server starts in less time and needs less memory. The other packages stay where
 * npm installs them, because some are native or read files of their own.
 */
export default defineConfig({
  input: Object.fromEntries(programs.map((path) => [path, join(import.meta.dirname, 'src', `${path}.ts`)])),
  platform: 'node',
  external: (id) => /^[^./]/.test(id) && !bundled.test(id),
  // It would remove a call whose result is unused although the call is there to throw, like `decodeURIComponent`.
  treeshake: false,
  output: {
    dir: join(import.meta.dirname, 'dist'),
    cleanDir: true,
    minify: false,
    keepNames: true,
    // Licences stay; V8 holds the source of the server in memory, so nothing else is kept.
    comments: { annotation: false, jsdoc: false },
  },
})
