import type { BudgetDifference } from '@girassol/contract/budgets'
import { boardingWord } from '@girassol/domain/catalogue'

type Availability = BudgetDifference['items'][number]['availability']['before']

/** The dispatch date within a sentence: 'imediato', 'embarque 05/12/2026'. */
export const availabilityInSentence = (availability: Availability): string =>
  availability === null ? 'indisponível' : boardingWord(availability).toLowerCase()
