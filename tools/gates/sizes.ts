import type { Gate } from './gate.ts'
import { isTest, isTypeScript, type Repository } from './repository.ts'

const wantedLines = 200
const sourceLimit = 300
const testLimit = 400

/** Files whose length is data or generated, not logic: path → why. Nothing else may pass the limit. */
export const lengthExemptions: Readonly<Record<string, string>> = {
  'apps/api/src/database/schema.ts': 'generated from the migrated database',
  'apps/web/src/routes.tsx': 'a table of every URL, which the build and a story read as one text',
}

const countLines = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
const isMeasured = (path: string): boolean => isTypeScript(path) || /\.(css|mjs|cjs)$/.test(path)

const measure = (repository: Repository) =>
  repository.paths
    .filter((path) => isMeasured(path) && !(path in lengthExemptions))
    .map((path) => ({ path, lines: countLines(repository.read(path)), limit: isTest(path) ? testLimit : sourceLimit }))

/** House: source files of at most 300 lines (200 wanted), test files of at most 400. Functions are Biome's. */
export const sizes: Gate = {
  name: 'sizes',
  check: (repository) => {
    const files = measure(repository)
    const long = files.filter((file) => file.lines > wantedLines && file.limit === sourceLimit)
    return {
      failures: files
        .filter((file) => file.lines > file.limit)
        .map((file) => `${file.path}: ${file.lines} lines, at most ${file.limit}; split it by what it does`),
      note: `${files.length} files, ${long.length} over ${wantedLines} lines`,
    }
  },
}
