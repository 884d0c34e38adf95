import { expect, test } from 'vitest'
import { closingLine, sumOf, tallyGates, tallyPlaywright, tallyVitest } from './tally.ts'

const vitest = (counts: Partial<Record<'Passed' | 'Failed' | 'Pending' | 'Todo', number>>): string =>
  JSON.stringify({
    numPassedTests: counts.Passed ?? 0,
    numFailedTests: counts.Failed ?? 0,
    numPendingTests: counts.Pending ?? 0,
    numTodoTests: counts.Todo ?? 0,
  })

const playwright = (stats: Record<string, number>): string =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } })

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

test('two stories may pass on their second try, and are told; three are failed ones', () => {
  expect(tallyPlaywright({ exitCode: 0, report: playwright({ expected: 9, flaky: 2 }) })).toEqual({
    passed: 11,
    failed: 0,
    problem: '2 passed only on the second try',
  })
  expect(tallyPlaywright({ exitCode: 0, report: playwright({ expected: 9, flaky: 3 }) })).toMatchObject({
    passed: 9,
    failed: 3,
  })
})

test('the closing line sums gates, tests and stories', () => {
  const gates = tallyGates([
    { name: 'sizes', ok: true },
    { name: 'names', ok: false },
  ])
  expect(closingLine(sumOf([gates, { passed: 40, failed: 0 }, { passed: 3, failed: 1 }]))).toBe('44 passed, 2 failed')
})
