import { expect, test } from 'vitest'
import { closingLines, sumTallies, tallyGates, tallyPlaywright, tallyVitest } from './tally.ts'

const vitest = (counts: Partial<Record<'Passed' | 'Failed' | 'Pending' | 'Todo', number>>): string =>
  JSON.stringify({
    numPassedTests: counts.Passed ?? 0,
    numFailedTests: counts.Failed ?? 0,
    numPendingTests: counts.Pending ?? 0,
    numTodoTests: counts.Todo ?? 0,
  })

const playwright = (stats: Record<string, number>, suites: readonly object[] = []): string =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, suites })

/** A file of stories as Playwright reports it: one story and a group of two, each with its result. */
const spec = (title: string, ...statuses: readonly string[]) => ({
  title,
  file: 'vouchers.spec.ts',
  tests: statuses.map((status) => ({
    status,
    results: [{ error: { message: '\u001b[31mthe button is hidden\u001b[39m\n  at line 9' } }],
  })),
})
const suites = [
  {
    title: 'vouchers.spec.ts',
    specs: [spec('VOU-036 a voucher is sent', 'flaky')],
    suites: [
      { title: 'on a phone', specs: [spec('VOU-040 it fits', 'expected'), spec('VOU-041 it scrolls', 'flaky')] },
    ],
  },
]
const titles = ['VOU-036 a voucher is sent', 'VOU-041 it scrolls']

test('passed and failed tests are counted', () => {
  expect(tallyVitest({ exitCode: 1, report: vitest({ Passed: 5, Failed: 2 }) })).toEqual({ passed: 5, failed: 2 })
  expect(tallyPlaywright({ exitCode: 0, report: playwright({ expected: 3 }) })).toEqual({ passed: 3, failed: 0 })
})

test('a runner that ran nothing or left no report has failed', () => {
  expect(tallyVitest({ exitCode: 0, report: vitest({}) })).toEqual({ passed: 0, failed: 1, problem: 'ran no test' })
  expect(tallyPlaywright({ exitCode: 1, report: undefined })).toMatchObject({ failed: 1, problem: 'left no report' })
})

test('a run that breaks outside its tests has failed', () => {
  expect(tallyVitest({ exitCode: 1, report: vitest({ Passed: 5 }) })).toMatchObject({ passed: 5, failed: 1 })
  expect(tallyVitest({ exitCode: null, report: vitest({ Passed: 5 }) })).toMatchObject({ failed: 1 })
})

test('skipped and open tests are failed ones', () => {
  expect(tallyVitest({ exitCode: 0, report: vitest({ Passed: 5, Pending: 1, Todo: 1 }) })).toMatchObject({ failed: 2 })
  expect(tallyPlaywright({ exitCode: 0, report: playwright({ expected: 5, skipped: 1 }) })).toMatchObject({ failed: 1 })
})

test('two stories may pass on their second try, and are listed; three are failed ones', () => {
  expect(tallyPlaywright({ exitCode: 0, report: playwright({ expected: 9, flaky: 2 }, suites) })).toEqual({
    passed: 11,
    failed: 0,
    problem: '2 passed only on the second try',
    secondTries: titles,
  })
  expect(tallyPlaywright({ exitCode: 0, report: playwright({ expected: 9, flaky: 3 }, suites) })).toMatchObject({
    passed: 9,
    failed: 3,
    secondTries: titles,
  })
})

test('a story that needed its second try is listed beside one that was skipped', () => {
  const report = playwright({ expected: 9, flaky: 2, skipped: 1 }, suites)
  expect(tallyPlaywright({ exitCode: 0, report })).toEqual({
    passed: 11,
    failed: 1,
    problem: 'skipped 1: a skipped test is a failed one',
    secondTries: titles,
  })
})

test('each failed test is named, with the first line of its failure', () => {
  const testResults = [
    { name: 'cart.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'CART-001 it opens' }] },
    {
      name: 'points.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'failed', fullName: 'PTS-001 they add up', failureMessages: ['expected 3 to be 4\n  at line 12'] },
      ],
    },
    { name: 'hook.test.ts', status: 'failed', message: 'no database', assertionResults: [] },
  ]
  const report = JSON.stringify({ ...JSON.parse(vitest({ Passed: 1, Failed: 1 })), testResults })
  expect(tallyVitest({ exitCode: 1, report }).failures).toEqual([
    'points.test.ts · PTS-001 they add up · expected 3 to be 4',
    'hook.test.ts · no database',
  ])
  const broken = [{ suites: [{ specs: [spec('VOU-042 it is sent', 'unexpected')] }] }]
  expect(tallyPlaywright({ exitCode: 1, report: playwright({ unexpected: 1 }, broken) }).failures).toEqual([
    'vouchers.spec.ts · VOU-042 it is sent · the button is hidden',
  ])
})

test('the last line sums gates, tests and stories; the lines before it name what failed or needed its second try', () => {
  const gates = tallyGates([
    { name: 'sizes', ok: true },
    { name: 'names', ok: false },
  ])
  const tests = { passed: 40, failed: 0 }
  expect(closingLines(sumTallies([gates, tests, { passed: 3, failed: 1 }]))).toEqual([
    'Failed:',
    '  gate names',
    '44 passed, 2 failed',
  ])
  expect(closingLines(sumTallies([gates, tests, { passed: 3, failed: 1, secondTries: titles }]))).toEqual([
    'Failed:',
    '  gate names',
    'Passed only on the second try:',
    '  VOU-036 a voucher is sent',
    '  VOU-041 it scrolls',
    '44 passed, 2 failed',
  ])
})
