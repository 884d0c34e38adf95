import { formatCount } from '../../../lib/format.ts'

/** 7251.4 → '7.251' */
export const formatKwh = (kwh: number): string => formatCount(Math.round(kwh))

const monthFormat = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 2027, 1 → 'janeiro de 2027' */
export const formatMonth = (year: number, month: number): string =>
  monthFormat.format(new Date(Date.UTC(year, month - 1, 1)))
