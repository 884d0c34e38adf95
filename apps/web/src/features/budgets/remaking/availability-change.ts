import type { BudgetDifference } from '@girassol/contract/budgets'
import { formatDate } from '../../../lib/format.ts'

type Availability = BudgetDifference['items'][number]['availability']['before']

/** The dispatch date as a short text. */
export const availabilityWord = (availability: Availability): string => {
  if (availability === null) return 'indisponível'
  if (availability === 'Immediate') return 'imediato'
  return availability === 'SEARCH' ? 'consultar' : `embarque ${formatDate(availability)}`
}
