import { readCart } from '@girassol/contract/cart'
import { useDebouncedCallback } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshEndpoints } from '../../../lib/use-endpoint.ts'

/**
 * One for the page, since a channel hears every other but itself. A browser too old for it has none: its tabs learn of
 * changes when they are looked at again.
 */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('girassol-cart')

/** Tells the other tabs that the server has changed the cart. */
export const notifyOtherTabs = (): void => channel?.postMessage('changed')

/** How long the cart of another tab must rest before it is read (NAV-025). */
const restMs = 1000

/** Reads the cart again when another tab has changed it; to be used once in a page. */
export const useCartOfOtherTabs = (): void => {
  const client = useQueryClient()
  const refresh = useDebouncedCallback(() => void refreshEndpoints(client, [readCart]), restMs)
  useEffect(() => {
    channel?.addEventListener('message', refresh)
    return () => channel?.removeEventListener('message', refresh)
  }, [refresh])
}
