import type { SerialView } from '@girassol/contract/warranties'
import { unknownWarranty, unstartedWarranty } from '@girassol/domain/warranties'
import { formatDate } from '../../lib/format.ts'

/** What a serial number says about its warranties. */
export type Cover = Pick<
  SerialView,
  'startsOn' | 'productMonths' | 'performanceMonths' | 'productUntil' | 'performanceUntil'
> &
  // The public page lists no replaced unit.
  Partial<Pick<SerialView, 'replacedBy'>>

export type Warranty = {
  readonly startsOn: string | null
  readonly months: number | null
  readonly until: string | null
  /** The number of the unit that goes on with it (WAR-007). */
  readonly replacedBy: string | null
}

/** The warranty of the product itself. */
export const productWarranty = ({ startsOn, productMonths, productUntil, replacedBy = null }: Cover): Warranty => ({
  startsOn,
  months: productMonths,
  until: productUntil,
  replacedBy,
})

/**
 * The warranty of what the product generates; null for products without one and for replaced units, whose other warranty
 * says it all.
 */
export const performanceWarranty = ({
  startsOn,
  performanceMonths: months,
  performanceUntil: until,
  replacedBy = null,
}: Cover): Warranty | null => (months === null || replacedBy !== null ? null : { startsOn, months, until, replacedBy })

type NamedWarranty = { readonly name: string; readonly warranty: Warranty }

/** The warranties of a number by their names, that of the product first. */
export const toWarranties = (cover: Cover): readonly NamedWarranty[] => {
  const performance = performanceWarranty(cover)
  return [
    { name: 'Garantia do produto', warranty: productWarranty(cover) },
    ...(performance === null ? [] : [{ name: 'Garantia de desempenho', warranty: performance }]),
  ]
}

export type WarrantyEnd = {
  readonly kind: 'replaced' | 'unknown' | 'unstarted' | 'running' | 'ended'
  readonly text: string
}

/** WAR-004, WAR-007, WAR-008: the last day of a warranty, or the sentence in its place; an ended one says so in words. */
export const describeEnd = ({ startsOn, months, until, replacedBy }: Warranty, today: string): WarrantyEnd => {
  if (replacedBy !== null) return { kind: 'replaced', text: `Substituído por ${replacedBy}` }
  if (months === null) return { kind: 'unknown', text: unknownWarranty }
  if (startsOn === null || until === null) return { kind: 'unstarted', text: unstartedWarranty }
  if (until >= today) return { kind: 'running', text: `até ${formatDate(until)}` }
  return { kind: 'ended', text: `terminou em ${formatDate(until)}` }
}
