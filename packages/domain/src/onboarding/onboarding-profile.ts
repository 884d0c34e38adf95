import { findAnswerPoints, type ScoredQuestion, scoredQuestions } from './onboarding-questions.ts'

/** The profiles of an integrator by the total of its answers: the first bound that is not exceeded (ONB-016). */
const profiles = [
  { upTo: 40, name: 'Integrador Volume' },
  { upTo: 70, name: 'Integrador Crescimento' },
  { upTo: Number.POSITIVE_INFINITY, name: 'Integrador Valor' },
] as const

export type OnboardingProfile = (typeof profiles)[number]['name']

export type ScoredAnswers = Readonly<Record<ScoredQuestion, string>>

/** ONB-016: the profile of a total of points. */
export const findProfile = (points: number): OnboardingProfile =>
  profiles.find(({ upTo }) => points <= upTo)?.name ?? 'Integrador Valor'

/** ONB-016: the profile and its points; null while one of the questions 1 to 5 has no valid answer. */
export const computeOnboardingProfile = (
  answers: ScoredAnswers,
): { readonly profile: OnboardingProfile; readonly points: number } | null => {
  const given = scoredQuestions.map((question) => findAnswerPoints(question, answers[question]))
  if (given.includes(undefined)) return null
  const points = given.reduce<number>((sum, each) => sum + (each ?? 0), 0)
  return { profile: findProfile(points), points }
}
