import { isDay } from '@girassol/domain/shared'
import { formatDate } from './format.ts'

/** '2026-11-21' → '21/11/2026'; a day of the address that is partly typed or does not exist is shown as it is. */
export const formatTypedDay = (day: string): string => (isDay(day) ? formatDate(day) : day)
