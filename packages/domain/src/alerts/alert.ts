import type { Availability } from '../catalogue/availability.ts'
import { type Decision, firstRefusal } from '../shared/decision.ts'

/** How many open alerts a user has at most (SUB-012). */
export const mostAlerts = 50

/**
 * Whether a product can be ordered with a known dispatch: it is in stock, or its boarding date is known (C-194). Units
 * of unknown stock ('SEARCH') do not count.
 */
export const isBackInStock = (availability: Availability | null): boolean =>
  availability !== null && availability !== 'SEARCH'

type NewAlert = {
  /** When one unit would be shipped now; null: out of stock or not sold. */
  readonly availability: Availability | null
  /** The other alerts of the user. */
  readonly openAlerts: number
}

/** SUB-012: a product that can be ordered now needs no alert, and a user has at most 50. */
export const canAddAlert = ({ availability, openAlerts }: NewAlert): Decision<keyof typeof alertSentences> =>
  firstRefusal([isBackInStock(availability), 'backInStock'], [openAlerts >= mostAlerts, 'tooManyAlerts'])

export const alertSentences = {
  backInStock: 'Este produto já pode ser pedido.',
  tooManyAlerts: `São no máximo ${mostAlerts} avisos abertos. Desfaça o aviso de um produto que você não espera mais.`,
} as const
