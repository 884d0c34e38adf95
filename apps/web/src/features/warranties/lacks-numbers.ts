import type { TrackedProductView } from '@girassol/contract/warranties'

/** The units that have a serial number; a replaced one and the one in its place are the same unit (WAR-007). */
export const countNumbered = ({ serials }: Pick<TrackedProductView, 'serials'>): number =>
  serials.filter(({ replacedBy }) => replacedBy === null).length

/** Whether units of the product have no serial number yet. */
export const lacksNumbers = (product: TrackedProductView): boolean => countNumbered(product) < product.units
