import { expect, test } from 'vitest'
import { repositoryOf } from './repository.ts'
import { lengthExemptions, sizes } from './sizes.ts'

const lines = (count: number): string => 'x\n'.repeat(count)

test('a source file may have 300 lines and not 301', async () => {
  const outcome = await sizes.check(repositoryOf({ 'a/fits.ts': lines(300), 'a/long.ts': lines(301) }))
  expect(outcome.failures).toEqual(['a/long.ts: 301 lines, at most 300; split it by what it does'])
})

test('a test file may have 400 lines and not 401', async () => {
  const outcome = await sizes.check(repositoryOf({ 'a/fits.test.ts': lines(400), 'a/long.spec.ts': lines(401) }))
  expect(outcome.failures).toHaveLength(1)
  expect(outcome.failures[0]).toContain('a/long.spec.ts: 401')
})

test('files over 200 lines are counted, not refused', async () => {
  const outcome = await sizes.check(repositoryOf({ 'a/wide.tsx': lines(201), 'a/small.css': lines(10) }))
  expect(outcome).toEqual({ failures: [], note: '2 files, 1 over 200 lines' })
})

test('an exemption says why', () => {
  for (const reason of Object.values(lengthExemptions)) expect(reason.length).toBeGreaterThan(10)
})
