import { type Day, toDay } from '../shared/brazil-time.ts'
import { bankDayFrom, plusWorkingDays } from '../shared/business-days.ts'

const workingDaysToPay = 3

/**
 * The last day of a boleto or a Pix issued now (C-62): after three working days, the time a bank needs to report it; on
 * the next bank day if banks are closed then.
 */
export const paymentDueDay = (now: string): Day => bankDayFrom(plusWorkingDays(toDay(now), workingDaysToPay))
