import type { TrackedProductView } from '@girassol/contract/warranties'

/** Whether units of the product have no serial number yet. */
export const lacksNumbers = ({ units, serials }: TrackedProductView): boolean => serials.length < units
