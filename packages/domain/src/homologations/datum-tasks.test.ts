import { expect, test } from 'vitest'
import { findTaskOfPart } from './datum-tasks.ts'

const tasks = ['Medir o telhado', 'Cobrar a Distribuidora', 'Emitir a ART', 'Pagar a ART', 'Partir cedo'].map(
  (title) => ({
    title,
  }),
)

test.each([
  ['RESPONSIBILITY', 'Emitir a ART'],
  ['UTILITY', 'Cobrar a Distribuidora'],
  ['TECHNICIAN', undefined],
  ['ADDRESS', undefined],
] as const)('HOM-005 the task of %s is %s: the first whose title has its word', (part, title) => {
  expect(findTaskOfPart(part, tasks)?.title).toBe(title)
})

test('HOM-005 accents and case do not matter, and a part of a word is no word', () => {
  const titled = (title: string) => [{ title }]
  expect(findTaskOfPart('ADDRESS', titled('CONFERIR ENDEREÇO.'))).toBeDefined()
  expect(findTaskOfPart('CONSUMER_UNIT', titled('Pedir a UC ao cliente'))).toBeDefined()
  expect(findTaskOfPart('RESPONSIBILITY', titled('Comprar carta'))).toBeUndefined()
})
