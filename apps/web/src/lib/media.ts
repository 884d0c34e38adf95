import { useMediaQuery } from '@mantine/hooks'

/** Read during the first render, so that the page is not painted in the wrong layout first. */
const atOnce = { getInitialValueInEffect: false }

/** Below 768 px: rows become cards, and actions are in a bottom bar. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 47.99em)', false, atOnce)

/** From 1100 px: rails are beside the content. */
export const useHasRail = (): boolean => useMediaQuery('(min-width: 68.75em)', true, atOnce)

/** From 1440 px: the navigation is in the bar (NAV-007). */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 90em)', true, atOnce)

/** From 1500 px: additional space in the bar (CON-011). */
export const useHasRoomToSpare = (): boolean => useMediaQuery('(min-width: 93.75em)', false, atOnce)

/** From 1200 px: the store's menu is beside its list. */
export const useHasStorePanel = (): boolean => useMediaQuery('(min-width: 75em)', true, atOnce)
