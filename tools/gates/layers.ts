import { findFloorFailures, findRoomCircles } from './floors.ts'
import type { Gate } from './gate.ts'
import { findCycles, type Import, readImports } from './imports.ts'
import { isTestCode } from './repository.ts'

/** A rule for imports: one whose `from` and `to` match is refused, unless `unless` matches too. */
type Rule = {
  readonly name: string
  readonly reason: string
  readonly from: RegExp
  readonly to: RegExp
  readonly unless?: (found: Import) => boolean
}

const findFeature = (path: string): string | undefined => /\/features\/([^/]+)\//.exec(path)?.[1]
const sameFeature = ({ from, to }: Import): boolean => findFeature(from) === findFeature(to)
const isFromTest = ({ from }: Import): boolean => isTestCode(from)
/** A test may use the test helpers of another feature. */
const isSharedPreparation = ({ from, to }: Import): boolean => isTestCode(from) && isTestCode(to)

/** Resolved targets are paths from the root, `node:…` or the name of a package. */
export const rules: readonly Rule[] = [
  {
    name: 'domain-imports-only-itself',
    reason: 'rules run in Node and in the browser: nothing above them, no zod, no framework, no I/O',
    from: /^packages\/domain\//,
    to: /^(?!packages\/domain\/|@brazilian-utils\/|uqr$)/,
    unless: isFromTest,
  },
  {
    name: 'contract-imports-domain-and-zod',
    reason: 'server and browser both load the contract, so it imports neither of them',
    from: /^packages\/contract\//,
    to: /^(?!packages\/(?:contract|domain)\/|zod(?:\/mini)?$)/,
    unless: isFromTest,
  },
  {
    name: 'forms-load-zod-mini',
    reason: 'forms load these files (decision 023), and zod itself is three times as heavy as zod/mini',
    from: /^packages\/contract\/src\/(?:http\/(?:fields|check-body|issue-message)|.+-body)\.ts$/,
    to: /^zod$/,
  },
  {
    name: 'test-data-imports-domain-and-contract',
    reason: 'pure values by state, usable in every kind of test',
    from: /^packages\/test-data\//,
    to: /^(?:apps|e2e|tools)\/|^node:/,
  },
  {
    name: 'web-never-imports-api',
    reason: 'the browser knows the server only through the contract',
    from: /^apps\/web\//,
    to: /^apps\/api\/|^@girassol\/api/,
  },
  {
    name: 'api-never-imports-web',
    reason: 'the server serves the built files, it does not know screens',
    from: /^apps\/api\//,
    to: /^apps\/web\//,
  },
  {
    name: 'browser-has-no-builtins',
    reason: 'node: modules do not exist in the browser',
    from: /^apps\/web\/src\//,
    to: /^node:/,
    unless: isFromTest,
  },
  {
    name: 'stories-know-the-contract-only',
    reason: 'a story uses the product as a person does',
    from: /^e2e\//,
    to: /^apps\/|^packages\/domain\//,
  },
  {
    name: 'web-feature-through-its-index',
    reason: 'what one screen may use of another is listed in three to eight lines',
    from: /^apps\/web\/src\/features\//,
    to: /^apps\/web\/src\/features\/[^/]+\/(?!index\.tsx?$)/,
    unless: (found) => sameFeature(found) || isSharedPreparation(found),
  },
  {
    name: 'store-private-to-its-feature',
    reason: 'only the capability that owns a record writes it',
    from: /^apps\/api\//,
    to: /^apps\/api\/src\/features\/[^/]+\/[^/]+-store\.ts$/,
    unless: sameFeature,
  },
  {
    name: 'ui-knows-no-product',
    reason: 'the interface kit would survive in another portal',
    from: /^apps\/web\/src\/ui\//,
    to: /^apps\/web\/src\/(?:features|shell)\/|^packages\/(?:contract|domain)\/src\/(?!shared\/)/,
  },
  {
    name: 'lib-knows-no-feature',
    reason: 'shared code does not reach up',
    from: /^apps\/web\/src\/lib\//,
    to: /^apps\/web\/src\/(?:features|shell)\//,
  },
  {
    name: 'production-without-tests',
    reason: 'what ships does not carry test code',
    from: /^(?:packages\/(?:domain|contract)|apps\/(?:api|web))\//,
    to: /\.test\.tsx?$|^packages\/test-data\//,
    unless: isFromTest,
  },
  {
    name: 'nobody-imports-tools',
    reason: 'the gates watch the product, the product does not know them',
    from: /^(?:packages|apps)\//,
    to: /^tools\//,
  },
]

const describe = (rule: Rule, { from, line, to }: Import): string =>
  `${from}:${line} → ${to}  ${rule.name}: ${rule.reason}`

/** Which files may import which, without circles of files. */
export const layers: Gate = {
  name: 'layers',
  check: (repository) => {
    const imports = readImports(repository)
    const broken = rules.flatMap((rule) =>
      imports
        .filter((found) => rule.from.test(found.from) && rule.to.test(found.to) && !rule.unless?.(found))
        .map((found) => describe(rule, found)),
    )
    const cycles = findCycles(imports).map(
      (cycle) => `${cycle.join(' → ')}  no-cycles: the files are one file in disguise`,
    )
    const floors = [...findFloorFailures(repository.paths, imports), ...findRoomCircles(imports)]
    return { failures: [...broken, ...floors, ...cycles], note: `${imports.length} imports, ${rules.length} rules` }
  },
}
