import type { Gate } from './gate.ts'
import type { Repository } from './repository.ts'

const folder = 'apps/api/src/database/migrations/'

/** Until here migrations ran before the first release; later ones run while the release before is still working. */
const lastFree = 21

/** What the release before could not survive, with the sentence that says so. */
const refused: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(?:table|column|view|type|schema|index)\b/i, 'drops what the release before uses'],
  [/\balter\s+table\b[^;]*\bdrop\b(?!\s+(?:constraint|not\s+null|default)\b)/i, 'drops what the release before uses'],
  [/\brename\b/i, 'renames what the release before uses'],
  [/\bset\s+not\s+null\b/i, 'refuses rows that the release before writes'],
  [
    /\badd\s+column\b(?=[^,;]*\bnot\s+null\b)(?![^,;]*\bdefault\b)/i,
    'adds a column that the release before does not fill',
  ],
  [/\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b/i, 'changes a type under the release before'],
]

const withoutComments = (text: string): string => text.replaceAll(/--.*$/gm, '')

const findIn = (repository: Repository, path: string): readonly string[] => {
  const text = withoutComments(repository.read(path))
  return refused.flatMap(([pattern, reason]) => (pattern.test(text) ? [`${path}: ${reason}`] : []))
}

const isNew = (path: string): boolean => Number(/(\d+)-[^/]*\.sql$/.exec(path)?.[1] ?? 0) > lastFree

/** REL-016, C-239: a new migration only adds, so that the release before runs on the newer database. */
export const expandOnly: Gate = {
  name: 'expand-only',
  check: (repository) => {
    const paths = repository.paths.filter((path) => path.startsWith(folder) && path.endsWith('.sql') && isNew(path))
    return { failures: paths.flatMap((path) => findIn(repository, path)), note: `${paths.length} new migrations` }
  },
}
