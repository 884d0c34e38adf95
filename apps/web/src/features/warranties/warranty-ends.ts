import type { SerialView } from '@girassol/contract/warranties'
import { unknownWarranty, unstartedWarranty } from '@girassol/domain/warranties'
import { formatDate } from '../../lib/format.ts'

/** What a serial number says about its warranties. */
export type Cover = Pick<
  SerialView,
  'startsOn' | 'productMonths' | 'performanceMonths' | 'productUntil' | 'performanceUntil'
>

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

type NamedWarranty = { readonly name: string; readonly warranty: Warranty }

/** The warranties of a number by their names, that of the product first. */
export const toWarranties = (cover: Cover): readonly NamedWarranty[] => {
  const performance = performanceWarranty(cover)
  return [
    { name: 'Garantia do produto', warranty: productWarranty(cover) },
    ...(performance === null ? [] : [{ name: 'Garantia de desempenho', warranty: performance }]),
  ]
}

export type WarrantyEnd = { readonly kind: 'unknown' | 'unstarted' | 'running' | 'ended'; readonly text: string }

/** WAR-004, WAR-008: the last day of a warranty, or the sentence in its place; an ended one says so in words. */
export const describeEnd = ({ startsOn, months, until }: Warranty, today: string): WarrantyEnd => {
  if (months === null) return { kind: 'unknown', text: unknownWarranty }
  if (startsOn === null || until === null) return { kind: 'unstarted', text: unstartedWarranty }
  if (until >= today) return { kind: 'running', text: `até ${formatDate(until)}` }
  return { kind: 'ended', text: `terminou em ${formatDate(until)}` }
}
