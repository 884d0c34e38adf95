import type { Gate } from './gate.ts'
import { isProduction, type Repository } from './repository.ts'
import { codeOnly, lineAt } from './source-text.ts'

type Impurity = { readonly code: RegExp; readonly instead: string }

const readingsOfClock = [
  /\bnew Date\b(?!\s*\(\s*[^\s)])/g,
  /(?<!\bnew )\bDate\(\s*\)/g,
  /\bDate\.now\b|\bperformance\.now\b/g,
] as const

/** What a rule or a use case must receive as a parameter. */
const impurities: readonly Impurity[] = [
  ...readingsOfClock.map((code) => ({ code, instead: 'the clock: take `now`' })),
  { code: /\bMath\.random\b/g, instead: 'chance: take the value' },
  { code: /(?<![\w.'])process\b(?=\s*[.[])/g, instead: 'the environment: take the setting' },
  { code: /(?<![\w.])fetch\s*\(/g, instead: 'the network: use a port of integrations' },
]

const isUseCase = (path: string): boolean =>
  path.startsWith('apps/api/src/features/') && !/\.routes\.ts$|-(?:queries|store)\.ts$/.test(path)

const mustBePure = (path: string): boolean =>
  isProduction(path) && (path.startsWith('packages/domain/') || isUseCase(path))

/** What a component reads once, when it is mounted, because the React Compiler keeps it (decision 065). */
const frozenInComponents: readonly Impurity[] = readingsOfClock.map((code) => ({
  code,
  instead: 'the clock only once: take `useNow` or `useToday`',
}))

const hasComponents = (path: string): boolean =>
  isProduction(path) && /^apps\/web\/src\/(?:features|shell|ui)\/.*\.tsx$/.test(path)

const findIn = (repository: Repository, path: string, forbidden: readonly Impurity[]): string[] => {
  const code = codeOnly(repository.read(path))
  return forbidden.flatMap(({ code: pattern, instead }) =>
    [...code.matchAll(pattern)].map(
      (match) => `${path}:${lineAt(code, match.index)}: ${match[0].trim()} reads ${instead}`,
    ),
  )
}

/** Rules and use cases read no clock, chance, environment or network; components do not read the clock themselves. */
export const impureRules: Gate = {
  name: 'impure-rules',
  check: (repository) => {
    const paths = repository.paths.filter(mustBePure)
    const components = repository.paths.filter(hasComponents)
    const failures = [
      ...paths.flatMap((path) => findIn(repository, path, impurities)),
      ...components.flatMap((path) => findIn(repository, path, frozenInComponents)),
    ]
    return { failures, note: `${paths.length} rules and use cases, ${components.length} files of components` }
  },
}
