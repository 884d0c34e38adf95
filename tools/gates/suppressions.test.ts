import { expect, test } from 'vitest'
import { createRepository } from './repository.ts'
import { suppressionsUpTo } from './suppressions.ts'

const check = (files: Record<string, string>, limit = 1) =>
  suppressionsUpTo({ suppressions: limit, casts: limit, neverCasts: limit }).check(createRepository(files))

const explained = '// biome-ignore lint/suspicious/noConsole: the command line answers here\n'

test('an explained suppression within the limit passes and is counted', async () => {
  expect(await check({ 'a.ts': explained })).toEqual({
    failures: [],
    note: '1 of at most 1, 0 casts of at most 1, 0 to never of at most 1',
  })
})

test.each([
  ['biome', '// biome-ignore lint/suspicious/noConsole:\n'],
  ['the compiler', '// @ts-expect-error\n'],
])('a suppression of %s without a reason is refused', async (_, source) => {
  expect((await check({ 'a.ts': source })).failures).toEqual(['a.ts:1: say why'])
})

test('one more than the limit is refused, with the list', async () => {
  const { failures } = await check({ 'a.ts': explained + explained })
  expect(failures[0]).toBe('2 suppressions, at most 1: remove one instead')
  expect(failures).toHaveLength(3)
})

test('an expected type error in a test is a proof and is not counted', async () => {
  expect(await check({ 'a.test.ts': '// @ts-expect-error the body has no such field\n' }, 0)).toEqual({
    failures: [],
    note: '0 of at most 0, 0 casts of at most 0, 0 to never of at most 0',
  })
})

test('silencing the compiler blindly is refused', async () => {
  const { failures } = await check({ 'a.ts': '// @ts-ignore because of the old types\n' })
  expect(failures).toEqual(['a.ts:1: use @ts-expect-error with a reason'])
})

const cast = 'const order = row as unknown as Order\n'

test('a cast through unknown counts in production and in tests', async () => {
  expect(await check({ 'a.ts': cast, 'a.test.ts': cast })).toEqual({
    failures: [
      '2 casts through unknown, at most 1: remove one instead',
      'a.ts:1: as unknown as',
      'a.test.ts:1: as unknown as',
    ],
    note: '0 of at most 1, 2 casts of at most 1, 0 to never of at most 1',
  })
})

test('a cast that is only written about does not count', async () => {
  expect((await check({ 'a.ts': "// row as unknown as Order\nconst text = 'as unknown as'\n" }, 0)).failures).toEqual(
    [],
  )
})

test('a cast to never counts in production, not in tests and their helpers', async () => {
  const never = 'open({ search: step as never })\n'
  expect(await check({ 'a.ts': never, 'a.test.ts': never, 'b/test-a.ts': never }, 0)).toEqual({
    failures: ['1 casts to never, at most 0: remove one instead', 'a.ts:1: as never'],
    note: '0 of at most 0, 0 casts of at most 0, 1 to never of at most 0',
  })
})
