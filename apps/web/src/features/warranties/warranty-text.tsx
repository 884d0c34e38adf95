import type { SerialView } from '@girassol/contract/warranties'
import { unknownWarranty, unstartedWarranty } from '@girassol/domain/warranties'
import { formatDate } from '../../lib/format.ts'
import { useToday } from '../../lib/use-now.ts'
import classes from './warranties.module.css'

type Cover = Pick<SerialView, 'startsOn' | 'productMonths' | 'performanceMonths' | 'productUntil' | 'performanceUntil'>

export type Warranty = {
  readonly startsOn: string | null
  readonly months: number | null
  readonly until: string | null
}

/** The warranty of the product itself. */
export const productWarranty = ({ startsOn, productMonths, productUntil }: Cover): Warranty => ({
  startsOn,
  months: productMonths,
  until: productUntil,
})

/** The warranty of what the product generates; null for products without one, whose other warranty says it all. */
export const performanceWarranty = ({ startsOn, performanceMonths, performanceUntil }: Cover): Warranty | null =>
  performanceMonths === null ? null : { startsOn, months: performanceMonths, until: performanceUntil }

/** WAR-004, WAR-008: the last day of a warranty, or the sentence in its place; an ended one says so in words. */
export const WarrantyText = ({ warranty: { startsOn, months, until } }: { readonly warranty: Warranty }) => {
  const today = useToday()
  if (months === null) return unknownWarranty
  if (startsOn === null || until === null) return unstartedWarranty
  if (until >= today) return <span className="figures">até {formatDate(until)}</span>
  return <span className={classes.ended}>terminou em {formatDate(until)}</span>
}
