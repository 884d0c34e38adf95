import type { Gate } from './gate.ts'
import { isTest, type Repository } from './repository.ts'

const text =
  /\.(ts|tsx|js|mjs|cjs|json|md|sql|css|html|yaml|yml|tsv|sh|toml)$|(^|\/)(Dockerfile|run|\.npmrc|\.gitignore)$/

/** What belongs to one machine: absolute paths of people and build folders, and where packages were fetched from. */
const patterns: readonly { readonly words: RegExp; readonly why: string; readonly testsMay?: true }[] = [
  { words: /(?<![\w.$}-])\/(?:work|root|home|Users)\/[\w.-]+/, why: 'a path of one machine' },
  { words: /(?<![\w.$}-])\/tmp\/[\w.-]+/, why: 'a path of one machine; ask os.tmpdir()', testsMay: true },
  { words: /(?<![A-Za-z])[A-Z]:\\\\?Users\\/, why: 'a path of one machine' },
  { words: /\/\/(?:registry|npm|pypi|artifactory|nexus|verdaccio)\.[\w.-]+/, why: 'the host of a package registry' },
  { words: /"resolved": "(?:https?:|file:)/, why: 'the lock file says where packages came from' },
]

const findIn = (repository: Repository, path: string): string[] =>
  repository
    .read(path)
    .split('\n')
    .flatMap((line, at) =>
      patterns
        .filter(({ words, testsMay }) => words.test(line) && !(testsMay && isTest(path)))
        .map(({ words, why }) => `${path}:${at + 1}: ${words.exec(line)?.[0]} is ${why}`),
    )

/** The repository builds anywhere: no path of one machine, no registry host, in any tracked text. */
export const machineWords: Gate = {
  name: 'machine-words',
  check: (repository) => {
    const paths = repository.paths.filter((path) => text.test(path) && !path.startsWith('tools/gates/machine-words.'))
    return { failures: paths.flatMap((path) => findIn(repository, path)), note: `${paths.length} texts` }
  },
}
