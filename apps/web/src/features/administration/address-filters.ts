import { isDay } from '@girassol/domain/shared'

/** The first and last day of a list from its address; a partly typed or invalid day is left out. */
export const toPeriodQuery = ({ de, ate }: { readonly de: string; readonly ate: string }) => ({
  ...(isDay(de) && { from: de }),
  ...(isDay(ate) && { to: ate }),
})
