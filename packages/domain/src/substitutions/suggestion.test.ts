import { expect, test } from 'vitest'
import { canAnswerSuggestion, canSuggest, suggestionLapsesAt, suggestionStatusAt } from './suggestion.ts'

const madeAt = '2026-11-23T15:00:00.000Z'
const open = { status: 'OPEN', madeAt } as const
const lastMoment = '2026-11-30T14:59:59.999Z'

test('SUB-010 C-193 a suggestion is answered once, within seven days', () => {
  expect(suggestionLapsesAt(madeAt)).toBe('2026-11-30T15:00:00.000Z')
  expect(canAnswerSuggestion(open, lastMoment).allowed).toBe(true)
  expect(canAnswerSuggestion(open, '2026-11-30T15:00:00.000Z')).toMatchObject({ refusal: 'suggestionLapsed' })
  expect(canAnswerSuggestion({ ...open, status: 'REFUSED' }, madeAt)).toMatchObject({ refusal: 'suggestionAnswered' })
  expect(suggestionStatusAt({ ...open, status: 'ACCEPTED' }, '2027-01-01T00:00:00.000Z')).toBe('ACCEPTED')
})

test('SUB-010 C-193 an order has one open suggestion; one that lapsed makes room', () => {
  expect(canSuggest([open], lastMoment)).toMatchObject({ refusal: 'suggestionOpen' })
  expect(canSuggest([open], '2026-11-30T15:00:00.000Z').allowed).toBe(true)
  expect(canSuggest([{ ...open, status: 'REFUSED' }], madeAt).allowed).toBe(true)
})
