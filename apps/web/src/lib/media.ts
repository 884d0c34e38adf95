import { useMediaQuery } from '@mantine/hooks'

/** Known at the first render: the answer must not arrive after a paint in the wrong form. */
const atOnce = { getInitialValueInEffect: false }

/** Under 768 px: rows become cards, actions sit in a bottom bar. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 47.99em)', false, atOnce)

/** From 1100 px: rails stand beside the content. */
export const useHasRail = (): boolean => useMediaQuery('(min-width: 68.75em)', true, atOnce)

/** From 1440 px: navigation inline (NAV-007). */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 90em)', true, atOnce)

/** From 1500 px: room to spare in the bar (CON-011). */
export const useHasRoomToSpare = (): boolean => useMediaQuery('(min-width: 93.75em)', false, atOnce)

/** From 1200 px: the store's menu stands beside its list. */
export const useHasStorePanel = (): boolean => useMediaQuery('(min-width: 75em)', true, atOnce)
