import type { Gate } from './gate.ts'
import { isTest, isTypeScript, type Repository } from './repository.ts'

/** How many places may silence a check. The number may only fall. */
const allowedSuppressions = 9

const suppression = /(?:biome-ignore(?:-all|-start)?|@ts-expect-error|@ts-ignore|@ts-nocheck|v8 ignore)\b([^\n]*)/g
const forbidden = /@ts-ignore|@ts-nocheck/
const words = /\p{L}{3,}.*\p{L}{3,}/u

type Found = { readonly place: string; readonly text: string; readonly reason: string; readonly counts: boolean }

/** In a test `@ts-expect-error` states that the compiler refuses something: a proof, not a suppression. */
const isProof = (path: string, text: string): boolean => isTest(path) && text.startsWith('@ts-expect-error')

const reasonOf = (text: string, rest: string): string =>
  text.startsWith('biome-ignore') ? rest.slice(rest.indexOf(':') + 1) : rest

const findIn = (repository: Repository, path: string): Found[] =>
  repository
    .read(path)
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(suppression)].map((match) => ({
        place: `${path}:${at + 1}`,
        text: match[0],
        reason: reasonOf(match[0], match[1] ?? ''),
        counts: !isProof(path, match[0]),
      })),
    )

const isWatched = (path: string): boolean =>
  (isTypeScript(path) || path.endsWith('.css')) && !path.startsWith('tools/gates/suppressions.')

/** Every suppression says why, and there are no more of them than before. `limit` is a parameter for the tests. */
export const suppressionsUpTo = (limit: number): Gate => ({
  name: 'suppressions',
  check: (repository) => {
    const found = repository.paths.filter(isWatched).flatMap((path) => findIn(repository, path))
    const counted = found.filter(({ counts }) => counts)
    const excess = counted.length > limit ? [`${counted.length} suppressions, at most ${limit}: mend instead`] : []
    const list = excess.length > 0 ? counted.map(({ place, text }) => `${place}: ${text}`) : []
    return {
      failures: [
        ...found
          .filter(({ text }) => forbidden.test(text))
          .map(({ place }) => `${place}: use @ts-expect-error with a reason`),
        ...found.filter(({ reason }) => !words.test(reason)).map(({ place }) => `${place}: say why`),
        ...excess,
        ...list,
      ],
      note: `${counted.length} of at most ${limit}`,
    }
  },
})

export const suppressions = suppressionsUpTo(allowedSuppressions)
