import type { Gate } from './gate.ts'
import { isTest, isTypeScript, type Repository } from './repository.ts'
import { exceptionFault, type Requirement, readRequirements, readWaivers, type Waiver } from './requirements.ts'
import { stringLiterals } from './source-text.ts'

const requirementId = /\b[A-Z]{2,5}-\d{3}\b/g
const decisionId = /(?<![\w-])C-\d{2,3}(?![\w-])/g
const rulesFile = 'docs/rules.md'
const ruleLine = /^- \*\*(C-\d{2,3})\*\*/gm
const notTests = /\.(?:skip|todo|fixme|skipIf)\b/
const leadingIds = /^(?:(?:[A-Z]{2,5}-\d{3}|C-\d{2,3})[,;:]?\s+)+/
const title = /\b(?:test|it|describe)(?:\.\w+)*(?:\((?:[^()'"`]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

/** The tests of the gates use invented ids, which prove and cite nothing. */
const inventsIds = (path: string): boolean => path.startsWith('tools/gates/')

const mayCite = (path: string): boolean => !inventsIds(path) && (isTypeScript(path) || /\.(sql|md|css)$/.test(path))

/** Ids in the string literals of tests: titles and the tables that titles are made of. Comments do not count. */
const namedInTests = (repository: Repository): Set<string> =>
  new Set(
    repository.paths
      .filter((path) => isTest(path) && !inventsIds(path))
      .flatMap((path) => {
        const alive = repository
          .read(path)
          .split('\n')
          .filter((line) => !notTests.test(line))
        return stringLiterals(alive.join('\n')).flatMap((text) => text.match(requirementId) ?? [])
      }),
  )

/** The decisions in docs/rules.md; no other may be cited. */
const readRules = (repository: Repository): readonly string[] =>
  repository.paths.includes(rulesFile)
    ? [...repository.read(rulesFile).matchAll(ruleLine)].map(([, id]) => id ?? '')
    : []

const repeatedRules = (repository: Repository): string[] =>
  readRules(repository)
    .filter((id, index, all) => all.indexOf(id) !== index)
    .map((id) => `${rulesFile}: ${id} is there twice, so that a citation of it is ambiguous`)

const unknownIds = (repository: Repository, requirements: readonly Requirement[]): string[] => {
  const known = new Set(requirements.map(({ id }) => id))
  const areas = new Set(requirements.map(({ area }) => area))
  const rules = new Set(readRules(repository))
  return repository.paths.filter(mayCite).flatMap((path) => {
    const text = repository.read(path)
    const leading = isTest(path)
      ? [...text.matchAll(title)].flatMap((match) => leadingIds.exec(match[2] ?? '') ?? [])
      : []
    const cited = (text.match(requirementId) ?? []).filter((id) => areas.has(id.split('-')[0] ?? ''))
    const claimed = leading.flatMap((ids) => ids.match(requirementId) ?? [])
    const decisions = (text.match(decisionId) ?? []).filter((id) => !rules.has(id))
    const wrong = [...cited, ...claimed].filter((id) => !known.has(id))
    return [...new Set([...wrong, ...decisions])].map(
      (id) => `${path}: neither docs/requirements.tsv nor ${rulesFile} has ${id}`,
    )
  })
}

const isCovered = (waiver: Waiver, requirements: readonly Requirement[], named: ReadonlySet<string>): boolean =>
  requirements
    .filter(({ id, area }) => waiver.subject === id || waiver.subject === area)
    .every(({ id }) => named.has(id))

const findFault = (
  waiver: Waiver,
  requirements: readonly Requirement[],
  named: ReadonlySet<string>,
): string | undefined => {
  if (!requirements.some(({ id, area }) => id === waiver.subject || area === waiver.subject))
    return 'is no id and no area'
  if (isCovered(waiver, requirements, named)) return 'is not needed any more: tests name it'
  return exceptionFault(waiver)
}

const wrongWaivers = (
  repository: Repository,
  requirements: readonly Requirement[],
  named: ReadonlySet<string>,
): string[] =>
  readWaivers(repository).flatMap((waiver) => {
    const fault = findFault(waiver, requirements, named)
    return fault === undefined ? [] : [`docs/waivers.tsv:${waiver.line}: ${waiver.subject} ${fault}`]
  })

/** Every requirement is named by a test or waived with a date; every id exists; no waiver is outdated. */
export const traceability: Gate = {
  name: 'traceability',
  check: (repository) => {
    const requirements = readRequirements(repository)
    const named = namedInTests(repository)
    const waived = new Set(readWaivers(repository).map(({ subject }) => subject))
    const silent = requirements.filter(({ id, area }) => !named.has(id) && !waived.has(id) && !waived.has(area))
    const proven = requirements.filter(({ id }) => named.has(id)).length
    return {
      failures: [
        ...unknownIds(repository, requirements),
        ...repeatedRules(repository),
        ...wrongWaivers(repository, requirements, named),
        ...silent.map(({ id, text }) => `${id}: no test names it, no waiver covers it. ${text}`),
      ],
      note: `${proven} of ${requirements.length} requirements named by tests, ${waived.size} waivers`,
    }
  },
}
