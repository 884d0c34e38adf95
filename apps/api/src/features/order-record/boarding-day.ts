import { minimumDeliveryDate } from '@girassol/domain/order-validation'
import { toDay } from '@girassol/domain/shared'
import type { OrderLine } from './order-lines.ts'

/**
 * The dispatch day of a new order until it is validated: the first day on which every item is available, as promised.
 */
export const computeFirstBoardingDay = (lines: readonly OrderLine[], now: string): string =>
  minimumDeliveryDate(
    lines.map(({ promised }) => promised),
    toDay(now),
  )
