import type { Gate } from './gate.ts'
import { isTest, isTestCode, isTypeScript, type Repository } from './repository.ts'
import { codeOnly } from './source-text.ts'

/** How many places may silence a check, or hide a type from the compiler by a cast. The numbers may only decrease. */
const allowed = { suppressions: 9, casts: 4, neverCasts: 3 }

const suppression = /(?:biome-ignore(?:-all|-start)?|@ts-expect-error|@ts-ignore|@ts-nocheck|v8 ignore)\b([^\n]*)/g
const forbidden = /@ts-ignore|@ts-nocheck/
const doubleCast = /\bas\s+unknown\s+as\b/
const neverCast = /\bas\s+never\b/
const words = /\p{L}{3,}.*\p{L}{3,}/u

type Found = { readonly place: string; readonly text: string; readonly reason: string; readonly counts: boolean }

/** In a test `@ts-expect-error` states that the compiler refuses something: this is a proof, not a suppression. */
const isProof = (path: string, text: string): boolean => isTest(path) && text.startsWith('@ts-expect-error')

const findReason = (text: string, rest: string): string =>
  text.startsWith('biome-ignore') ? rest.slice(rest.indexOf(':') + 1) : rest

const findIn = (repository: Repository, path: string): Found[] =>
  repository
    .read(path)
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(suppression)].map((match) => ({
        place: `${path}:${at + 1}`,
        text: match[0],
        reason: findReason(match[0], match[1] ?? ''),
        counts: !isProof(path, match[0]),
      })),
    )

const isWatched = (path: string): boolean =>
  (isTypeScript(path) || path.endsWith('.css')) && !path.startsWith('tools/gates/suppressions.')

const findCasts = (repository: Repository, cast: RegExp, isCounted: (path: string) => boolean): string[] =>
  repository.paths
    .filter((path) => isTypeScript(path) && isWatched(path) && isCounted(path))
    .flatMap((path) =>
      codeOnly(repository.read(path))
        .split('\n')
        .flatMap((line, at) => {
          const found = cast.exec(line)
          return found === null ? [] : [`${path}:${at + 1}: ${found[0]}`]
        }),
    )

/** One line with the count, and then each of them; nothing within the limit. */
const describeExcess = (what: string, places: readonly string[], limit: number): string[] =>
  places.length > limit ? [`${places.length} ${what}, at most ${limit}: remove one instead`, ...places] : []

/** Every suppression has a reason, and there are no more of them than before. `limits` is a parameter for the tests. */
export const suppressionsUpTo = (limits: typeof allowed): Gate => ({
  name: 'suppressions',
  check: (repository) => {
    const found = repository.paths.filter(isWatched).flatMap((path) => findIn(repository, path))
    const counted = found.filter(({ counts }) => counts).map(({ place, text }) => `${place}: ${text}`)
    const casts = findCasts(repository, doubleCast, () => true)
    // A test may cast so, to show what happens with a value that the types forbid.
    const neverCasts = findCasts(repository, neverCast, (path) => !isTestCode(path))
    return {
      failures: [
        ...found
          .filter(({ text }) => forbidden.test(text))
          .map(({ place }) => `${place}: use @ts-expect-error with a reason`),
        ...found.filter(({ reason }) => !words.test(reason)).map(({ place }) => `${place}: say why`),
        ...describeExcess('suppressions', counted, limits.suppressions),
        ...describeExcess('casts through unknown', casts, limits.casts),
        ...describeExcess('casts to never', neverCasts, limits.neverCasts),
      ],
      note: [
        `${counted.length} of at most ${limits.suppressions}`,
        `${casts.length} casts of at most ${limits.casts}`,
        `${neverCasts.length} to never of at most ${limits.neverCasts}`,
      ].join(', '),
    }
  },
})

export const suppressions = suppressionsUpTo(allowed)
