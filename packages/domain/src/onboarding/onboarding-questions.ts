/** The multiple-choice questions of the first sign-in. */
export const scoredQuestions = ['question1', 'question2', 'question3', 'question4', 'question5'] as const

export type ScoredQuestion = (typeof scoredQuestions)[number]
export type Question = ScoredQuestion | 'question6'

export const questionLabels = {
  question1: 'Há quanto tempo a empresa trabalha com energia solar?',
  question2: 'Quantas instalações a empresa já fez?',
  question3: 'Qual é o foco da empresa?',
  question4: 'Qual é a potência média dos kits que a empresa vende?',
  question5: 'Quantas pessoas trabalham na empresa?',
  question6: 'Com quais marcas de módulos e inversores a empresa trabalha?',
} as const satisfies Record<Question, string>

/** The answers as they are shown, sent and stored, with their points (ONB-017…ONB-021). */
export const answerPoints = {
  question1: { 'Até 1 ano': 5, 'De 1 a 3 anos': 15, 'Mais de 3 anos': 15 },
  question2: { 'Até 50': 10, 'De 50 a 100': 15, 'Mais de 100': 20 },
  question3: { Residencial: 10, Comercial: 15, 'Grandes usinas': 25 },
  question4: { 'Até 20 kWp': 10, 'De 20 a 100 kWp': 15, 'Mais de 100 kWp': 20 },
  question5: { 'Até 5': 5, 'De 5 a 15': 10, 'Mais de 15': 20 },
} as const satisfies Record<ScoredQuestion, Readonly<Record<string, number>>>

/** The answers of a question, in the order of the screen. */
export const listAnswers = (question: ScoredQuestion): readonly string[] => Object.keys(answerPoints[question])

/** The points of an answer; none for a text that is not an answer to this question. */
export const findAnswerPoints = (question: ScoredQuestion, answer: string): number | undefined => {
  const points: Readonly<Record<string, number>> = answerPoints[question]
  return Object.hasOwn(points, answer) ? points[answer] : undefined
}
