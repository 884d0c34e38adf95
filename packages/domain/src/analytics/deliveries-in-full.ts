import { type Day, toDay } from '../shared/brazil-time.ts'
import { computeRate } from './conversion.ts'

/** A delivery that has arrived. */
export type ArrivedDelivery = {
  /** UTC ISO text. */
  readonly deliveredAt: string
  /** The first day that was promised; null where none was, so that it cannot be late. */
  readonly promisedOn: Day | null
  /** Whether its check was closed with a divergence; null without a check, which counts as none (C-202). */
  readonly isDivergent: boolean | null
}

/** ANA-006: whether a delivery arrived by the first promised day of São Paulo and without a divergence. */
const isOnTimeInFull = ({ deliveredAt, promisedOn, isDivergent }: ArrivedDelivery): boolean =>
  (promisedOn === null || toDay(deliveredAt) <= promisedOn) && isDivergent !== true

/** ANA-006: the deliveries on time and in full in percent of all that arrived, one decimal; null without one. */
export const computeOnTimeInFull = (deliveries: readonly ArrivedDelivery[]): number | null =>
  computeRate(deliveries.filter(isOnTimeInFull).length, deliveries.length)
