import { stripVTControlCharacters } from 'node:util'
import type { GateResult } from './gates/run-gates.ts'

/** How many passed and failed, with what a user must know about a failure that no test shows. */
export type Tally = {
  readonly passed: number
  readonly failed: number
  readonly problem?: string
  /** The failed gates, tests and stories: where each is, its title, and the first line of its failure. */
  readonly failures?: readonly string[]
  /** The titles of the stories that passed only on their second try. */
  readonly secondTries?: readonly string[]
}

/** The result of a runner: its exit code and its JSON report, absent when it wrote none. */
export type Ran = { readonly exitCode: number | null; readonly report: string | undefined }

type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }
type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults?: readonly TestFile[]
}
/** A file of tests; its message says why it could not be run, or why a hook of it failed. */
type TestFile = {
  readonly name: string
  readonly status: string
  readonly message?: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName: string
    readonly failureMessages?: readonly string[] | null
  }[]
}
type PlaywrightReport = {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly suites?: readonly Suite[]
}
/** A file of stories, or a group in it. */
type Suite = { readonly suites?: readonly Suite[]; readonly specs?: readonly Story[] }
type Story = {
  readonly title: string
  readonly file: string
  readonly tests: readonly {
    readonly status: string
    readonly results: readonly { readonly error?: { readonly message?: string } }[]
  }[]
}

const lost = (problem: string): Tally => ({ passed: 0, failed: 1, problem })

/** A run is valid only if it ran something, skipped nothing and its exit code agrees with its report. */
const judge = ({ passed, failed, skipped }: Counts, exitCode: number | null): Tally => {
  if (passed + failed + skipped === 0) return lost('ran no test')
  if (skipped > 0)
    return { passed, failed: failed + skipped, problem: `skipped ${skipped}: a skipped test is a failed one` }
  if (exitCode !== 0 && failed === 0) return { passed, failed: 1, problem: `ended with ${exitCode} outside the tests` }
  return { passed, failed }
}

const tallyReport = <Report>({ exitCode, report }: Ran, counts: (report: Report) => Counts): Tally =>
  report === undefined ? lost('left no report') : judge(counts(JSON.parse(report) as Report), exitCode)

const describeFailure = (place: string, title: string, message = ''): string =>
  [place, title, stripVTControlCharacters(message).split('\n')[0]].filter((part) => part !== '').join(' · ')

const findFailedTests = ({ name, status, message, assertionResults }: TestFile): readonly string[] => {
  const failed = assertionResults.filter((result) => result.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [describeFailure(name, '', message)]
  return failed.map(({ fullName, failureMessages }) => describeFailure(name, fullName, failureMessages?.[0]))
}

export const tallyVitest = (ran: Ran): Tally => {
  let failures: readonly string[] = []
  const tally = tallyReport(ran, (report: VitestReport) => {
    failures = (report.testResults ?? []).flatMap(findFailedTests)
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  })
  return failures.length === 0 ? tally : { ...tally, failures }
}

const listStories = ({ suites = [], specs = [] }: Suite, status: string): readonly Story[] => [
  ...specs.filter(({ tests }) => tests.some((test) => test.status === status)),
  ...suites.flatMap((suite) => listStories(suite, status)),
]

const describeFailedStory = ({ file, title, tests }: Story): string =>
  describeFailure(file, title, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message)

/** How many stories may need their second try before the run fails. */
const toleratedSecondTries = 2

/**
 * On a loaded machine a browser may be too slow: a story that passes on its second try counts as passed, and is listed.
 * More of them than the limit are not accidental, and each counts as failed.
 */
export const tallyPlaywright = (ran: Ran): Tally => {
  let count = 0
  let secondTries: readonly string[] = []
  let failures: readonly string[] = []
  const tally = tallyReport(ran, ({ stats, suites = [] }: PlaywrightReport) => {
    count = stats.flaky
    secondTries = listStories({ suites }, 'flaky').map(({ title }) => title)
    failures = listStories({ suites }, 'unexpected').map(describeFailedStory)
    const isTolerated = stats.flaky <= toleratedSecondTries
    return {
      passed: stats.expected + (isTolerated ? stats.flaky : 0),
      failed: stats.unexpected + (isTolerated ? 0 : stats.flaky),
      skipped: stats.skipped,
    }
  })
  const named = failures.length === 0 ? tally : { ...tally, failures }
  if (count === 0) return named
  return { ...named, secondTries, problem: tally.problem ?? `${count} passed only on the second try` }
}

export const tallyGates = (results: readonly GateResult[]): Tally => ({
  passed: results.filter(({ ok }) => ok).length,
  failed: results.filter(({ ok }) => !ok).length,
  failures: results.filter(({ ok }) => !ok).map(({ name }) => `gate ${name}`),
})

export const sumTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  failures: tallies.flatMap(({ failures = [] }) => failures),
  secondTries: tallies.flatMap(({ secondTries = [] }) => secondTries),
})

const listUnder = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`)]

/** The last lines: what failed, each story that passed only on its second try, then the line of the counts. */
export const closingLines = ({ passed, failed, failures = [], secondTries = [] }: Tally): readonly string[] => [
  ...listUnder('Failed:', failures),
  ...listUnder('Passed only on the second try:', secondTries),
  `${passed} passed, ${failed} failed`,
]
