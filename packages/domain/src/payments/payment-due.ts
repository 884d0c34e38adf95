import { type Day, plusBusinessDays, toDay } from '../shared/brazil-time.ts'

const businessDaysToPay = 3

/** The last day of a boleto or a Pix issued now (C-62): three working days, the time a bank needs to report it. */
export const paymentDueDay = (now: string): Day => plusBusinessDays(toDay(now), businessDaysToPay)
