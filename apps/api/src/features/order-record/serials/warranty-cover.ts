import { toDay } from '@girassol/domain/shared'
import { findWarrantyEnd } from '@girassol/domain/warranties'

type Facts = {
  readonly startedAt: string | null
  readonly productMonths: number | null
  readonly performanceMonths: number | null
}

/** The first and the last days of the warranties of a unit (WAR-004); days are those of São Paulo. */
export const toCover = ({ startedAt, productMonths, performanceMonths }: Facts) => {
  const startsOn = startedAt === null ? null : toDay(startedAt)
  return {
    startsOn,
    productMonths,
    performanceMonths,
    productUntil: findWarrantyEnd(startsOn, productMonths),
    performanceUntil: findWarrantyEnd(startsOn, performanceMonths),
  }
}
