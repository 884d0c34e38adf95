import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** How many budgets stand side by side at most (DEC-004). */
export const mostComparedBudgets = 4

/** Whether these budgets may be compared: two to four different ones (DEC-004). */
export const canCompareBudgets = (ids: readonly number[]) =>
  firstRefusal([new Set(ids).size < 2, 'tooFew'], [new Set(ids).size > mostComparedBudgets, 'tooMany'])

export const compareBudgetsSentences = {
  tooFew: 'Escolha dois ou mais orçamentos para comparar.',
  tooMany: `Compare no máximo ${mostComparedBudgets} orçamentos de cada vez.`,
} as const satisfies Record<RuleRefusal<typeof canCompareBudgets>, string>
