import type { Gate } from './gate.ts'
import { isProduction, type Repository } from './repository.ts'
import { codeOnly, lineAt } from './source-text.ts'

/** What a rule or a use case must receive as a parameter. */
const impurities: readonly { readonly code: RegExp; readonly instead: string }[] = [
  { code: /\bnew Date\b(?!\s*\(\s*[^\s)])/g, instead: 'the clock: take `now`' },
  { code: /(?<!\bnew )\bDate\(\s*\)/g, instead: 'the clock: take `now`' },
  { code: /\bDate\.now\b|\bperformance\.now\b/g, instead: 'the clock: take `now`' },
  { code: /\bMath\.random\b/g, instead: 'chance: take the value' },
  { code: /(?<![\w.'])process\b(?=\s*[.[])/g, instead: 'the environment: take the setting' },
  { code: /(?<![\w.])fetch\s*\(/g, instead: 'the network: use a port of integrations' },
]

const isUseCase = (path: string): boolean =>
  path.startsWith('apps/api/src/features/') && !/\.routes\.ts$|-(?:queries|store)\.ts$/.test(path)

const mustBePure = (path: string): boolean =>
  isProduction(path) && (path.startsWith('packages/domain/') || isUseCase(path))

const findIn = (repository: Repository, path: string): string[] => {
  const code = codeOnly(repository.read(path))
  return impurities.flatMap(({ code: pattern, instead }) =>
    [...code.matchAll(pattern)].map(
      (match) => `${path}:${lineAt(code, match.index)}: ${match[0].trim()} reads ${instead}`,
    ),
  )
}

/** Rules and use cases read no clock, chance, environment or network. */
export const impureRules: Gate = {
  name: 'impure-rules',
  check: (repository) => {
    const paths = repository.paths.filter(mustBePure)
    return { failures: paths.flatMap((path) => findIn(repository, path)), note: `${paths.length} rules and use cases` }
  },
}
