import { type Day, plusBusinessDays, toDay } from '../shared/brazil-time.ts'

const businessDaysToPay = 3

/** The last day of a boleto or a Pix that is made now (C-62): three working days, for a bank needs to see it. */
export const paymentDueDay = (now: string): Day => plusBusinessDays(toDay(now), businessDaysToPay)
