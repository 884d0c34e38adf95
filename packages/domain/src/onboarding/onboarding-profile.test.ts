import { expect, test } from 'vitest'
import { computeOnboardingProfile, findProfile, type ScoredAnswers } from './onboarding-profile.ts'
import {
  answerPoints,
  findAnswerPoints,
  listAnswers,
  type ScoredQuestion,
  scoredQuestions,
} from './onboarding-questions.ts'

test.each([
  ['ONB-017', 'question1', 'Mais de 3 anos', 15],
  ['ONB-017', 'question1', 'Até 1 ano', 5],
  ['ONB-017', 'question1', 'De 1 a 3 anos', 15],
  ['ONB-018', 'question2', 'Mais de 100', 20],
  ['ONB-018', 'question2', 'Até 50', 10],
  ['ONB-018', 'question2', 'De 50 a 100', 15],
  ['ONB-019', 'question3', 'Comercial', 15],
  ['ONB-019', 'question3', 'Grandes usinas', 25],
  ['ONB-019', 'question3', 'Residencial', 10],
  ['ONB-020', 'question4', 'Mais de 100 kWp', 20],
  ['ONB-020', 'question4', 'Até 20 kWp', 10],
  ['ONB-020', 'question4', 'De 20 a 100 kWp', 15],
  ['ONB-021', 'question5', 'Mais de 15', 20],
  ['ONB-021', 'question5', 'Até 5', 5],
  ['ONB-021', 'question5', 'De 5 a 15', 10],
] as const)('%s %s "%s" gives %i points', (...row) => {
  const [, question, answer, points] = row
  expect(findAnswerPoints(question, answer)).toBe(points)
  expect(listAnswers(question)).toHaveLength(3)
})

test('ONB-017 ONB-021 what is no answer of a question has no points there', () => {
  expect(findAnswerPoints('question1', 'Mais de 100')).toBeUndefined()
  expect(findAnswerPoints('question1', 'toString')).toBeUndefined()
})

const answers = (...given: readonly string[]) =>
  Object.fromEntries(scoredQuestions.map((question, at) => [question, given[at] ?? ''])) as ScoredAnswers

test.each([
  // The two examples that answers can reach, and the bounds that no answers reach.
  [45, 'Integrador Crescimento', answers('Até 1 ano', 'Até 50', 'Residencial', 'Até 20 kWp', 'De 5 a 15')],
  [40, 'Integrador Volume', answers('Até 1 ano', 'Até 50', 'Residencial', 'Até 20 kWp', 'Até 5')],
  [70, 'Integrador Crescimento', answers('Mais de 3 anos', 'De 50 a 100', 'Comercial', 'De 20 a 100 kWp', 'De 5 a 15')],
  [75, 'Integrador Valor', answers('Mais de 3 anos', 'De 50 a 100', 'Comercial', 'Mais de 100 kWp', 'De 5 a 15')],
  [
    100,
    'Integrador Valor',
    answers('Mais de 3 anos', 'Mais de 100', 'Grandes usinas', 'Mais de 100 kWp', 'Mais de 15'),
  ],
])('ONB-016 %i points are the profile %s', (points, profile, given) => {
  expect(computeOnboardingProfile(given)).toEqual({ profile, points })
})

test('ONB-016 up to 40, up to 70, and above', () => {
  expect([0, 40, 41, 70, 71].map(findProfile)).toEqual([
    'Integrador Volume',
    'Integrador Volume',
    'Integrador Crescimento',
    'Integrador Crescimento',
    'Integrador Valor',
  ])
})

test.each(scoredQuestions)('ONB-016 without an answer to %s there is no profile', (question: ScoredQuestion) => {
  const every = Object.fromEntries(scoredQuestions.map((each) => [each, Object.keys(answerPoints[each])[0] ?? '']))
  expect(computeOnboardingProfile(every as ScoredAnswers)).not.toBeNull()
  expect(computeOnboardingProfile({ ...(every as ScoredAnswers), [question]: '' })).toBeNull()
})
