import { expect, test } from 'vitest'
import { codeOnly, lineAt, stringLiterals, withoutComments } from './source-text.ts'

test('comments are removed, strings that look like comments stay, and lines have the same numbers', () => {
  const text = withoutComments("const a = 'http://x' // why\n/* b\n */const c = 1")
  expect(text).toContain("'http://x'")
  expect(text).not.toContain('why')
  expect(lineAt(text, text.indexOf('const c'))).toBe(3)
})

test('code is what remains without comments and the contents of strings', () => {
  const interpolated = '`now $' + '{Date.now()} later`'
  const text = codeOnly(`call('Math.random()', ${interpolated}) // fetch`)
  expect(text).toContain('Date.now()')
  expect(text).not.toContain('Math')
  expect(text).not.toContain('later')
  expect(text).not.toContain('fetch')
})

test('string literals are listed without those in comments', () => {
  expect(stringLiterals(`a('one', "two", \`three\`) // 'four'`)).toEqual(['one', 'two', 'three'])
})
