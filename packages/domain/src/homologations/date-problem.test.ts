import { expect, test } from 'vitest'
import { findDateProblem } from './date-problem.ts'

const today = '2027-03-01'

test('C-177 the day of a step is not in the future, and only a reached step has one', () => {
  expect(findDateProblem(today, { today, isReached: true })).toBeNull()
  expect(findDateProblem('2027-03-02', { today, isReached: true })).toBe('O dia não pode estar no futuro.')
  expect(findDateProblem('2027-02-01', { today, isReached: false })).toBe(
    'A homologação ainda não passou por esta etapa.',
  )
})
