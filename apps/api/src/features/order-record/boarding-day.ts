import { minimumDeliveryDate } from '@girassol/domain/order-validation'
import { toDay } from '@girassol/domain/shared'
import type { OrderLine } from './order-lines.ts'

/** The day a new order is to leave until it is validated: the first on which every item is there, as it was promised. */
export const computeFirstBoardingDay = (lines: readonly OrderLine[], now: string): string =>
  minimumDeliveryDate(
    lines.map(({ promised }) => promised),
    toDay(now),
  )
