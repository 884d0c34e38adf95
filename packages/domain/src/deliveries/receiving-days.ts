import { type Day, plusDays, toDay } from '../shared/brazil-time.ts'

/** The default number of days in which a delivery is checked and its faults are claimed (C-158, C-202). */
export const usualReceivingDays = 10

/**
 * The last day of São Paulo on which a delivery may be checked, and on which what is missing, damaged or wrong may be
 * claimed (DEL-011, CLM-005): the tenth calendar day after the day of the arrival.
 */
export const findReceivingEnd = (arrivedAt: string, receivingDays: number): Day =>
  plusDays(toDay(arrivedAt), receivingDays)
