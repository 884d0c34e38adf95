import type { GateResult } from './gates/run-gates.ts'

/** How many passed and failed, with what a user must know about a failure that no test shows. */
export type Tally = {
  readonly passed: number
  readonly failed: number
  readonly problem?: string
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
type Suite = {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
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

export const tallyVitest = (ran: Ran): Tally =>
  tallyReport(ran, (report: VitestReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }))

const findSecondTries = ({ suites = [], specs = [] }: Suite): readonly string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(findSecondTries),
]

/** How many stories may need their second try before the run fails. */
const toleratedSecondTries = 2

/**
 * On a loaded machine a browser may be too slow: a story that passes on its second try counts as passed, and is listed.
 * More of them than the limit are not accidental, and each counts as failed.
 */
export const tallyPlaywright = (ran: Ran): Tally => {
  let count = 0
  let secondTries: readonly string[] = []
  const tally = tallyReport(ran, ({ stats, suites = [] }: PlaywrightReport) => {
    count = stats.flaky
    secondTries = findSecondTries({ suites })
    const isTolerated = stats.flaky <= toleratedSecondTries
    return {
      passed: stats.expected + (isTolerated ? stats.flaky : 0),
      failed: stats.unexpected + (isTolerated ? 0 : stats.flaky),
      skipped: stats.skipped,
    }
  })
  if (count === 0) return tally
  return { ...tally, secondTries, problem: tally.problem ?? `${count} passed only on the second try` }
}

export const tallyGates = (results: readonly GateResult[]): Tally => ({
  passed: results.filter(({ ok }) => ok).length,
  failed: results.filter(({ ok }) => !ok).length,
})

export const sumTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  secondTries: tallies.flatMap(({ secondTries = [] }) => secondTries),
})

/** The last lines: each story that passed only on its second try, by its title, then the line of the counts. */
export const closingLines = ({ passed, failed, secondTries = [] }: Tally): readonly string[] => [
  ...(secondTries.length === 0 ? [] : ['Passed only on the second try:', ...secondTries.map((title) => `  ${title}`)]),
  `${passed} passed, ${failed} failed`,
]
