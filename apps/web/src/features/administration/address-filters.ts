import { isDay } from '@girassol/domain/shared'

/** Whether a value of the address can be the number of a record. */
export const isRecordNumber = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text)

/** The first and last day of a list from its address; a partly typed or invalid day is left out. */
export const toPeriodQuery = ({ de, ate }: { readonly de: string; readonly ate: string }) => ({
  ...(isDay(de) && { from: de }),
  ...(isDay(ate) && { to: ate }),
})
