import { expect, test } from 'vitest'
import { appendLines, chooseProduct, keepRows } from './list-text.ts'

test('FAST-001 lines are added below the others, and the next one begins below them', () => {
  expect(appendLines('', [' 10010005 10 '])).toBe('10010005 10\n')
  expect(appendLines('10010005 10\n\n', ['KIT-12', '3;10010005'])).toBe('10010005 10\nKIT-12\n3;10010005\n')
})

test('FAST-006 an offered product takes the place of the words in its line', () => {
  const text = '10010005\n\nmodulo heliar\n'
  expect(chooseProduct(text, { row: 3, quantity: 4 }, '10010007')).toBe('10010005\n\n10010007;4\n')
})

test('FAST-007 the lines that were not added stay', () => {
  expect(keepRows('a\n\nb\nc', new Set([3]))).toBe('b')
})
