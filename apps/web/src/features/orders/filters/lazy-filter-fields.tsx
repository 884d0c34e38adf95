import { lazyPart } from '../../../ui/lazy-part.tsx'

/** Loads the fields of the filter panel, which is closed at first. */
export const loadFilterFields = () => import('./order-filter-fields.tsx')

export const OrderFilterFields = lazyPart(async () => (await loadFilterFields()).OrderFilterFields)
export const StaffFilterFields = lazyPart(async () => (await loadFilterFields()).StaffFilterFields)
