import { lazy } from 'react'

/** Loads the fields of the filter panel, which is closed at first. */
export const loadFilterFields = () => import('./order-filter-fields.tsx')

export const OrderFilterFields = lazy(async () => ({ default: (await loadFilterFields()).OrderFilterFields }))
export const StaffFilterFields = lazy(async () => ({ default: (await loadFilterFields()).StaffFilterFields }))
